const neverBack = ['/portal', '/login', '/autoLogin', '/auth-redirect', '/home'];

/** Stands for this site: an address that leads away from here leads away from anywhere. */
const base = 'http://site.invalid';

/**
 * Where to land after a sign-in (A05, S4.026, S4.029).
 *
 * @param wanted the decoded redirect value of the query, or null
 * @returns the wanted path, as the browser reads it, when it surely stays on this site and is no sign-in page itself;
 * else /
 */
export function safeRedirect(wanted: string | null): string {
  if (!wanted || !isPath(wanted) || hasControlCharacter(wanted) || !URL.canParse(wanted, base)) return '/';
  // Dots and backslashes are resolved before anything is judged: /x/..//host is another site, /x/../home is /home.
  const { origin, pathname, search, hash } = new URL(wanted, base);
  if (origin !== base || !isPath(pathname)) return '/';
  const signsIn = neverBack.some((page) => pathname === page || pathname.startsWith(`${page}/`));
  return signsIn ? '/' : `${pathname}${search}${hash}`;
}

/** One slash in front: two, or one with a backslash, begin the name of another site. */
const isPath = (text: string): boolean => /^\/(?![/\\])/.test(text);

const hasControlCharacter = (text: string): boolean => {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 32 || code === 127) return true;
  }
  return false;
};
