import type { Series, SeriesOptionsType, XAxisPlotLinesOptions } from 'highcharts';
import type { WrittenUnit } from '../spec/drawn-unit.ts';
import type { CategoryChartSpec, ChartSeries } from '../spec/spec.ts';
import { plotValue } from '../spec/values.ts';
import { caption } from './base.ts';
import { seriesMark } from './hidden-series.ts';

export const isForecast = ({ band }: ChartSeries): boolean => band !== undefined;

/** What is forecast goes on from the last value that was counted: its line begins there, and says nothing of it. */
export function joined({ kind, series, forecast }: CategoryChartSpec, own: ChartSeries): ChartSeries {
  if (!isForecast(own) || !forecast || forecast.apart) return own;
  const last = forecast.from - 1;
  const main = series.find(({ key }) => key === own.of);
  // Bars stand apart: no line leads away from them.
  if (!main || (main.kind ?? kind) !== 'line') return own;
  return { ...own, values: own.values.map((value, at) => (at === last ? (main.values[at] ?? null) : value)) };
}

/** A line where what is forecast begins, with its name. */
export const beginLine = ({ forecast }: CategoryChartSpec): XAxisPlotLinesOptions[] =>
  forecast
    ? [
        {
          value: forecast.from - 0.5,
          color: 'var(--p-line-control)',
          dashStyle: 'ShortDot',
          width: 1,
          zIndex: 1,
          label: {
            text: forecast.begins,
            rotation: 0,
            align: 'left',
            verticalAlign: 'top',
            x: 6,
            y: 12,
            style: caption,
          },
        },
      ]
    : [];

/** Shows or hides all that is forecast of what is shown. */
const showForecasts = (isShown: boolean) =>
  function (this: Series) {
    for (const series of this.chart.series) {
      const { custom } = series.options as { custom?: { key?: string; isForecast?: boolean } };
      const main = this.chart.series.find(({ options }) => options.id === custom?.key);
      if (custom?.isForecast) series.setVisible(isShown && main?.visible !== false, false);
    }
    this.chart.redraw();
  };

const events = { hide: showForecasts(false), show: showForecasts(true) };

/** Of the range of one period alone, in px. */
const barWidth = 18;

/**
 * What is drawn of a forecast beside its lines: the shade of each, as an area that stands on one without colour, and a
 * name in the legend, which shows and hides all of it.
 */
export function forecastParts(
  spec: CategoryChartSpec,
  colours: readonly string[],
  unit: WrittenUnit,
  axisOf: (series: ChartSeries) => number,
): SeriesOptionsType[] {
  if (!spec.forecast) return [];
  const shades = spec.series.flatMap((series, at): SeriesOptionsType[] => {
    const { band, of, key, format } = series;
    if (!band) return [];
    const ends = spec.categories.map((_, place) => {
      const [low, high] = [plotValue(band.low[place], format, unit), plotValue(band.high[place], format, unit)];
      return low === null || high === null ? null : { low, high };
    });
    const shade = {
      type: 'area' as const,
      linkedTo: of,
      showInLegend: false,
      enableMouseTracking: false,
      stacking: 'normal' as const,
      stack: key,
      yAxis: axisOf(series),
      color: colours[at],
      lineWidth: 0,
      marker: { enabled: false },
      zIndex: 0,
      ...seriesMark(series),
    };
    // An area of one point has no width: the range of a period alone is a bar.
    if (ends.filter((end) => end !== null).length === 1) {
      const bar = { ...shade, type: 'column' as const, grouping: false, pointWidth: barWidth, borderWidth: 0 };
      return [
        { ...bar, color: `${colours[at]}29`, data: ends.map((end) => end && end.high - end.low) },
        { ...bar, color: 'transparent', data: ends.map((end) => end?.low ?? null) },
      ];
    }
    return [
      // Stacks grow downwards from the first: the shade lies on what has no colour.
      { ...shade, fillOpacity: 0.16, data: ends.map((end) => end && end.high - end.low) },
      { ...shade, fillOpacity: 0, data: ends.map((end) => end?.low ?? null) },
    ];
  });
  return [
    ...shades,
    { type: 'line', name: spec.forecast.name, data: [], color: 'var(--p-muted)', dashStyle: 'Dash', events },
  ];
}
