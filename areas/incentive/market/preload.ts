import { areaPreload } from '@portal/shell';
import { catalogues, market } from './ask.ts';
import { firstQuestions } from './page-choice.ts';

/** The catalogue, and by it the questions of the page. */
export const preload = areaPreload(({ pathname, query }) => [
  catalogues
    .ask({ dataset: 'incentive' })
    .then((catalogue) => Promise.all(firstQuestions(pathname, query, catalogue).map(market.ask))),
]);
