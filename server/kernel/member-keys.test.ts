import { expect, test } from '@jest/globals';
import { keyAsked, keysEver, keysToday } from './member-keys.ts';

const unions = new Map([
  ['old', 'new'],
  ['older', 'new'],
  ['else', 'other'],
]);

test('members that have become one are found by what each of them was written with', () => {
  expect(keysToday(unions, ['old', 'new', 'plain'])).toEqual(['new', 'plain']);
  expect(keysEver(unions, ['old', 'plain'])).toEqual(['new', 'plain', 'old', 'older']);
  expect(keysEver(unions, ['plain'])).toEqual(['plain']);
});

test('a member is named by the key that it was asked by', () => {
  expect(['new', 'other', 'plain'].map(keyAsked(unions, ['older', 'plain']))).toEqual(['older', 'other', 'plain']);
  expect(['new'].map(keyAsked(unions, ['old', 'new']))).toEqual(['new']);
  expect(['new'].map(keyAsked(unions))).toEqual(['new']);
});
