import { expect, test } from '@jest/globals';
import { anAnswer } from '../testing/answers.ts';
import { nearestTo } from './nearest.ts';

const row = (model: string, values: Record<string, number | null>, rest = {}) => ({
  kind: 'row' as const,
  keys: { model },
  names: { model: model.toUpperCase() },
  values,
  ...rest,
});
const sold = anAnswer([
  row('big', { volume: 90_000 }),
  row('own', { volume: 10_000 }),
  row('other', { volume: 10_000 }, { unnamed: { model: 'other' } }),
  row('near', { volume: 9_000 }),
  row('cheap', { volume: 10_000 }),
  row('few', { volume: 1_000 }),
]);
const prices = anAnswer([
  row('own', { tp: 200_000 }),
  row('near', { tp: 210_000 }),
  row('cheap', { tp: 100_000 }),
  row('big', { tp: 200_000 }),
]);
const keys = (list: { key: string }[]) => list.map(({ key }) => key);

test('rivals are the models of the segment that lie nearest in price and volume; without a price they come last', () => {
  expect(nearestTo('own', sold, prices)[0]).toEqual({ key: 'near', name: 'NEAR' });
  expect(keys(nearestTo('own', sold, prices))).toEqual(['near', 'cheap', 'big', 'few']);
});

test('where no prices may be asked, volumes decide, and without both those that sell most come first', () => {
  expect(keys(nearestTo('own', sold, undefined))).toEqual(['cheap', 'near', 'big', 'few']);
  expect(keys(nearestTo('unsold', sold, prices))).toEqual(['big', 'own', 'near', 'cheap', 'few']);
});
