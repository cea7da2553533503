import type { ChartWords, SeriesFormat } from './common-spec.ts';
import type { GridSpec } from './grid-spec.ts';
import type { FlowChartSpec, MoreSpec } from './more-spec.ts';
import type { QuadrantChartSpec } from './quadrant-spec.ts';

export type ChartKind = 'line' | 'column' | 'bar' | 'area' | 'areaShare' | 'stacked' | 'stackedShare';

export interface ChartSeries {
  /** Decides the colour; the key of the member on the wire. */
  key: string;
  /** The full name; cut at 40 where it is drawn. */
  name: string;
  /** What stands beside the end of its line, where the full name says more than who it is. */
  who?: string;
  format: SeriesFormat;
  /** What is counted, such as 辆: the title of its axis says it behind the unit. */
  noun?: string;
  /** What an index is measured from, such as 100: its bars stand on it, upwards or downwards. */
  base?: number;
  /** One value for each category; null where there is none. */
  values: (number | null)[];
  /** Another kind than the chart's, for a line over columns. */
  kind?: 'line' | 'column';
  /** A change of each value, as a ratio, said in the tooltip. */
  changes?: (number | null)[];
  /** Values that stand for no member of their own, such as what nobody named: their bars are drawn in a quiet colour. */
  quiet?: boolean[];
  /** The key of the series whose earlier values these are: drawn in its colour, dashed, and shown and hidden with it. */
  of?: string;
  /**
   * The values of the series `of` that are forecast, with both ends of what they may be: dashes that go on from its last
   * value, and a shade.
   */
  band?: { low: (number | null)[]; high: (number | null)[] };
  /** What values were before they were revised, said in the tooltip; null where they were the same. */
  formers?: (number | null)[];
}

/** What the marks of a chart stand for, by dimensions of the market: a press on one of them leads on from there. */
export interface ChartMembers {
  /** The dimension that the series are members of, by their keys. */
  series?: string;
  /** The dimension that the categories are members of, and the key of each; null for one that stands for no member. */
  categories?: { dimension: string; keys: (string | null)[] };
}

/** What happened in a period: a mark below the axis. */
export interface ChartEvent {
  /** Index of the category. */
  at: number;
  kind: 'policy' | 'launch' | 'priceCut' | 'facelift' | 'price' | 'incentive' | 'software' | 'benefit' | 'note';
  /** What it was: the policy, the model. */
  name: string;
  /** Its name says of what kind it is, as "Facelift" does: the kind is not said beside it. */
  alone?: boolean;
  /** Address within the portal where it is read. */
  to?: string;
}

export interface CategoryChartSpec extends ChartWords {
  kind: ChartKind;
  /** Names of the categories: months or members. */
  categories: string[];
  series: ChartSeries[];
  /** Name of `changes` in the tooltip, such as yoy. */
  changeName?: string;
  /** Index of the first category whose figures are preliminary: from there the line is dotted. */
  preliminaryFrom?: number | null;
  /**
   * Indices of categories of which only some months are there, such as a year that is not over: each is a hollow mark of
   * its own, to which no line leads, since less of a period is no fall.
   */
  partial?: readonly number[];
  /** The series are members that came to the market at some time: zeros before the first sale are a gap. */
  fromLaunch?: boolean;
  /** The series have an order of their own, such as bands of prices: one colour from light to dark says it. */
  isOrdered?: boolean;
  /** Names stand in the legend alone: the lines need the room beside them. */
  unnamed?: boolean;
  /** The categories count on from the first one, such as months since a launch: that one is named, and every n-th after it. */
  fromFirst?: boolean;
  /** Marks below the axis of a chart over time. */
  events?: ChartEvent[];
  /**
   * Where what is forecast begins, by the index of its first category; its name in the legend, and beside the line where
   * it begins. Apart where its first category holds the last counted one as well: no line leads from a part to its whole.
   */
  forecast?: { from: number; name: string; begins: string; apart?: boolean };
  /** Bars whatever room there is; without it they give way to lines where they would float in wide gaps. */
  asBars?: boolean;
  /** Lying bars of a category stand behind each other, as what they come to or as parts of it, and not below each other. */
  behind?: 'amount' | 'share';
  /** Each unit has a panel of its own, one below the other over the same categories, in place of two axes on one ground. */
  panels?: boolean;
  /** Absent where the marks lead nowhere. */
  members?: ChartMembers;
}

/** A figure along one axis. */
export interface ScatterAxis {
  name: string;
  format: SeriesFormat;
  /** What is counted, such as 辆: the title of its axis says it behind the unit. */
  noun?: string;
  /** A ratio or an index that is a level, such as a share, and no change: its axis begins at zero where no value is below. */
  isLevel?: boolean;
}

export interface ScatterChartSpec extends ChartWords {
  kind: 'scatter';
  x: ScatterAxis;
  y: ScatterAxis;
  points: { key: string; name: string; x: number | null; y: number | null }[];
  /** The dimension that the points are members of; absent where they lead nowhere. */
  members?: string;
}

/** Charts with axes. */
export type PlottedSpec = CategoryChartSpec | ScatterChartSpec;

export type ChartSpec = PlottedSpec | MoreSpec | QuadrantChartSpec | FlowChartSpec | GridSpec;
