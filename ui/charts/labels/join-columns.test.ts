import { expect, test } from '@jest/globals';
import { groupPadding } from './join-columns.ts';

test('S9.038 columns 10 wide fill the middle of their category without a gap', () => {
  const room = 100;
  const free = groupPadding(room, 2) * room * 2;
  expect(room - free).toBe(20);
});

test('S9.038 where a category is too narrow the columns take it whole but for a hair', () => {
  expect(groupPadding(15, 3)).toBe(0.05);
});
