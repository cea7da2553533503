import { areaPreload } from '@portal/shell';
import { catalogues, comparisons, market, salesCatalogue } from './ask.ts';
import { changes, changesIn, datasetIn, datasets } from './ask-changes.ts';
import { comparisonIn, firstQuestion, pageOf } from './page-choice.ts';
import { salesViews } from './views.ts';

/** Another dataset than the area's own is asked about where the account may see it, which the list says. */
const firstOfChanges = (query: URLSearchParams): Promise<unknown>[] =>
  datasetIn(query) === 'sales' ? [changes.ask(changesIn(query, 'sales', salesViews.read(query)))] : [datasets.ask({})];

/** The catalogue, and by it the question of the page. */
export const preload = areaPreload(({ pathname, query }) => [
  ...(pageOf(pathname) === 'changes' ? firstOfChanges(query) : []),
  catalogues.ask(salesCatalogue).then((catalogue): Promise<unknown> | undefined => {
    if (pageOf(pathname) === 'changes') return undefined;
    const compared = pageOf(pathname) === 'compare' ? comparisonIn(query, catalogue) : null;
    return compared ? comparisons.ask(compared) : market.ask(firstQuestion(pathname, query, catalogue));
  }),
]);
