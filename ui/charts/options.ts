import { truncateText } from '@portal/ui';
import type { AxisTickPositionsArray, Options, SeriesOptionsType, YAxisOptions } from 'highcharts';
import { baseOptions } from './base.ts';
import { barName, isNamed, nameRoom } from './names.ts';
import { seriesColours } from './palette.ts';
import { pointsOf } from './points.ts';
import { scatterOptions } from './scatterOptions.ts';
import type { CategoryChartSpec, ChartSeries, ChartSpec } from './spec.ts';
import { namedCategories } from './ticks.ts';
import { tooltipHtml } from './tooltip.ts';
import { axisGroup, axisUnit, tickText } from './values.ts';

const shapes = {
  line: 'line',
  column: 'column',
  bar: 'bar',
  area: 'area',
  stacked: 'column',
  stackedShare: 'column',
} as const;

function shapeOf(spec: CategoryChartSpec, series: ChartSeries): 'line' | 'column' | 'bar' | 'area' {
  return series.kind ?? shapes[spec.kind];
}

/** One axis for each group of units that occurs, percentages opposite to counts. */
function axes(spec: CategoryChartSpec): { list: YAxisOptions[]; indexOf: (series: ChartSeries) => number } {
  const groups = [...new Set(spec.series.map((series) => axisGroup(series.format)))];
  const list = groups.map((group, at): YAxisOptions => {
    const format = spec.series.find((series) => axisGroup(series.format) === group)?.format ?? 'count';
    const shared = spec.kind === 'stackedShare';
    return {
      opposite: at > 0,
      title: {
        text: shared ? '%' : axisUnit(format, spec.language),
        ...(spec.kind === 'bar' && { textAlign: 'right', x: 0, y: 0 }),
      },
      labels: { formatter: ({ value }) => tickText(Number(value), shared ? 'price' : format) },
      gridLineWidth: at > 0 ? 0 : 1,
      allowDecimals: format !== 'number',
      // Lying figures stand beside each other and need more room than those one above the other.
      ...(spec.kind === 'bar' && { tickPixelInterval: 96 }),
      ...(shared ? { max: 100 } : {}),
    };
  });
  return { list, indexOf: (series) => groups.indexOf(axisGroup(series.format)) };
}

/** From the first preliminary category on: dotted lines, pale columns. */
function zones(spec: CategoryChartSpec, series: ChartSeries, colour: string) {
  const from = spec.preliminaryFrom ?? null;
  if (from === null || from < 0 || spec.kind === 'bar') return {};
  const isLine = ['line', 'area'].includes(shapeOf(spec, series));
  const border = isLine ? Math.max(from - 1, 0) : from - 0.5;
  return {
    zoneAxis: 'x' as const,
    zones: [{ value: border }, isLine ? { dashStyle: 'Dot' as const } : { color: `${colour}80` }],
  };
}

function categoryOptions(spec: CategoryChartSpec, ground: 'light' | 'dark'): Options {
  const colours = seriesColours(
    spec.series.map((series) => series.key),
    ground,
  );
  const { list, indexOf } = axes(spec);
  const stacking = { stacked: 'normal' as const, stackedShare: 'percent' as const, area: 'normal' as const };
  const series = spec.series.map((one, at): SeriesOptionsType => {
    const colour = colours[at] ?? '';
    const shape = shapeOf(spec, one);
    return {
      type: shape,
      name: one.name,
      color: colour,
      yAxis: indexOf(one),
      data: pointsOf(spec, one, shape),
      stacking: shape === 'line' ? undefined : stacking[spec.kind as keyof typeof stacking],
      zIndex: shape === 'line' ? 2 : 1,
      ...zones(spec, one, colour),
    } as SeriesOptionsType;
  });
  return {
    ...(isNamed(spec) && { chart: { marginRight: nameRoom(spec) } }),
    // The unit of lying bars stands at the foot: no room for it above, but some beside the last figure.
    ...(spec.kind === 'bar' && { chart: { spacingTop: 4, spacingRight: 16 } }),
    xAxis: {
      categories: spec.categories.map((name) => truncateText(name)),
      crosshair: spec.kind === 'line' || spec.kind === 'area',
      ...(spec.kind === 'bar' && {
        labels: {
          formatter(): string {
            return barName(String(this.value), this.chart.chartWidth);
          },
        },
      }),
      ...(spec.kind !== 'bar' && {
        tickPositioner(): AxisTickPositionsArray {
          return namedCategories(spec.categories, this.chart.plotWidth);
        },
      }),
    },
    yAxis: list,
    series,
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
export function chartOptions(spec: ChartSpec, ground: 'light' | 'dark' = 'light'): Options {
  const own = spec.kind === 'scatter' ? scatterOptions(spec, ground) : categoryOptions(spec, ground);
  const base = baseOptions();
  const xLabels = Array.isArray(own.xAxis) ? {} : own.xAxis?.labels;
  const yAxes = Array.isArray(own.yAxis) ? own.yAxis : [own.yAxis ?? {}];
  return {
    ...base,
    ...own,
    chart: { ...base.chart, ...((own.series?.length ?? 0) > 1 && { spacingTop: 4 }), ...own.chart },
    xAxis: { ...base.xAxis, ...own.xAxis, labels: { ...base.xAxis.labels, ...xLabels } },
    yAxis: yAxes.map((axis) => ({
      ...base.yAxis,
      ...axis,
      title: { ...base.yAxis.title, ...(axis.opposite ? { textAlign: 'left', x: 8 } : {}), ...axis.title },
      labels: { ...base.yAxis.labels, ...axis.labels },
    })),
    tooltip: { ...base.tooltip, ...own.tooltip },
    legend: { ...base.legend, enabled: (own.series?.length ?? 0) > 1 },
  };
}
