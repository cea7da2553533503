import { areaPreload } from '@portal/shell';
import { catalogues, market, priceCatalogue } from './ask.ts';
import { firstQuestion } from './page-choice.ts';

/** The catalogue, and by it the question of the page. */
export const preload = areaPreload(({ pathname, query }) => [
  catalogues
    .ask(priceCatalogue)
    .then((catalogue): Promise<unknown> => market.ask(firstQuestion(pathname, query, catalogue))),
]);
