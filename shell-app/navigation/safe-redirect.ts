const neverBack = ['/portal', '/login', '/autoLogin', '/auth-redirect', '/home'];

/**
 * Where to land after a sign-in (A05, S4.026, S4.029).
 *
 * @param wanted the decoded redirect value of the query, or null
 * @returns the wanted path when it surely stays on this site and is no sign-in page itself, else /
 */
export function safeRedirect(wanted: string | null): string {
  if (!wanted || !/^\/(?![/\\])/.test(wanted) || hasControlCharacter(wanted)) return '/';
  const path = wanted.split(/[?#]/, 1)[0] ?? '/';
  return neverBack.some((page) => path === page || path.startsWith(`${page}/`)) ? '/' : wanted;
}

const hasControlCharacter = (text: string): boolean => {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 32 || code === 127) return true;
  }
  return false;
};
