import { expect, test } from '@jest/globals';
import { columnWidthIn } from './sizes.ts';

test('columns share the room where all of them are in sight, and are never too narrow or too wide', () => {
  expect(columnWidthIn(750, 5)).toBe(150);
  expect(columnWidthIn(750, 2)).toBe(320);
  expect(columnWidthIn(750, 40)).toBe(116);
  expect(columnWidthIn(-248, 0)).toBe(116);
});
