import { expect, test } from '@jest/globals';
import { beforeAfterTable } from './before-after-table.ts';

test('a policy is told beside others by how much more its place has changed than they have on average', () => {
  const lines = [
    { key: 'own', name: 'Own', before: 0.3, after: 0.45 },
    { key: 'a', name: 'A', before: 0.2, after: 0.25 },
    { key: 'b', name: 'B', before: 0.2, after: 0.35 },
    { key: 'c', name: 'C', before: null, after: 0.5 },
  ];
  const { rows } = beforeAfterTable({ rows: [] } as never, lines, (word) => word);
  expect(rows.map(({ values }) => values.change)).toEqual([
    expect.closeTo(15),
    expect.closeTo(5),
    expect.closeTo(15),
    null,
  ]);
  expect(rows.map(({ values }) => values.beyond)).toEqual([expect.closeTo(5), null, null, null]);
  const [alone] = beforeAfterTable({ rows: [] } as never, lines.slice(0, 1), (word) => word).rows;
  expect(alone?.values.beyond).toBeNull();
});
