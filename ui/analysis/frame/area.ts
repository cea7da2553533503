import type { CallPayload } from '@portal/shell';
import type { MarketViews } from '@portal/ui';
import type { ComponentType } from 'react';

/** One page of an area. */
export interface AnalysisPage {
  component: ComponentType;
  /** How many of the latest periods it shows while the address names no months; absent: as many as its date type has. */
  periods?: number;
  /** It shows counts of cars: a person chooses in which unit they are written, and with how many decimals. */
  counts?: boolean;
  /** It shows amounts of money beside them, whose unit is chosen with theirs. */
  money?: boolean;
  /** It has a bar of filters of its own, in place of the one of the frame. */
  ownFilters?: boolean;
  /** What it asks about where that is another dataset than the area's, and the views of that one. */
  of?: Pick<AnalysisArea, 'dataset' | 'views'> & {
    /** What an account is told that may not see it: another product may open it than the area's. */
    words: { useTranslate: () => (key: 'refused') => string };
  };
}

/** What sets one area of analysis apart from another; everything else of its pages is the kit's. */
export interface AnalysisArea<Page extends string = string> {
  /** Names it in the hooks of tests: `sales` gives `sales-failed`. */
  name: string;
  /** What it asks about. */
  dataset: CallPayload<'marketCatalogue'>['dataset'];
  /** Its sources and dimensions, and how they stand in the address. */
  views: MarketViews;
  /** By their names in the address, in the order of the menu; the first is shown for an address that names none. */
  pages: Record<Page, AnalysisPage>;
  /**
   * Which pages show the members of a dimension, by the choice `by` in the address, whose usual value is the first of the
   * list; one that is no dimension stands for all members together. Marks and rows lead to the page they stand on, else
   * to the first that shows the dimension. An area of one page calls it by an empty name, and may have its dimension
   * under another word of the address (`as`), which is then always written.
   */
  cuts?: readonly { page: Page | ''; by: readonly string[]; as?: string }[];
  /** Choices in the address that belong to one page alone: they are not taken along to another. */
  choices: readonly string[];
  /** The name that the export of a page has in the table of downloads (S3.053). */
  exportPath: (page: string) => string;
  /** The title of each page, and what an account is told that may not see the area. */
  words: { useTranslate: () => (key: Page | 'refused') => string };
}

/** The page of an address below an area: of /trend, or the first one. */
export function pageAt<Page extends string>({ pages }: Pick<AnalysisArea<Page>, 'pages'>, pathname: string): Page {
  const names = Object.keys(pages) as Page[];
  return names.find((name) => name === pathname.split('/')[1]) ?? (names[0] as Page);
}
