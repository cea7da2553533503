import { expect, test } from '@jest/globals';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { joinedBy } from './join-prices.ts';

const row = (key: string, values: Record<string, number | null>) => ({
  kind: 'row' as const,
  keys: { subModel: key },
  names: { subModel: key.toUpperCase() },
  values,
});
const answerOf = (rows: ReturnType<typeof row>[]) => ({
  ...testAnswer({ by: ['subModel'], indicators: ['volume'], totals: true } as never),
  rows,
});

test('a member has the figures of both, whatever their order; who has no price is counted and left out', () => {
  const cars = answerOf([row('a', { range: 500 }), row('b', { range: 400 }), row('c', { range: 300 })]);
  const prices = answerOf([row('c', { msrp: 90_000 }), row('a', { msrp: 150_000 }), row('x', { msrp: 1 })]);
  const { answer, left } = joinedBy(cars, prices, 'subModel');
  expect(answer.rows.map(({ keys, values }) => [keys.subModel, values])).toEqual([
    ['a', { range: 500, msrp: 150_000 }],
    ['c', { range: 300, msrp: 90_000 }],
  ]);
  expect(left).toBe(1);
  expect(answer.total).toBeNull();
});

test('who sold fewer than the least is counted, and has no place beside the others', () => {
  const cars = answerOf([row('a', { range: 500, retailVolume: 99 }), row('b', { range: 400, retailVolume: 100 })]);
  const { answer, below } = joinedBy(cars, answerOf([row('a', { msrp: 1 }), row('b', { msrp: 2 })]), 'subModel', {
    least: 100,
  });
  expect([answer.rows.map(({ keys }) => keys.subModel), below]).toEqual([['b'], 1]);
});

test('figures of both lie within the limits, and how many rows do not is said', () => {
  const cars = answerOf([row('a', { range: 700 }), row('b', { range: 650 }), row('c', { range: 500 })]);
  const prices = answerOf([row('a', { msrp: 310_000 }), row('b', { msrp: 200_000 }), row('c', { msrp: 90_000 })]);
  const limits = [
    { indicator: 'range' as const, atLeast: 600 },
    { indicator: 'msrp' as const, atMost: 200_000 },
  ];
  const { answer, left } = joinedBy(cars, prices, 'subModel', { limits });
  expect([answer.rows.map(({ keys }) => keys.subModel), answer.outsideLimits, left]).toEqual([['b'], 2, 0]);
  expect(joinedBy(cars, prices, 'subModel').answer.outsideLimits).toBeUndefined();
});

test('what is no car of its own has no place beside the others', () => {
  const cars = answerOf([{ ...row('rest', { range: 500 }), unnamed: { subModel: 'remainder' } } as never]);
  expect(joinedBy(cars, answerOf([row('rest', { msrp: 1 })]), 'subModel')).toMatchObject({
    left: 0,
    answer: { rows: [] },
  });
});

test('what either answer was cut by is said', () => {
  const [cars, prices] = [answerOf([row('a', { range: 500 })]), answerOf([row('a', { msrp: 1 })])];
  const cut = { shown: 1, all: 9 };
  expect(joinedBy({ ...cars, cut }, prices, 'subModel').answer.cut).toEqual(cut);
  expect(joinedBy(cars, { ...prices, cut }, 'subModel').answer.cut).toEqual(cut);
  expect(joinedBy(cars, prices, 'subModel').answer.cut).toBeNull();
});
