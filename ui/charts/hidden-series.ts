import type { Options, Series, SeriesOptionsType } from 'highcharts';
import { createContext, useContext } from 'react';

/** Series that somebody has hidden by the legend of a chart, by their keys. */
export interface HiddenSeries {
  keys: readonly string[];
  /** One more or one less of them is hidden. */
  onChange: (key: string, isHidden: boolean) => void;
}

const Context = createContext<HiddenSeries | null>(null);

/** Says to all charts below which series are hidden, and is told of those that a legend hides or shows. */
export const HiddenSeriesProvider = Context.Provider;

/** Null where every chart forgets what its legend has hidden. */
export const useHiddenSeries = (): HiddenSeries | null => useContext(Context);

/** What a series is known by: what it was is hidden with what it is. */
export const seriesMark = ({ key, of }: { key: string; of?: string }) => ({ custom: { key: of ?? key } });

const keyOf = ({ custom }: { custom?: { key?: string } }): string | undefined => custom?.key;

/** Options of a drawing whose hidden series are not drawn, and that tells of those its legend hides or shows. */
export function withHidden(
  options: Options,
  hidden: readonly string[],
  changed: (key: string, isHidden: boolean) => void,
): Options {
  const series = options.series?.map((one) => {
    const key = keyOf(one);
    return (key === undefined ? one : { ...one, visible: !hidden.includes(key) }) as SeriesOptionsType;
  });
  const told = (isHidden: boolean) =>
    function (this: Series) {
      const key = keyOf(this.options);
      if (key !== undefined) changed(key, isHidden);
    };
  const plotOptions = options.plotOptions ?? {};
  const events = { ...plotOptions.series?.events, hide: told(true), show: told(false) };
  return { ...options, series, plotOptions: { ...plotOptions, series: { ...plotOptions.series, events } } };
}
