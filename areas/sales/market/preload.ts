import { areaPreload } from '@portal/shell';
import { catalogues, comparisons, market, salesCatalogue } from './ask.ts';
import { comparisonIn, firstQuestion, pageOf } from './page-choice.ts';

/** The catalogue, and by it the question of the page. */
export const preload = areaPreload(({ pathname, query }) => [
  catalogues.ask(salesCatalogue).then((catalogue): Promise<unknown> => {
    const compared = pageOf(pathname) === 'compare' ? comparisonIn(query, catalogue) : null;
    return compared ? comparisons.ask(compared) : market.ask(firstQuestion(pathname, query, catalogue));
  }),
]);
