import { lyingHeight } from './lying-height.ts';
import { isTooNarrowForNames } from './names.ts';
import type { QuadrantChartSpec } from './quadrant-spec.ts';
import type { CategoryChartSpec, ChartSpec } from './spec.ts';
import { isCategoryChart } from './which-kind.ts';

/** S9.037: the widest a bar gets, in px. */
export const widest = 10;

/** The least part of the room of a category that its bars fill: with less they float in wide gaps. */
const leastFilled = 0.25;

/** Room beside the drawing for the figures of its axes, in px. */
const beside = 64;

const isStanding = (spec: CategoryChartSpec) => ['column', 'stacked', 'stackedShare'].includes(spec.kind);

/** Bars that stand beside each other in one category. */
const barsOf = ({ kind, series }: CategoryChartSpec): number =>
  kind === 'column' ? series.filter((chartSeries) => chartSeries.kind !== 'line').length : 1;

/** The parts of the only category as lying bars, a line for each, with their share. */
function partsOf(spec: CategoryChartSpec): CategoryChartSpec {
  const values = spec.series.map((series) => series.values[0] ?? null);
  const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const share = values.map((value) => (value === null || whole === 0 ? null : value / whole));
  return {
    ...spec,
    kind: 'bar',
    preliminaryFrom: null,
    partial: [],
    categories: spec.series.map(({ name }) => name),
    series: [{ key: 'total', name: spec.categories[0] ?? '', format: 'percent', values: share }],
    members: spec.members?.series
      ? { categories: { dimension: spec.members.series, keys: spec.series.map(({ key }) => key) } }
      : undefined,
  };
}

/** The bars of the only category, lying; what is measured otherwise stands in the table. */
const lying = (spec: CategoryChartSpec): CategoryChartSpec => ({
  ...spec,
  kind: 'bar',
  preliminaryFrom: null,
  partial: [],
  series: spec.series.filter((series) => series.kind !== 'line'),
});

/** On less, the names of two quadrants have no room beside each other, in px. */
const narrowest = 480;

/** The names of quadrants, each side of a comma on a line of its own. */
const inLines = (parts: QuadrantChartSpec['parts']): QuadrantChartSpec['parts'] => {
  const broken = (name: string) => name.replace(/([、，,]) */, '$1\n');
  const { upperLeft, upperRight, lowerLeft, lowerRight } = parts;
  return {
    upperLeft: broken(upperLeft),
    upperRight: broken(upperRight),
    lowerLeft: broken(lowerLeft),
    lowerRight: broken(lowerRight),
  };
};

/**
 * The chart that suits the room there is: bars are at most 10 px wide (S9.037), so few of them on a wide ground are told
 * by lines or areas instead, and one alone by a lying bar; lines on a narrow ground leave their names to the legend.
 * @param width of the place of the chart, in px
 */
export function suitedSpec(spec: ChartSpec, width: number): ChartSpec {
  if (spec.kind === 'quadrant' && width < narrowest) return { ...spec, parts: inLines(spec.parts) };
  if (!isCategoryChart(spec)) return spec;
  const suited = suitedKind(spec, width);
  return isTooNarrowForNames(suited, width) ? { ...suited, unnamed: true } : suited;
}

function suitedKind(spec: CategoryChartSpec, width: number): CategoryChartSpec {
  // Parts of a period that is not over stand apart from those before it, which no area shows.
  const stayBars = spec.asBars || (spec.partial?.length && spec.kind !== 'column');
  if (!isStanding(spec) || stayBars || spec.categories.length === 0) return spec;
  const bars = barsOf(spec);
  const room = Math.max(0, width - beside) / spec.categories.length;
  if (bars * widest >= room * leastFilled) return spec;
  if (spec.categories.length === 1) return spec.kind === 'stackedShare' ? partsOf(spec) : lying(spec);
  if (spec.kind === 'stackedShare') return { ...spec, kind: 'areaShare' };
  if (spec.kind === 'stacked' || bars === 1) return { ...spec, kind: 'area' };
  return { ...spec, kind: 'line' };
}

/** Room of a lying bar, of the gap to the next category, of the axis below and of the legend above, in px. */
const [gap, foot, legend] = [14, 44, 40];

/** The height a chart is drawn in: lying bars take what they need, so that they do not float either. */
export function drawnHeight(spec: ChartSpec, height: number): number {
  if (spec.kind === 'ladder' || spec.kind === 'box') return lyingHeight(spec.rows.length);
  if (spec.kind === 'waterfall') return lyingHeight(spec.parts.length + 3);
  if (!isCategoryChart(spec) || spec.kind !== 'bar') return height;
  const bars = spec.categories.length * ((spec.behind ? 1 : spec.series.length) * widest + gap);
  return Math.min(height, Math.max(96, bars + foot + (spec.series.length > 1 ? legend : 0)));
}
