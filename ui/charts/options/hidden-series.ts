import type { Chart, Options, Series, SeriesOptionsType } from 'highcharts';
import { createContext, useContext } from 'react';

/** Series that somebody has hidden by the legend of a chart, by their keys. */
export interface HiddenSeries {
  keys: readonly string[];
  /** One more or one less of them is hidden. */
  onChange: (key: string, isHidden: boolean) => void;
  /** The legend names no hidden series: nobody can press it. */
  leavesOut?: boolean;
}

const Context = createContext<HiddenSeries | null>(null);

/** Says to all charts below which series are hidden, and hears of those that a legend hides or shows. */
export const HiddenSeriesProvider = Context.Provider;

/** Null where every chart forgets what its legend has hidden. */
export const useHiddenSeries = (): HiddenSeries | null => useContext(Context);

/** What a series is known by: what it was is hidden with what it is. */
export const seriesMark = ({ key, of, band }: { key: string; of?: string; band?: object }) => ({
  custom: { key: of ?? key, ...(band && { isForecast: true }) },
});

const keyOf = ({ custom }: { custom?: { key?: string } }): string | undefined => custom?.key;

/**
 * Options of a drawing whose hidden series are not drawn, and that reports those its legend hides or shows.
 * @param current what is hidden at the moment
 */
export function withHidden(options: Options, current: () => HiddenSeries | null): Options {
  const series = options.series?.map((entry) => {
    const key = keyOf(entry);
    if (key === undefined) return entry;
    const hidden = current();
    const visible = !hidden?.keys.includes(key);
    return { ...entry, visible, ...(!visible && hidden?.leavesOut && { showInLegend: false }) } as SeriesOptionsType;
  });
  // What was reported and has not come back yet: who presses twice is faster than the page.
  const reported = new Map<string, boolean>();
  let before: readonly string[] | undefined;
  const report = (isHidden: boolean) =>
    function (this: Series) {
      const key = keyOf(this.options);
      const hidden = current();
      if (key === undefined || !hidden) return;
      if (hidden.keys !== before) reported.clear();
      before = hidden.keys;
      // What the page itself has hidden or shown it knows.
      if ((reported.get(key) ?? hidden.keys.includes(key)) === isHidden) return;
      reported.set(key, isHidden);
      hidden.onChange(key, isHidden);
    };
  const plotOptions = options.plotOptions ?? {};
  const events = { ...plotOptions.series?.events, hide: report(true), show: report(false) };
  return { ...options, series, plotOptions: { ...plotOptions, series: { ...plotOptions.series, events } } };
}

/** Hides and shows the series of a drawing, as far as it does not already. @param keys of those that are hidden */
export function hideSeries(chart: Chart, keys: readonly string[]): void {
  const wrong = chart.series.filter(({ options, visible }) => {
    const key = keyOf(options);
    return key !== undefined && keys.includes(key) === visible;
  });
  if (wrong.length === 0) return;
  for (const series of wrong) series.setVisible(!series.visible, false);
  chart.redraw();
}
