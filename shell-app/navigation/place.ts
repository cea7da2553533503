import { proxy, useSnapshot } from 'valtio';

/** Where the browser is: path, query with its ?, and hash with its #. */
export interface Place {
  path: string;
  search: string;
  hash: string;
}

const here = (): Place => ({
  path: window.location.pathname,
  search: window.location.search,
  hash: window.location.hash,
});

export const place = proxy<Place>(here());

export const usePlace = () => useSnapshot(place);

/** Path, query and hash in one text. */
export const fullPath = ({ path, search, hash }: Place): string => `${path}${search}${hash}`;

/** Reads a same-site address such as /news?id=1#top; the origin does not matter. */
export function placeOf(address: string): Place {
  const url = new URL(address, window.location.origin);
  return { path: url.pathname, search: url.search, hash: url.hash };
}

/** Takes the place from the address bar. */
export const syncPlace = (): void => {
  Object.assign(place, here());
};

type Settle = (to: Place) => Place;

let settle: Settle = (to) => to;

/** Lets a rule say where a navigation ends before it begins: one entry of the history, and one change of the page. */
export function settleNavigation(rule: Settle): () => void {
  settle = rule;
  return () => {
    settle = (to) => to;
  };
}

/**
 * Goes to a path of the portal without a page load. single-spa watches the history and mounts the area.
 *
 * @param path path with query and hash; an address of another site is refused
 * @param options replace: the entry of now is replaced, so that Back does not return to it
 * @throws RangeError for an address of another site
 */
export function navigate(path: string, options: { replace?: boolean } = {}): void {
  const url = new URL(path, window.location.origin);
  if (url.origin !== window.location.origin)
    throw new RangeError(`navigate() stays on this site, not on ${url.origin}`);
  const target = fullPath(settle({ path: url.pathname, search: url.search, hash: url.hash }));
  if (options.replace) window.history.replaceState(null, '', target);
  else if (target !== fullPath(here())) window.history.pushState(null, '', target);
  syncPlace();
}

/** Follows Back, Forward, and areas that change the history themselves (single-spa announces those as popstate). */
export function followHistory(): () => void {
  window.addEventListener('popstate', syncPlace);
  return () => window.removeEventListener('popstate', syncPlace);
}
