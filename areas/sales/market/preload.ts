import { catalogues, comparisons, market, salesCatalogue } from './ask.ts';
import { comparisonIn, firstQuestion, pageOf } from './page-choice.ts';

/**
 * Asks what the page of a path will ask first, while its code is still on its way. The page finds the same promise;
 * failures are the page's to show, here they are let go.
 * @param path such as /sales/ranking, with or without its query
 */
export function preload(path: string): void {
  const { pathname, search } = new URL(path, location.origin);
  // The host names the path alone; what it is asked with stands in the address.
  const query = new URLSearchParams(search || (pathname === location.pathname ? location.search : ''));
  catalogues
    .ask(salesCatalogue)
    .then((catalogue): Promise<unknown> => {
      const compared = pageOf(pathname) === 'compare' ? comparisonIn(query, catalogue) : null;
      return compared ? comparisons.ask(compared) : market.ask(firstQuestion(pathname, query, catalogue));
    })
    .catch(() => undefined);
}
