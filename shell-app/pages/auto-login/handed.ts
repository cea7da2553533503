import { syncPlace } from '../../navigation/place.ts';

/** Pages that another site may send somebody to with a credential in the address (A12). */
const handOvers = ['/autoLogin', '/auth-redirect'];

/** What a link may bring: a code that works once, or the token of a session. A code counts first. */
const names = ['code', 'token'] as const;

export interface Handed {
  kind: (typeof names)[number];
  value: string;
}

let stored: Handed | null = null;

/**
 * Takes what a hand-over brings out of the address bar and the history. Called before anything else runs, so that no
 * request, no error text and no Back can carry it. Only /autoLogin keeps it, in the memory of this page.
 */
export function hideHanded(): void {
  const { pathname, search, hash } = window.location;
  const path = pathname.replace(/\/+$/, '');
  if (!handOvers.includes(path)) return;
  const query = new URLSearchParams(search);
  const fragment = new URLSearchParams(hash.slice(1));
  const kind = names.find((name) => query.has(name));
  const brought = kind ? { kind, value: query.get(kind) ?? '' } : null;
  if (brought === null && !names.some((name) => fragment.has(name))) return;
  window.history.replaceState(
    window.history.state,
    '',
    `${path}${without(query, '?', search)}${without(fragment, '#', hash)}`,
  );
  syncPlace();
  stored = path === '/autoLogin' ? brought : null;
}

export const handed = (): Handed | null => stored;

export function forgetHanded(): void {
  stored = null;
}

/** Whatever brought nothing stays as it was written. */
function without(values: URLSearchParams, sign: '?' | '#', written: string): string {
  if (!names.some((name) => values.has(name))) return written;
  for (const name of names) values.delete(name);
  return values.size > 0 ? `${sign}${values}` : '';
}
