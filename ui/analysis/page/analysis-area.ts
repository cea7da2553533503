import type { AnalysisPage, Subject } from './define-page.ts';

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

/** The page of a name in the address, or the first one. @throws Error where the area has none */
export function pageOf({ pages }: Pick<AnalysisArea, 'pages'>, name: string | undefined): AnalysisPage {
  const all = Object.values(pages);
  const page = all.find((analysisPage) => analysisPage.name === name) ?? all[0];
  if (!page) throw new Error('an area of analysis has at least one page');
  return page;
}
