import type { ChartWords } from './common-spec.ts';
import type { ChartFigure, ChartMember } from './grid-spec.ts';

/** From the cheapest trim to the dearest of each model, what is paid, and how many are sold. */
export interface LadderChartSpec extends ChartWords {
  kind: 'ladder';
  /** The dimension of its members; absent where they lead nowhere. */
  members?: string;
  /** What low and high are of, such as MSRP: both and the mark in one unit. */
  range: ChartFigure;
  /** What the mark is, such as the transaction price. */
  mark?: { name: string };
  /** What stands beside the ladder as a quiet bar, in its own axis: sales. */
  volume?: ChartFigure;
  /** From the top, in the order of the caller. */
  rows: (ChartMember & { low: number | null; high: number | null; mark?: number | null; volume?: number | null })[];
}

/** How a figure is spread within each member: quartiles, and the least and greatest. */
export interface BoxChartSpec extends ChartWords {
  kind: 'box';
  /** The dimension of its members; absent where they lead nowhere. */
  members?: string;
  value: ChartFigure;
  /** What each row counts, such as Trims. */
  counted: string;
  rows: (ChartMember & { count: number; spread: Spread | null })[];
}

/** Five figures of some values. */
export interface Spread {
  low: number;
  q1: number;
  median: number;
  q3: number;
  high: number;
}

/** What each part added or took on the way from one figure to another; the steps add up. */
export interface WaterfallChartSpec extends ChartWords {
  kind: 'waterfall';
  /** The dimension of its members; absent where they lead nowhere. */
  members?: string;
  value: ChartFigure;
  /** Without it the steps begin at zero, as contributions to a change do. */
  start?: { name: string; value: number | null };
  parts: (ChartMember & { value: number | null })[];
  end: { name: string; value: number | null };
  /** What a step is called that the parts leave over. */
  rest: string;
  /** Where the axis begins, so that steps much smaller than the start and the end are seen; 0 unless said. */
  floor?: number;
}

/** Charts that need more shapes than lines and bars. */
export type MoreSpec = LadderChartSpec | BoxChartSpec | WaterfallChartSpec;

/** One that a flow leaves or reaches; the same member may stand on both sides, under two ids. */
export interface FlowNode extends ChartMember {
  /** Tells it from the same member on another side. */
  id: string;
  /** The column that it stands in, from 0 at the left. */
  column: number;
}

/** What goes from members to members, as bands as wide as they are large. */
export interface FlowChartSpec extends ChartWords {
  kind: 'flow';
  /** The dimension of its members; absent where they lead nowhere. */
  members?: string;
  value: ChartFigure;
  /** What stands above each column, such as From and To. */
  heads: readonly string[];
  nodes: readonly FlowNode[];
  /** By the ids of nodes; nothing flows where there is no value. */
  links: readonly { from: string; to: string; value: number | null }[];
}

/** The links of a chart of flows that are drawn: those in which something flows. */
export const flowing = ({ links }: Pick<FlowChartSpec, 'links'>) => links.filter(({ value }) => (value ?? 0) > 0);
