import { expect, test } from '@jest/globals';
import { runningYear } from './running-year.ts';

test('a year is whole with its December', () => {
  expect(['2026-08', '2026-12', '2027-01'].map(runningYear)).toEqual(['2026', '2027', '2027']);
});
