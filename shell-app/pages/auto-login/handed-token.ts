import { syncPlace } from '../../navigation/place.ts';

/** Pages that another site may send somebody to with a token in the address (A12). */
const handOvers = ['/autoLogin', '/auth-redirect'];

let held: string | null = null;

/**
 * Takes the token of a hand-over out of the address bar and the history. Called before anything else runs, so that no
 * request, no error text and no Back can carry it. Only /autoLogin keeps it, in the memory of this page.
 */
export function hideHandedToken(): void {
  const { pathname, search, hash } = window.location;
  const path = pathname.replace(/\/+$/, '');
  if (!handOvers.includes(path)) return;
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const token = query.get('token');
  if (token === null && !fragment.has('token')) return;
  window.history.replaceState(
    window.history.state,
    '',
    `${path}${without(query, '?', search)}${without(fragment, '#', hash)}`,
  );
  syncPlace();
  held = path === '/autoLogin' ? token : null;
}

export const handedToken = (): string | null => held;

export function forgetHandedToken(): void {
  held = null;
}

/** Whatever held no token stays as it was written. */
function without(values: URLSearchParams, sign: '?' | '#', written: string): string {
  if (!values.has('token')) return written;
  values.delete('token');
  return values.size > 0 ? `${sign}${values}` : '';
}
