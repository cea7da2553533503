import type { MarketColumn } from '@portal/contract';
import { formatDayOrMonth, formatMonth } from '@portal/ui';
import type { TableColumn, TableModel } from '@portal/ui/analysis';
import type { Answer, Compared } from '../ask/ask.ts';
import type { Named } from '../ask/named.ts';
import { columnOf, figuresOf } from '../figures/figures-of.ts';
import type { Say } from '../phrases.ts';

const words = (key: string, name: string): TableColumn => ({
  key,
  name,
  kind: 'dimension',
  format: null,
  unit: '',
  definition: '',
  formula: '',
  growth: false,
});

const figure = (column: MarketColumn | undefined, key: string, name: string): TableColumn => ({
  ...words(key, name),
  kind: 'indicator',
  format: column?.format ?? 'count',
  unit: column?.unit ?? '',
  definition: column?.definition ?? '',
});

type Row = Pick<TableModel['rows'][number], 'names' | 'values'> & Partial<Pick<TableModel['rows'][number], 'keys'>>;

const table = (columns: TableColumn[], rows: Row[]): TableModel => ({
  columns,
  rows: rows.map((row, at) => ({ keys: {}, ...row, id: String(at), kind: 'row' })),
  cut: null,
});

/** What the chart draws: a row for each month, a column for each model of the page. */
export function trendTable(answer: Answer, models: readonly Named[], say: Say): TableModel {
  const months = [...new Set(answer.rows.flatMap(({ keys }) => keys.period ?? []))].sort();
  const volume = columnOf(answer, 'volume');
  const sold = new Map(answer.rows.map((row) => [`${row.keys.model} ${row.keys.period}`, row.values.volume ?? null]));
  return table(
    [words('period', say('month')), ...models.map(({ key, name }) => figure(volume, key, name))],
    months.map((month) => ({
      keys: { period: month },
      names: { period: formatMonth(month) },
      values: Object.fromEntries(models.map(({ key }) => [key, sold.get(`${key} ${month}`) ?? null])),
    })),
  );
}

/** The figures that stand side by side: a row for each model, so that each column is of one unit. */
export function figuresTable(year: Answer, latest: Answer, models: readonly Named[], say: Say): TableModel {
  const month = formatMonth(latest.period.to);
  const lines: [Answer, string, string][] = [
    [year, 'volume', say('year')],
    [year, 'yoy', say('yearYoy')],
    [year, 'share', say('share')],
    [year, 'shareChange', say('shareChange')],
    [latest, 'volume', say('latest', { month })],
    [latest, 'yoy', say('latestYoy')],
    [latest, 'cumulativeVolume', say('ytd', { year: month.slice(0, 4) })],
    [latest, 'ytdGrowth', say('ytdGrowth')],
  ];
  return table(
    [
      words('model', say('ofModel')),
      ...lines.map(([answer, key, name], at) => figure(columnOf(answer, key), `${at}`, name)),
    ],
    models.map(({ key: model, name }) => ({
      names: { model: name },
      values: Object.fromEntries(lines.map(([answer, key], at) => [`${at}`, figuresOf(answer, model)[key] ?? null])),
    })),
  );
}

const prices = ['msrp', 'tp', 'discount', 'yoyMsrp', 'yoyTp'] as const;

/** The prices of the versions on the page. */
export function priceTable(data: Compared, models: readonly string[], say: Say): TableModel {
  const columns = prices.map((key): TableColumn => {
    const found = data.definitions.find((definition) => definition.key === key);
    const format = key === 'msrp' || key === 'tp' ? 'count' : 'percent';
    return {
      ...words(key, found?.name ?? key),
      kind: 'indicator',
      format,
      unit: found?.unit ?? '',
      definition: found?.definition ?? '',
    };
  });
  return table(
    [words('version', say('version')), ...columns, words('launchOn', say('launched'))],
    data.models
      .filter(({ key }) => models.includes(key))
      .map((model) => ({
        names: { version: model.name, launchOn: formatDayOrMonth(model.launchOn) },
        values: Object.fromEntries(prices.map((key) => [key, model.prices[key]])),
      })),
  );
}
