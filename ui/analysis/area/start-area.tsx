import { type AreaLifecycles, type AreaProps, areaPreload, reactArea } from '@portal/shell';
import { AnalysisApp, type PageComponents } from '../frame/analysis-app.tsx';
import { type AnalysisArea, pageOf } from '../page/analysis-area.ts';
import { catalogues, market } from '../page/ask.ts';
import { firstQuestions } from './first-questions.ts';

/** Asks for the catalogue of what a page is about, and by it the questions of the page; one that is read asks its own alone. */
const preloadOf = (area: AnalysisArea) =>
  areaPreload(({ page: name, query }) => {
    const page = pageOf(area, name);
    const { dataset, views } = page.of ?? area;
    const ahead = page.ahead?.({ view: views.read(query), search: query }) ?? [];
    if (page.ownFrame || page.withoutMarket) return [...ahead];
    const first = catalogues.ask({ dataset }).then((catalogue) => {
      const questions = firstQuestions(area, name, query, catalogue);
      return Promise.all(questions.map((question) => (question instanceof Promise ? question : market.ask(question))));
    });
    return [...ahead, first];
  });

/**
 * What the entry of an area of analysis exports.
 * @param load imports the code of all its pages: one piece, so that going from one to another fetches nothing
 */
export const startArea = (
  area: AnalysisArea,
  load: () => Promise<{ default: PageComponents }>,
): AreaLifecycles & { preload: (path: string) => void } => ({
  preload: preloadOf(area),
  ...reactArea(async () => {
    const { default: components } = await load();
    return {
      default: ({ basePath }: AreaProps) => <AnalysisApp area={area} components={components} basePath={basePath} />,
    };
  }),
});
