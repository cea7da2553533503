import type { ChartWords, SeriesFormat } from './common-spec.ts';

/** A member of a dimension, or a period. */
export interface ChartMember {
  key: string;
  name: string;
}

/** What the figures of a chart are called, and how they are meant. */
export interface ChartFigure {
  name: string;
  format: SeriesFormat;
  /** What is counted, such as 辆: the title of its axis says it behind the unit. */
  noun?: string;
}

/**
 * How values become colours. sequential: from the least to the most of one colour; diverging: two colours away from
 * `middle`, for what is above or below something.
 */
export interface ColourScale {
  scale?: 'sequential' | 'diverging';
  /** Where a diverging scale has no colour: 0 unless said, 100 of an index. */
  middle?: number;
}

/** Little lines on one scale, one for each member: how they run, beside each other. */
export interface MultiplesChartSpec extends ChartWords {
  kind: 'multiples';
  /** The dimension of its members; absent where they lead nowhere. */
  members?: string;
  value: ChartFigure;
  /** Names of the periods. */
  categories: string[];
  cells: (ChartMember & {
    values: (number | null)[];
    /** What its values were in earlier months: drawn behind them, dashed. */
    was?: { name: string; values: (number | null)[] };
  })[];
  /** Index of the first category whose figures are preliminary: from there the line is dotted. */
  preliminaryFrom?: number | null;
  /** Indices of categories of which only some months are there: hollow marks of their own. */
  partial?: readonly number[];
}

/** Places as tiles of one size. */
export interface TilesChartSpec extends ChartWords, ColourScale {
  kind: 'tiles';
  /** The dimension of its members; absent where they lead nowhere. */
  members?: string;
  /** provinces: each at its place, by the two digits of its code, and those without a figure too; list: as they come. */
  layout: 'provinces' | 'list';
  value: ChartFigure;
  tiles: (ChartMember & { value: number | null; uncovered?: boolean })[];
}

/** Kinds that Highcharts does not draw. */
export type GridSpec = HeatChartSpec | MultiplesChartSpec | TilesChartSpec;

/** Members by members, or members by periods: one figure in each cell. */
export interface HeatChartSpec extends ChartWords, ColourScale {
  kind: 'heat';
  /** The dimensions of rows and columns; absent where the cells lead nowhere. */
  members?: { rows?: string; columns?: string };
  /** What the rows are, such as Model: the head of the column of names. */
  rowsName: string;
  rows: ChartMember[];
  columns: ChartMember[];
  value: ChartFigure;
  /** By row and column; null where there is no figure. */
  values: (number | null)[][];
  /** By row and column: nobody delivered the figure. Told apart from none, and from zero. */
  uncovered?: boolean[][];
}
