import type { Place } from '../navigation/place.ts';

/**
 * Redirects of the route table; they run before the guard (A05) and keep query and hash (A06, A07).
 * S2.001 / to /dashboard, S2.002 /login to /home, S2.006 to S2.008 /portal and its children to /home.
 */
export function routeRedirect({ path, search, hash }: Place): string | null {
  const target = targetOf(path);
  return target === null ? null : `${target}${search}${hash}`;
}

function targetOf(path: string): string | null {
  if (path === '/') return '/dashboard';
  const [, first, second] = path.split('/');
  if (first === 'login' && !second) return '/home';
  // The cross-analysis is called by its product, too.
  if (first === 'cross-analysis') return '/multidimensional-query';
  return first === 'portal' ? '/home' : null;
}
