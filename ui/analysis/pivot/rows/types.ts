import type { CellFormat, MarketAnswer, MarketCatalogue, TableColumn } from '@portal/contract';

/** A figure of a pivot. */
export interface PivotFigure {
  /** Unique among the figures of a pivot. */
  id: string;
  name: string;
  unit: string;
  format: CellFormat;
  growth: boolean;
  definition: string;
  formula: string;
  adds: MarketCatalogue['indicators'][number]['adds'];
  /** Where another number of them is chosen than its format has. */
  decimals?: TableColumn['decimals'];
}

/** Which dimensions lie on rows and which on columns, from the outermost to the innermost. */
export interface PivotShape {
  rows: readonly string[];
  columns: readonly string[];
}

/** How many of the dimensions of a shape, from the outermost on, figures are told apart by. */
export interface PivotLevel {
  rows: number;
  columns: number;
}

/** What the market answered about a level of a pivot. */
export interface PivotPart extends PivotLevel {
  /** The place of a figure among those of the pivot, by the indicator of the answer. */
  figures: Readonly<Record<string, number>>;
  answer: Pick<MarketAnswer, 'columns' | 'rows' | 'coverage'>;
  /** Its figures are of all members of the outermost row dimension that are not shown by themselves. */
  others?: boolean;
}

/** A member within the members above it, or everything: the root. */
export interface PivotNode {
  /** Tells it apart among the nodes of its side; empty for the root. */
  id: string;
  name: string;
  /** The names from the outermost member down to this one. */
  path: readonly string[];
  /** The member of each dimension down to this one. */
  keys: Readonly<Record<string, string>>;
  /** 0 of the root. */
  depth: number;
  children: readonly PivotNode[];
  /** It is no member of its own, such as what nobody named. */
  unnamed: boolean;
}

/** Figures of a cell in the order of the pivot; what was not found is undefined, what has no value is null. */
export type PivotCell = readonly (number | null | undefined)[];

/** Answers put together: a tree of rows, a tree of columns, and a cell where two nodes meet. */
export interface Pivot {
  shape: PivotShape;
  figures: readonly PivotFigure[];
  rows: PivotNode;
  columns: PivotNode;
  /** The keys of members in their own order, by dimension; of those that have none there is nothing. */
  orders: Readonly<Record<string, readonly string[]>>;
  cell: (row: string, column: string) => PivotCell | undefined;
  /** Whether nobody delivered what a figure would be about. */
  isUncovered: (figure: number, row: PivotNode, column: PivotNode) => boolean;
}

export interface PivotSorting {
  /** Of a column line; null sorts by the names of the rows. */
  column: string | null;
  direction: 'ascending' | 'descending';
}

/** What figures are shown as. */
export const shownAs = ['value', 'row', 'column', 'total'] as const;
export type ShownAs = (typeof shownAs)[number];

/** How cells are marked by their figures. */
export const markings = ['none', 'bars', 'scale', 'signs'] as const;
export type Marking = (typeof markings)[number];
