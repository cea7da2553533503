import type { Language } from '@portal/contract';
import type { CategoryChartSpec, ChartSeries } from '@portal/ui/charts';
import { type Ahead, bandOf } from './ahead.ts';
import { nameAhead } from './name-ahead.ts';
import { forecastPhrases } from './phrases.ts';

const nothing = (count: number): null[] => Array.from({ length: count }, () => null);

/** The key of a series that stands for all members together. */
const wholeKey = 'total';

/** The names of a forecast in a legend, by what its shade is. */
const legends = { month: 'band', sum: 'bandSummed' } as const;

/**
 * A chart over time with the periods that are forecast behind it: a dashed line and a band for each series that has a
 * forecast. Counted figures stay as they are, and sums of them hold nothing of it.
 * @param whole the key of the series of all members together, where figures are the series
 */
export function forecastChart(
  spec: CategoryChartSpec,
  forecast: Ahead,
  language: Language,
  whole = wholeKey,
): CategoryChartSpec {
  const words = forecastPhrases(language);
  const { periods, rows } = forecast;
  // Of what has no forecast at all, nothing stands beyond the latest period: the words beside it say why.
  if (rows.every(({ reason }) => reason !== null)) return spec;
  const band = bandOf(forecast);
  const isWhole = (key: string) => key === whole || key === wholeKey;
  const from = spec.categories.length;
  const later = nothing(periods.length);
  const longer = <Value>(values: (Value | null)[] | undefined) => values && [...values, ...later];
  const series = spec.series.flatMap((own): ChartSeries[] => {
    const counted: ChartSeries = {
      ...own,
      values: [...own.values, ...later],
      ...(own.changes && { changes: longer(own.changes) }),
      ...(own.formers && { formers: longer(own.formers) }),
    };
    const row = rows.find(({ key, reason }) => reason === null && (key === null ? isWhole(own.key) : key === own.key));
    if (!row || own.of !== undefined) return [counted];
    const behind = <Value>(values: Value[]) => [...nothing(from), ...values];
    return [
      counted,
      {
        key: `${own.key}:forecast`,
        of: own.key,
        name: `${own.name} · ${words('forecast')}`,
        format: own.format,
        noun: own.noun,
        kind: 'line',
        values: behind(row.values),
        band: { low: behind(row.low), high: behind(row.high) },
      },
    ];
  });
  const { categories } = spec.members ?? {};
  return {
    ...spec,
    categories: [...spec.categories, ...periods.map((period) => nameAhead(period, language))],
    series,
    // The names would stand in the midst of what is forecast.
    unnamed: true,
    forecast: {
      from,
      name: words(band === null ? 'bare' : legends[band]),
      begins: words('begins'),
      ...(periods[0]?.isPartly && { apart: true }),
    },
    ...(spec.members &&
      categories && {
        members: { ...spec.members, categories: { ...categories, keys: [...categories.keys, ...later] } },
      }),
  };
}
