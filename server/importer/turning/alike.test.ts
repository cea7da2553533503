import { expect, test } from '@jest/globals';
import { headOf } from './head.ts';
import { rowFaults } from './row-faults.ts';

const setting = { labels: 'item', heads: { trim: 1 }, cells: 'value' };
const same = (names: readonly string[]) => [...names];

test('a file in which all rows have one name says of each a few of the others', () => {
  const head = headOf([['item', 'One']], setting, same);
  const body = Array.from({ length: 3000 }, (_, at) => ({ row: at + 2, cells: ['Same', '1'], text: '' }));
  const faults = rowFaults({ kind: 'csv' }, { head, headTexts: [], body, labels: body.map(() => ['Same']) }, null, []);
  expect(faults.every((own) => own.length === 1)).toBe(true);
  expect(faults.at(-1)?.[0]?.reason.sentence.en).toMatch(/^Rows 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, … have one/);
});

test('a file in which many columns have one head says of each a few of the others, and reads the rest', () => {
  const names = ['item', ...Array.from({ length: 600 }, () => 'Same'), 'Alone', ''];
  const { faults, columns, bare, places } = headOf([names], setting, same);
  expect(faults).toHaveLength(600);
  expect(faults.at(-1)?.reason.sentence.zh_CN).toMatch(/^B、C、D、E、F、G、H、I、J、K、… 列的表头都是“Same”/);
  expect([columns, bare]).toEqual([[{ at: 601, heads: ['Alone'] }], [602]]);
  expect(places.slice(-2)).toEqual(['WD Alone', 'WE']);
});
