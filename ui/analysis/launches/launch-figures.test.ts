import { expect, test } from '@jest/globals';
import { sortRows } from '@portal/contract';
import type { Answer } from '../page/ask.ts';
import { type LaunchShape, launchTable } from './launch-figures.ts';

const column = { key: 'volume', kind: 'indicator', name: 'Sales', unit: 'units', format: 'count', definition: '' };
const answer = { columns: [column], rows: [] } as unknown as Answer;

const shape: LaunchShape = {
  by: 'model',
  indicator: 'volume',
  title: 'Sales since launch',
  lines: [{ key: 'a', launch: '2026-01', values: Array(12).fill(5), early: [1, 2, 3], unknown: [] }],
  nameOf: (key) => key,
  words: { axis: 'Months', means: '', month: (n) => `Month ${n}`, launched: (name) => name },
};

test('months since a launch are sorted as they follow, those before it first', () => {
  const { rows, columns } = launchTable(answer, shape, null);
  const order = (direction: 'ascending' | 'descending') =>
    sortRows([...rows].reverse(), { key: 'sinceLaunch', direction }, columns).map(({ id }) => Number(id));
  const months = Array.from({ length: 15 }, (_, at) => at - 3);
  expect(order('ascending')).toEqual(months);
  expect(order('descending')).toEqual([...months].reverse());
});
