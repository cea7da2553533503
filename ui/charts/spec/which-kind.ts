import type { CategoryChartSpec, ChartKind, ChartSpec, PlottedSpec } from './spec.ts';

const overCategories: readonly ChartKind[] = ['line', 'column', 'bar', 'area', 'areaShare', 'stacked', 'stackedShare'];

/** Whether a chart has categories with a value of each series: months or members. */
export const isCategoryChart = (spec: ChartSpec): spec is CategoryChartSpec =>
  (overCategories as readonly string[]).includes(spec.kind);

/** Whether a chart is drawn of lines, bars and dots alone. */
export const isPlotted = (spec: ChartSpec): spec is PlottedSpec => isCategoryChart(spec) || spec.kind === 'scatter';

/** Whether a picture takes the height that its rows need, and no other. */
export const isGrown = (spec: ChartSpec): boolean =>
  spec.kind === 'heat' || spec.kind === 'multiples' || spec.kind === 'tiles';

/** Whether a picture is made of cells that are elements of the page, which say themselves when they are pressed. */
export const hasCells = (spec: ChartSpec): boolean => isGrown(spec) || spec.kind === 'flow';

/** Whether the picture itself is the table for those who hear the page. */
export const isOwnTable = (spec: ChartSpec): boolean => spec.kind === 'heat';

/** Whether its members stand below each other. */
export const isLying = ({ kind }: ChartSpec): boolean => ['bar', 'ladder', 'box', 'waterfall'].includes(kind);
