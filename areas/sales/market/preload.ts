import { areaPreload } from '@portal/shell';
import { catalogues, comparisons, market, salesCatalogue } from './ask.ts';
import { changes, changesIn } from './ask-changes.ts';
import { comparisonIn, firstQuestion, pageOf } from './page-choice.ts';

/** The catalogue, and by it the question of the page. */
export const preload = areaPreload(({ pathname, query }) => [
  ...(pageOf(pathname) === 'changes' ? [changes.ask(changesIn(query))] : []),
  catalogues.ask(salesCatalogue).then((catalogue): Promise<unknown> | undefined => {
    if (pageOf(pathname) === 'changes') return undefined;
    const compared = pageOf(pathname) === 'compare' ? comparisonIn(query, catalogue) : null;
    return compared ? comparisons.ask(compared) : market.ask(firstQuestion(pathname, query, catalogue));
  }),
]);
