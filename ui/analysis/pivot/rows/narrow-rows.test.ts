import { expect, test } from '@jest/globals';
import { othersId } from './build-pivot.ts';
import { narrowRows } from './narrow-rows.ts';
import type { Pivot, PivotNode } from './types.ts';

const node = (id: string, children: PivotNode[] = [], depth = 2): PivotNode => ({
  id,
  name: id,
  path: [id],
  keys: {},
  depth,
  children,
  unnamed: false,
});

const figures: Record<string, number | null> = { a1: 5, a2: 50, b1: null, b2: 3, [othersId]: 1 };

const pivot = {
  rows: node('', [
    node('a', [node('a1'), node('a2')], 1),
    node('b', [node('b1'), node('b2')], 1),
    node(othersId, [], 1),
  ]),
  cell: (row: string) => [figures[row]],
} as unknown as Pivot;

const namesOf = ({ id, children }: PivotNode): unknown => (children.length > 0 ? [id, children.map(namesOf)] : id);

test('innermost rows outside are left out with the groups that have no other, and counted; others stay', () => {
  const { pivot: narrowed, outside } = narrowRows(pivot, ([value]) => (value ?? 0) >= 10);
  expect(namesOf(narrowed.rows)).toEqual(['', [['a', ['a2']], othersId]]);
  expect(outside).toBe(3);
});

test('what every row fits stays as it was', () => {
  const { pivot: narrowed, outside } = narrowRows(pivot, () => true);
  expect([namesOf(narrowed.rows), outside]).toEqual([namesOf(pivot.rows), 0]);
});
