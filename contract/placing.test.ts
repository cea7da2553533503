import { expect, test } from '@jest/globals';
import { placesOf } from './placing.ts';

test('S3.032 equal figures share a place, and the next has as many before it as there are', () => {
  expect(placesOf([90, 70, 70, 50])).toEqual([1, 2, 2, 4]);
  expect(placesOf([50, 90, 70, 70])).toEqual([4, 1, 2, 2]);
});

test('what has no figure has no place and takes none', () => {
  expect(placesOf([null, 3, null, 1])).toEqual([null, 1, null, 2]);
});

test('from the lowest on, the lowest is first', () => {
  expect(placesOf([0.5, -0.2, 0.5], 'ascending')).toEqual([2, 1, 2]);
});
