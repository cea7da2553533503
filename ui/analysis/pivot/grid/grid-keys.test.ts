import { expect, test } from '@jest/globals';
import { placeAfter } from './grid-keys.ts';

const size = { rows: 100, columns: 20, page: 10 };
const after = (row: number, column: number, key: string, ctrlKey = false) =>
  placeAfter({ row, column }, size, { key, ctrlKey, metaKey: false });

test.each([
  ['ArrowDown', false, { row: 6, column: 3 }],
  ['ArrowUp', true, { row: -1, column: 3 }],
  ['ArrowDown', true, { row: 99, column: 3 }],
  ['ArrowRight', true, { row: 5, column: 19 }],
  ['ArrowLeft', true, { row: 5, column: -1 }],
  ['PageDown', false, { row: 15, column: 3 }],
  ['PageUp', false, { row: -1, column: 3 }],
  ['Home', false, { row: 5, column: -1 }],
  ['End', false, { row: 5, column: 19 }],
  ['Home', true, { row: -1, column: -1 }],
  ['End', true, { row: 99, column: 19 }],
] as const)('%s, with Ctrl: %s', (key, ctrlKey, place) => expect(after(5, 3, key, ctrlKey)).toEqual(place));

test('nothing leads out of the grid, and other keys lead nowhere', () => {
  expect(after(99, 19, 'ArrowDown')).toEqual({ row: 99, column: 19 });
  expect(after(-1, -1, 'ArrowUp')).toEqual({ row: -1, column: -1 });
  expect(after(95, 0, 'PageDown')).toEqual({ row: 99, column: 0 });
  expect(after(0, 0, 'a')).toBeNull();
});
