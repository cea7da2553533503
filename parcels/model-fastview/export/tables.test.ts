import { expect, test } from '@jest/globals';
import type { Compared } from '../ask/ask.ts';
import { anAnswer } from '../testing/answers.ts';
import { figuresTable, priceTable, trendTable } from './tables.ts';

const say = (key: string) => key;
const models = ['a', 'b'].map((key) => ({ key, name: key.toUpperCase() }));
const row = (model: string, period: string, values: Record<string, number | null>) => ({
  kind: 'row' as const,
  keys: { model, period },
  names: {},
  values,
});

test('the file of the chart has a row for each month, and the models in the order of the page', () => {
  const answer = anAnswer([row('b', '2026-02', { volume: 4 }), row('a', '2026-01', { volume: 1 })]);
  const { columns, rows } = trendTable(answer, models, say);
  expect(columns.map(({ name }) => name)).toEqual(['month', 'A', 'B']);
  expect(rows.map(({ names, values }) => [names.period, values.a, values.b])).toEqual([
    ['2026/01', 1, null],
    ['2026/02', null, 4],
  ]);
});

test('the file of the figures keeps the year and the latest month apart, and a missing one empty', () => {
  const year = anAnswer([row('a', '', { volume: 10, yoy: 0.5 })]);
  const latest = anAnswer([row('a', '', { volume: 2 })]);
  const { columns, rows } = figuresTable(year, latest, models, say);
  const sold = (at: number) => columns.map(({ key, name }) => [name, rows[at]?.values[key]]);
  expect(Object.fromEntries(sold(0))).toMatchObject({ year: 10, yearYoy: 0.5, latest: 2, share: null });
  expect(Object.fromEntries(sold(1))).toMatchObject({ year: null, latest: null });
});

test('the file of the prices has the versions on the page only, each figure in its unit', () => {
  const prices = { msrp: 100_000, tp: 90_000, discount: 0.1, yoyMsrp: null, yoyTp: -0.03 };
  const data = {
    models: ['v', 'w'].map((key) => ({ key, name: key, launchOn: '2026-01-09', prices })),
    definitions: [{ key: 'msrp', name: 'MSRP', unit: 'yuan', definition: '', formula: '' }],
  } as unknown as Compared;
  const { columns, rows } = priceTable(data, ['w'], say);
  expect(rows.map(({ names }) => names)).toEqual([{ version: 'w', launchOn: '2026/01/09' }]);
  expect(columns.find(({ key }) => key === 'msrp')).toMatchObject({ name: 'MSRP', unit: 'yuan', format: 'count' });
  expect(columns.find(({ key }) => key === 'discount')?.format).toBe('percent');
});
