import { expect, test } from '@jest/globals';
import type { AnswerAbout, TableColumn, TableRow } from '@portal/contract';
import type { FilledTable } from '../filled-table.ts';
import { monthsBetween } from './months-between.ts';
import { pictureOfTable } from './picture-of-table.ts';

const about = {
  dataSources: [{ key: 'w', name: 'Wholesale' }],
  release: { id: 'r1', publishedAt: '2026-11-08T00:00:00Z', demonstration: true, note: '' },
  period: { from: '2026-09', to: '2026-10', preliminaryFrom: '2026-10' },
} as unknown as AnswerAbout;

const head = (key: string, name: string): TableColumn => ({
  key,
  name,
  kind: 'dimension',
  format: null,
  unit: '',
  definition: '',
  formula: '',
  growth: false,
});
const volume: TableColumn = { ...head('volume', 'Sales'), kind: 'indicator', format: 'count', unit: 'units' };
const row = (keys: Record<string, string>, sold: number | null, kind: TableRow['kind'] = 'row'): TableRow => ({
  id: '',
  kind,
  keys,
  names: Object.fromEntries(Object.entries(keys).map(([key, name]) => [key, name.toUpperCase()])),
  values: { volume: sold },
});
const pictured = (columns: TableColumn[], rows: TableRow[], own = '', answer = about) => {
  const table: FilledTable = {
    title: 'Table',
    link: '/',
    columns,
    ranked: false,
    count: rows.length,
    about: [],
    answer,
    portions: () => [{ rows, places: [] }],
  };
  return pictureOfTable(table, rows, ({ keys }) => keys.car === own, null, 'en');
};

test('members have bars, of which that of the condition stands out; totals have none', async () => {
  const rows = [row({ car: 'a' }, 1200), row({ car: 'b' }, 300), row({ car: 'c' }, null), row({}, 1500, 'total')];
  const picture = await pictured([head('car', 'Car'), volume], rows, 'b');
  expect(picture).toMatchObject({ title: 'Table', unit: 'Sales · units' });
  expect(picture?.body).toEqual({
    kind: 'bars',
    bars: [
      { name: 'A', value: 1200, text: '1,200', marked: false },
      { name: 'B', value: 300, text: '300', marked: true },
      { name: 'C', value: null, text: '-', marked: false },
    ],
  });
});

test('months are lines, one for each member, with a gap where a month is missing, and the sixth is told of', async () => {
  const cars = ['a', 'b', 'c', 'd', 'e', 'f'];
  const rows = ['2026-08', '2026-10'].flatMap((period) => cars.map((car, at) => row({ period, car }, 100 + at)));
  const picture = await pictured([head('period', 'Month'), head('car', 'Car'), volume], rows);
  expect(picture?.body).toMatchObject({ kind: 'lines', names: ['2026-08', '2026/09', '2026-10'], preliminaryFrom: 2 });
  const { series } = picture?.body as { series: unknown[] };
  expect(series).toHaveLength(5);
  expect(series[1]).toEqual({ name: 'B', values: [101, null, 101] });
  expect(picture?.foot).toContain('1 more not drawn');
});

test('a year of which only some months are there stands in a line by itself, as on the page', async () => {
  const years = ['2024', '2025', '2026'].map((period) => row({ period }, 100));
  const span = { from: '2024-01', to: '2026-09', preliminaryFrom: null };
  const picture = await pictured([head('period', 'Year'), volume], years, '', { ...about, period: span });
  expect(picture?.body).toMatchObject({ names: ['2024', '2025', '2026'], partial: [2] });
  const coverage = [{ partly: [{ period: '2025', months: 11, of: 12 }] }] as unknown as AnswerAbout['coverage'];
  const gap = await pictured([head('period', 'Year'), volume], years, '', { ...about, period: span, coverage });
  expect(gap?.body).toMatchObject({ partial: [1, 2] });
});

test('months as columns are lines of the rows; a table of two other dimensions has no picture', async () => {
  const column = (dimension: string, key: string): TableColumn => ({
    ...volume,
    key: `m:${key}`,
    name: key,
    member: { dimension, key, name: key },
  });
  const of = (dimension: string, keys: string[]) =>
    pictured(
      [head('car', 'Car'), ...keys.map((key) => column(dimension, key))],
      ['a', 'b'].map((car, at) => ({
        ...row({ car }, null),
        values: Object.fromEntries(keys.map((key, place) => [`m:${key}`, 10 * at + place])),
      })),
    );
  expect((await of('period', ['2026-09', '2026-10']))?.body).toMatchObject({
    kind: 'lines',
    names: ['2026-09', '2026-10'],
    series: [
      { name: 'A', values: [0, 1] },
      { name: 'B', values: [10, 11] },
    ],
  });
  expect(await of('city', ['x', 'y'])).toBeNull();
});

test('both first months of a year as one leave no gap', () => {
  expect(monthsBetween(['2025-12', '2026-02', '2026-04'])).toEqual(['2025-12', '2026-02', '2026-03', '2026-04']);
  expect(monthsBetween(['2026-Q1', '2026-Q3'])).toEqual(['2026-Q1', '2026-Q3']);
});
