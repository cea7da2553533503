import { expect, test } from '@jest/globals';
import { Dropped } from './dropped.ts';

const problem = (row: number, field = 'volume', code = 'number') => ({
  row,
  field,
  code,
  value: '-',
  sentence: { zh_CN: '不是数字。', en: 'This is no number.' },
});

test('rows of which several values are refused count once, however many there are', () => {
  const dropped = new Dropped(3);
  for (let row = 2; row < 12; row++) for (const field of ['volume', 'month']) dropped.add(problem(row, field));
  expect(dropped.refusedRows()).toBe(10);
  expect(dropped.refused()).toBe(20);
  expect(dropped.counts()).toEqual({ number: 20 });
  expect(dropped.groups().map(({ count, rows }) => [count, rows])).toEqual([
    [10, ['2', '3', '4']],
    [10, ['2', '3', '4']],
  ]);
});

test('of rows that are refused again later on the first ones are remembered, and no more of them', () => {
  const dropped = new Dropped(3);
  for (let row = 2; row < 12; row++) dropped.add(problem(row));
  dropped.add(problem(4, 'month'));
  expect(dropped.refusedRows()).toBe(10);
  dropped.add(problem(9, 'month'));
  expect(dropped.refusedRows()).toBe(11);
});

test('a row that stands twice is no refused row', () => {
  const dropped = new Dropped();
  dropped.add(problem(2, 'volume', 'duplicate'));
  expect(dropped.refusedRows()).toBe(0);
});
