import { expect, test } from '@jest/globals';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { finishedMonths } from './finished-months.ts';

const answer = testAnswer({
  dataset: 'attention',
  dataSources: [],
  dateType: 'monthly',
  from: '2024-07',
  to: '2024-08',
  by: ['period'],
  indicators: ['yoyLeads'],
});
const monthsAt = (publishedAt: string) =>
  finishedMonths({ ...answer, release: { ...answer.release, publishedAt } }).rows.map(({ keys }) => keys.period);

test('a month counts once the Sunday after its last Thursday is over', () => {
  // The last Thursday of August 2024 is the 29th, that of July the 25th.
  expect(monthsAt('2024-09-01T23:00:00Z')).toEqual(['2024-07']);
  expect(monthsAt('2024-09-02T00:00:00Z')).toEqual(['2024-07', '2024-08']);
  expect(monthsAt('2024-07-28T23:00:00Z')).toEqual([]);
  expect(monthsAt('2024-07-29T00:00:00Z')).toEqual(['2024-07']);
});
