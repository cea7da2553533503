import { kitChoices } from './choices.ts';
import type { AnalysisPage, Subject } from './define-page.ts';

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

/** An area as its frame uses it. */
export interface AnalysisArea extends Subject {
  name: string;
  /** By their names in the address, in the order of the menu. */
  pages: Readonly<Record<string, AnalysisPage>>;
  /**
   * Which pages show the members of a dimension; marks and rows lead to the page they stand on, else to the first that
   * shows it. An area of one page calls it by an empty name, and may have its dimension under another word of the
   * address (`as`), which is then always written.
   */
  cuts: readonly { page: string; by: readonly string[]; as?: string }[];
  /** Choices in the address that belong to one page alone: they are not taken along to another. */
  choices: readonly string[];
  /** The name that the export of a page has in the table of downloads. */
  exportPath: (page: string) => string;
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

/** The page of a name in the address, or the first one. @throws Error where the area has none */
export function pageOf({ pages }: Pick<AnalysisArea, 'pages'>, name: string | undefined): AnalysisPage {
  const all = Object.values(pages);
  const page = all.find((analysisPage) => analysisPage.name === name) ?? all[0];
  if (!page) throw new Error('an area of analysis has at least one page');
  return page;
}
