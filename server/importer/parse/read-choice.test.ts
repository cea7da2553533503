import { expect, test } from '@jest/globals';
import { readChoice } from './read-choice.ts';

test.each(['SUV_A', 'A级SUV', 'A-segment SUV', 'a suv'])('a file may call a class of cars %s', (text) =>
  expect(readChoice('segment', text)).toBe('SUV_A'),
);

test('a class that nobody knows is refused', () =>
  expect(readChoice('segment', 'A suv-like')).toMatchObject({ sentence: { en: expect.stringContaining('SUV_A') } }));
