import { expect, test } from '@jest/globals';
import { creditsOf } from './credits.ts';

test.each([
  ['BEV', 99, 0],
  ['BEV', 149, 0.6],
  ['BEV', 500, 1.9],
  ['BEV', 700, 2.3],
  ['PHEV', 80, 1],
  ['EREV', null, 1],
  ['BEV', null, null],
  ['ICE', 500, null],
])('S2.156 a %s of %s km makes %s credits', (fuel, range, credits) => {
  const made = creditsOf(fuel, range);
  if (credits === null) expect(made).toBeNull();
  else expect(made).toBeCloseTo(credits, 6);
});
