import { areaPreload } from '@portal/shell';
import { catalogues, market } from './ask.ts';
import { aboutOf, firstQuestions, pageOf } from './page-choice.ts';

/** The catalogue of what the page asks about, and by it the questions of the page. */
export const preload = areaPreload(({ pathname, query }) => [
  catalogues
    .ask({ dataset: aboutOf[pageOf(pathname)].dataset })
    .then((catalogue) => Promise.all(firstQuestions(pathname, query, catalogue).map(market.ask))),
]);
