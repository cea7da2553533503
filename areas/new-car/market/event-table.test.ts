import { expect, test } from '@jest/globals';
import { testAnswer } from '../../../ui/analysis/testing/market.ts';
import { eventTable, gapOf } from './event-table.ts';

const words = Object.fromEntries(
  ['day', 'presalePrice', 'msrpFrom', 'msrpTo', 'gap', 'gapRate'].map((key) => [key, { name: key, means: '' }]),
) as Parameters<typeof eventTable>[3];

const answer = testAnswer({
  dataset: 'launch',
  dataSources: [],
  dateType: 'monthly',
  from: '2024-07',
  to: '2024-08',
  by: ['event', 'subModel'],
  indicators: ['events'],
});

test('a launch below the presale price is negative, and nothing where a price is missing', () => {
  expect(gapOf({ presalePrice: 200_000, msrpFrom: 190_000 })).toEqual({ gap: -10_000, gapRate: expect.closeTo(-0.05) });
  expect(gapOf({ presalePrice: null, msrpFrom: 190_000 })).toEqual({ gap: null, gapRate: null });
  expect(gapOf({ presalePrice: 200_000, msrpFrom: null })).toEqual({ gap: null, gapRate: null });
});

test('an event has its day and leads to its car; one whose day did not come is not listed', () => {
  const days = [{ key: 'BEV', day: '2024-08', presalePrice: 1, msrpFrom: null, msrpTo: null }];
  const { columns, rows } = eventTable(answer, days, ['subModel', 'day', 'presalePrice'], words);
  expect(columns.map(({ key, kind }) => [key, kind])).toEqual([
    ['subModel', 'dimension'],
    ['day', 'dimension'],
    ['presalePrice', 'indicator'],
  ]);
  expect(rows.map(({ keys, names }) => [keys, names.day])).toEqual([
    [{ subModel: 'BEV' }, '2024/08'],
    [{ subModel: 'ICE' }, '2024/08'],
  ]);
});
