import type { Language } from '@portal/contract';
import type { CategoryChartSpec, ChartSeries } from '@portal/ui/charts';
import { type Ahead, hasBand } from './ahead.ts';
import { nameAhead } from './name-ahead.ts';
import { forecastPhrases } from './phrases.ts';

const nothing = (count: number): null[] => Array.from({ length: count }, () => null);

/** The key of a series that stands for all members together. */
const wholeKey = 'total';

/**
 * A chart over time with the periods that are forecast behind it: a dashed line and a band for each series that has a
 * forecast. Counted figures stay as they are, and sums of them hold nothing of it.
 */
export function forecastChart(spec: CategoryChartSpec, forecast: Ahead, language: Language): CategoryChartSpec {
  const words = forecastPhrases(language);
  const { periods, rows } = forecast;
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
    const row = rows.find(({ key, reason }) => (key ?? wholeKey) === own.key && reason === null);
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
    forecast: { from, name: words(hasBand(forecast) ? 'band' : 'bare'), begins: words('begins') },
    ...(spec.members &&
      categories && {
        members: { ...spec.members, categories: { ...categories, keys: [...categories.keys, ...later] } },
      }),
  };
}
