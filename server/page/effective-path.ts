import { exemptPaths, publicPaths } from '@portal/contract';

/**
 * Where the client's redirects will lead (S2.001, S2.002, S2.006, S4.028), so that the page can bring what that place
 * needs. The redirecting itself stays with the client.
 * @param path the path of the address, without query.
 */
export function effectivePath(path: string, signedIn: boolean): string {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  if (plain === '/login' || plain === '/portal' || plain.startsWith('/portal/')) return '/home';
  if (isPublic(plain)) return plain;
  if (!signedIn) return '/home';
  return plain === '/' ? '/dashboard' : plain;
}

/** @param path a path as effectivePath gives it. */
export function isPublic(path: string): boolean {
  return [...publicPaths, ...exemptPaths].some((open) => open === path);
}

/** A12: whether the address of the page may hold a token. @param path a path as effectivePath gives it. */
export function carriesToken(path: string): boolean {
  return path === '/autoLogin' || path === '/auth-redirect';
}
