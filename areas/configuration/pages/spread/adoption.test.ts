import { expect, test } from '@jest/globals';
import type { Answer } from '@portal/ui/analysis';
import { testAnswer } from '../../../../ui/analysis/testing/market.ts';
import { adoptionsOf } from './adoption.ts';
import { adoptionTable } from './adoption-table.ts';

type Cells = readonly [keys: Record<string, string>, values: Record<string, number | null>];

const answerOf = (rows: readonly Cells[]): Answer => ({
  ...testAnswer({
    dataset: 'configuration',
    dataSources: [],
    dateType: 'annual',
    from: '2021-01',
    to: '2024-12',
    by: ['period', 'segment'],
    indicators: ['weightedStandardRate'],
  }),
  rows: rows.map(([keys, values]) => ({ kind: 'row', keys, names: keys, values })),
});

const rate = (period: string, segment: string, weightedStandardRate: number | null): Cells => [
  { period, segment },
  { weightedStandardRate },
];
const ratesOf = (segment: string, ...values: (number | null)[]) =>
  values.map((value, at) => rate(String(2021 + at), segment, value));
const rates = answerOf([
  ...ratesOf('A', 0, 0.1, 0.3, 0.4),
  ...ratesOf('B', 0.2, 0.5, 0.8, 0.9),
  ...ratesOf('C', null, 0, 0, 0),
]);
const has = (period: string, segment: string, model: string, equipmentTrims: number): Cells => [
  { period, segment, model },
  { equipmentTrims },
];
const having = answerOf([
  has('2021', 'B', 'early', 1),
  has('2022', 'B', 'later', 9),
  has('2022', 'A', 'few', 1),
  has('2022', 'A', 'many', 4),
  has('2022', 'A', 'third', 2),
  has('2022', 'A', 'fourth', 1),
]);
const words = {
  member: 'Segment',
  first: 'First',
  models: 'Models',
  rateOfFirst: 'Then',
  half: 'Half',
  years: 'Years',
  now: 'Now',
  yearsUnit: 'years',
  notYet: 'not yet',
  nobody: 'none yet',
  list: (names: readonly string[]) => names.join(', '),
  orEarlier: (year: string) => `${year} or earlier`,
  toDate: (year: string) => `${year} to date`,
  more: (names: string, n: number) => `${names} and ${n} more`,
};

test('an item spreads from the first models that have it to half of the cars, the furthest first', () => {
  const adoptions = adoptionsOf(rates, having, 'segment', '2025');
  expect(adoptions.map(({ key }) => key)).toEqual(['B', 'A', 'C']);
  expect(adoptions[0]).toMatchObject({ half: '2022', years: 1, rateOfFirst: 0.2, now: 0.9 });
  expect(adoptions[0]?.first).toEqual({ year: '2021', models: [{ key: 'early', name: 'early' }] });
  expect(adoptions[1]).toMatchObject({ half: null, years: null, rateOfFirst: 0.1, now: 0.4 });
  expect(adoptions[1]?.first?.models.map(({ key }) => key)).toEqual(['many', 'third', 'few', 'fourth']);
  expect(adoptions[2]).toMatchObject({ first: null, half: null, now: 0 });
});

test('a first year with which the figures begin may have been earlier, and what is not there yet says so', () => {
  const { rows } = adoptionTable(
    adoptionsOf(rates, having, 'segment', '2025'),
    'segment',
    { begins: '2021', running: '2025' },
    words,
  );
  expect(rows.map(({ names }) => names)).toEqual([
    { segment: 'B', first: '2021 or earlier', models: 'early', half: '2022' },
    { segment: 'A', first: '2022', models: 'many, third, few and 1 more', half: 'not yet' },
    { segment: 'C', first: 'none yet', models: '', half: 'not yet' },
  ]);
  expect(rows[1]?.values).toEqual({ rateOfFirst: 0.1, years: null, now: 0.4 });
});

test('a year that is not over is named as such, and no time is counted up to it', () => {
  const adoptions = adoptionsOf(rates, having, 'segment', '2022');
  expect(adoptions[0]).toMatchObject({ half: '2022', years: null });
  const { rows } = adoptionTable(adoptions, 'segment', { begins: '2021', running: '2022' }, words);
  expect(rows.map(({ names }) => [names.first, names.half]).slice(0, 2)).toEqual([
    ['2021 or earlier', '2022 to date'],
    ['2022 to date', 'not yet'],
  ]);
});
