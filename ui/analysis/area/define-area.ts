import type { AnalysisArea } from '../page/analysis-area.ts';
import type { AnalysisPage, Subject } from '../page/define-page.ts';
import { kitChoices } from './kit-choices.ts';

/** What sets an area of analysis apart from another; everything else of its pages is the kit's. */
export interface AreaDeclaration extends Subject {
  /** Names it in the hooks of tests: `sales` gives `sales-failed`. */
  name: string;
  /** In the order of the menu; the first is shown for an address that names none. */
  pages: readonly AnalysisPage[];
  /** The pages that marks and rows lead to, in the order in which they are offered; others with `cuts` follow. */
  ways?: readonly AnalysisPage[];
  /** The part of the wire that names its exports in the table of downloads (S3.053): /v3/<exports>/<page>/export. */
  exports: string;
}

/** The area that its pages and what it says of itself make. */
export function defineArea({ pages, ways = [], exports, ...area }: AreaDeclaration): AnalysisArea {
  const offered = [...new Set([...ways, ...pages])];
  return {
    ...area,
    pages: Object.fromEntries(pages.map((page) => [page.name, page])),
    cuts: offered.flatMap(({ name, cuts }) => (cuts ? [{ page: name, by: cuts }] : [])),
    choices: [...new Set([...kitChoices, ...pages.flatMap(({ choices }) => Object.keys(choices))])],
    exportPath: (page) => `/v3/${exports}/${page}/export`,
  };
}
