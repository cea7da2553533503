import { expect, test } from '@jest/globals';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { unsoldOf } from './unsold.ts';

const answerOf = (rows: object[]) => ({
  ...testAnswer({ by: ['subModel'], indicators: ['entries'], totals: true } as never),
  rows: rows as never,
});
const row = (key: string, values: Record<string, number | null>, more = {}) => ({
  kind: 'row',
  keys: { subModel: key },
  names: { subModel: key },
  values,
  ...more,
});

test('who is listed and has no retail is not yet sold; what is no car of its own is not told', () => {
  const listed = answerOf([
    ...[row('a', { entries: 2 }), row('b', { entries: 1 }), row('c', { entries: 1 })],
    row('rest', { entries: 9 }, { unnamed: { subModel: 'remainder' } }),
  ]);
  const sold = answerOf([row('a', { retailVolume: 5 }), row('b', { retailVolume: 0 }), row('x', { retailVolume: 7 })]);
  const found = unsoldOf(listed, sold);
  expect(found.rows.map(({ keys }) => keys.subModel)).toEqual(['b', 'c']);
  expect(found.total).toBeNull();
});

test('what either list was cut by is said: a car beyond it may be sold', () => {
  const cut = { shown: 1, all: 9 };
  expect(unsoldOf(answerOf([]), { ...answerOf([]), cut }).cut).toEqual(cut);
  expect(unsoldOf({ ...answerOf([]), cut }, answerOf([])).cut).toEqual(cut);
  expect(unsoldOf(answerOf([]), answerOf([])).cut).toBeNull();
});
