import { expect, test } from '@jest/globals';
import { creditRuleOf, creditsOf } from './credits.ts';

test.each([
  [2025, 'BEV', 99, 0],
  [2025, 'BEV', 149, 0.6],
  [2025, 'BEV', 500, 1.9],
  [2025, 'BEV', 700, 2.3],
  [2025, 'PHEV', 80, 1],
  [2025, 'EREV', null, 1],
  [2025, 'BEV', null, null],
  [2025, 'ICE', 500, null],
  [2022, 'BEV', 120, 1],
  [2022, 'BEV', 500, 3.2],
  [2022, 'BEV', 700, 3.4],
  [2022, 'PHEV', 80, 1.6],
])('S2.156 in %s a %s of %s km makes %s credits', (year, fuel, range, credits) => {
  const earned = creditsOf(creditRuleOf(year), fuel, range);
  if (credits === null) expect(earned).toBeNull();
  else expect(earned).toBeCloseTo(credits, 6);
});

test('a year that no rule is for has the nearest one, which names its own years', () => {
  expect([2019, 2023, 2024, 2027].map((year) => creditRuleOf(year).until)).toEqual([2023, 2023, 2025, 2025]);
});
