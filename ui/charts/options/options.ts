import { truncateText } from '@portal/ui';
import type { AxisTickPositionsArray, Options, SeriesOptionsType, XAxisPlotLinesOptions } from 'highcharts';
import { drawnUnit } from '../spec/drawn-unit.ts';
import { barName, isNamed, nameRoom } from '../spec/names.ts';
import type { CategoryChartSpec, ChartKind, ChartSeries, PlottedSpec } from '../spec/spec.ts';
import { valueAxes } from './axes.ts';
import { baseOptions } from './base.ts';
import { eventLines } from './event-marks.ts';
import { beginLine, forecastParts, isForecast, joined } from './forecast.ts';
import { seriesMark } from './hidden-series.ts';
import { memberColours, orderedColours, othersKey, seriesColours } from './palette.ts';
import { pointsOf } from './points.ts';
import { scatterOptions } from './scatter-options.ts';
import { namedCategories } from './ticks.ts';
import { tooltipHtml } from './tooltip.ts';
import { zonesOf } from './zones.ts';

const shapes = {
  line: 'line',
  column: 'column',
  bar: 'bar',
  area: 'area',
  stacked: 'column',
  stackedShare: 'column',
  areaShare: 'area',
} as const;

const stackings: Partial<Record<ChartKind, 'normal' | 'percent'>> = {
  stacked: 'normal',
  area: 'normal',
  stackedShare: 'percent',
  areaShare: 'percent',
};

/** How lying bars of one category stand behind each other. */
const behinds = { amount: 'normal', share: 'percent' } as const;

function shapeOf(spec: CategoryChartSpec, series: ChartSeries): 'line' | 'column' | 'bar' | 'area' {
  return series.kind ?? shapes[spec.kind];
}

function coloursOf({ series, isOrdered }: CategoryChartSpec, ground: 'light' | 'dark'): string[] {
  const own = series.filter(({ of }) => of === undefined).map(({ key }) => key);
  const colours = isOrdered ? orderedColours(own, ground) : seriesColours(own, ground);
  // What a series was is the same colour, and paler.
  return series.map((entry) => {
    const colour = colours[own.indexOf(entry.of ?? entry.key)] ?? '';
    return entry.of === undefined || isForecast(entry) ? colour : `${colour}99`;
  });
}

/** The colours of lying bars that are members each of their own, beside no other series. */
const ofMembers = ({ kind, series, members }: CategoryChartSpec, ground: 'light' | 'dark'): string[] | undefined =>
  kind === 'bar' && series.length === 1 && members?.categories
    ? memberColours(
        members.categories.keys.map((key) => key ?? othersKey),
        ground,
      )
    : undefined;

/** Who is shown and hidden with another is linked to it, and stands in no legend. */
const linked = ({ series }: CategoryChartSpec, own: ChartSeries) => ({
  ...(series.some((other) => other.of === own.key) && { id: own.key }),
  ...(own.of !== undefined && {
    linkedTo: own.of,
    showInLegend: false,
    ...(isForecast(own) ? { dashStyle: 'Dash' as const } : { dashStyle: 'ShortDash' as const, lineWidth: 1.5 }),
  }),
});

/** Lines across the drawing beside those that are there already. */
const withLines = (axis: ReturnType<typeof eventLines>, lines: XAxisPlotLinesOptions[]) =>
  lines.length > 0 ? { ...axis, plotLines: [...(axis.plotLines ?? []), ...lines] } : axis;

