import { expect, test } from '@jest/globals';
import type { TableRow } from '@portal/contract';
import { firstRows } from './first-rows.ts';

const row = (keys: Record<string, string>, kind: TableRow['kind'] = 'row'): TableRow => ({
  id: '',
  kind,
  keys,
  names: {},
  values: {},
});
const shownOf = async (rows: TableRow[], own = '') => {
  const portions = () => [rows.slice(0, 3), rows.slice(3)].map((part) => ({ rows: part, places: [] }));
  const found = await firstRows({ portions }, ({ keys }) => keys.car === own, 2);
  return found.map(({ keys, kind }) => [keys.period, keys.car].filter(Boolean).join(' ') || kind);
};

const cars = ['a', 'b', 'c', 'd'].map((car) => row({ car }));
const months = ['2026-07', '2026-08', '2026-09', '2026-10'].map((period) => row({ period }));

test('a ranking is told by its first rows, and the row that it is about', async () => {
  expect(await shownOf([...cars, row({}, 'total')])).toEqual(['a', 'b']);
  expect(await shownOf(cars, 'd')).toEqual(['a', 'b', 'd']);
});

test('a trend is told by its newest periods, in whichever order it stands', async () => {
  expect(await shownOf([...months, row({}, 'total')])).toEqual(['2026-09', '2026-10']);
  expect(await shownOf([...months].reverse())).toEqual(['2026-10', '2026-09']);
});

test('of a table of members by period the first members of the newest period are told', async () => {
  const both = ['2026-09', '2026-10'].flatMap((period) => ['a', 'b', 'c', 'd'].map((car) => row({ period, car })));
  expect(await shownOf(both, 'd')).toEqual(['2026-10 a', '2026-10 b', '2026-10 d']);
});
