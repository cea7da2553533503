/** The address that an area is asked for. */
export interface PlaceQuery {
  /** Such as /sales/ranking. */
  pathname: string;
  /** The page of the area: what follows its prefix. Empty for the prefix alone. */
  page: string;
  query: URLSearchParams;
}

/** @param path such as /sales/ranking, with or without its query: what it is asked with then stands in the address bar */
function placeOf(path: string): PlaceQuery {
  const { pathname, search } = new URL(path, location.origin);
  const query = new URLSearchParams(search || (pathname === location.pathname ? location.search : ''));
  return { pathname, page: pathname.split('/')[2] ?? '', query };
}

/**
 * The `preload` of an area: asks what a page will ask first, while its code is still on its way. The page finds the
 * same promises; failures are the page's to show, here they are let go.
 * @param ask asks by way of `questionsTo` and `questionsBy`, and gives what was asked
 */
export function areaPreload(ask: (place: PlaceQuery) => readonly Promise<unknown>[]): (path: string) => void {
  return (path) => {
    for (const request of ask(placeOf(path))) request.catch(() => undefined);
  };
}