function categoryOptions(spec: CategoryChartSpec, ground: 'light' | 'dark'): Options {
  const colours = coloursOf(spec, ground);
  const unit = drawnUnit(spec);
  const { list, indexOf } = valueAxes(spec, unit);
  const barColours = ofMembers(spec, ground);
  const areas = spec.series.filter((chartSeries) => shapeOf(spec, chartSeries) === 'area').length;
  const series = spec.series.map((chartSeries, at): SeriesOptionsType => {
    const colour = colours[at] ?? '';
    const shape = shapeOf(spec, chartSeries);
    return {
      type: shape,
      name: chartSeries.name,
      color: colour,
      yAxis: indexOf(chartSeries),
      data: pointsOf(spec, joined(spec, chartSeries), shape, { unit, colour, bars: barColours }),
      stacking: shape === 'line' ? undefined : spec.behind ? behinds[spec.behind] : stackings[spec.kind],
      // What stands below a line alone is its ground, not a part of a whole.
      ...(shape === 'area' && areas === 1 && { fillOpacity: 0.12, lineWidth: 2 }),
      ...(chartSeries.base !== undefined && { threshold: chartSeries.base }),
      zIndex: shape === 'line' ? 2 : 1,
      ...(!isForecast(chartSeries) && zonesOf(spec, shape === 'line' || shape === 'area', colour)),
      ...linked(spec, chartSeries),
      ...seriesMark(chartSeries),
    } as SeriesOptionsType;
  });
  return {
    ...(isNamed(spec) && { chart: { marginRight: nameRoom(spec) } }),
    // The unit of lying bars stands at the foot: no room for it above, but some beside the last figure.
    ...(spec.kind === 'bar' && { chart: { spacingTop: 4, spacingRight: 24 } }),
    xAxis: {
      categories: spec.categories.map((name) => truncateText(name)),
      crosshair: ['line', 'area', 'areaShare'].includes(spec.kind),
      ...(spec.kind === 'bar' && {
        labels: {
          formatter(): string {
            return barName(String(this.value), this.chart.chartWidth);
          },
        },
      }),
      ...(spec.kind !== 'bar' && {
        tickPositioner(): AxisTickPositionsArray {
          return namedCategories(spec.categories, this.chart.plotWidth, spec.fromFirst);
        },
        ...withLines(eventLines(spec), beginLine(spec)),
      }),
    },
    yAxis: list,
    series: [...series, ...forecastParts(spec, colours, unit, indexOf)],
    tooltip: {
      shared: true,
      formatter() {
        return tooltipHtml(spec, this.index, colours, (at) => this.series.chart.series[at]?.visible !== false);
      },
    },
  };
}

/**
 * A chart as options of Highcharts: pure, so that each rule of the specification can be tested without drawing.
 * @param ground light or dark, for the palette; all other colours follow the tokens by themselves
 */
export function chartOptions(spec: PlottedSpec, ground: 'light' | 'dark' = 'light'): Options {
  return wholeOptions(spec.kind === 'scatter' ? scatterOptions(spec, ground) : categoryOptions(spec, ground));
}

/** What is special to a kind of chart, onto what all have in common. */
export function wholeOptions(own: Options): Options {
  const base = baseOptions();
  const hasLegend = (own.series?.filter(({ showInLegend }) => showInLegend !== false).length ?? 0) > 1;
  const xLabels = Array.isArray(own.xAxis) ? {} : own.xAxis?.labels;
  const yAxes = Array.isArray(own.yAxis) ? own.yAxis : [own.yAxis ?? {}];
  return {
    ...base,
    ...own,
    chart: { ...base.chart, ...(hasLegend && { spacingTop: 4 }), ...own.chart },
    plotOptions: { ...base.plotOptions, ...own.plotOptions },
    xAxis: { ...base.xAxis, ...own.xAxis, labels: { ...base.xAxis.labels, ...xLabels } },
    yAxis: yAxes.map((axis) => ({
      ...base.yAxis,
      ...axis,
      title: { ...base.yAxis.title, ...(axis.opposite ? { textAlign: 'left', x: 8 } : {}), ...axis.title },
      labels: { ...base.yAxis.labels, ...axis.labels },
    })),
    tooltip: { ...base.tooltip, ...own.tooltip },
    legend: { ...base.legend, enabled: hasLegend },
  };
}
