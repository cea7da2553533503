import type { City } from '../../geography/index.ts';
import { monthNumber } from '../../market/index.ts';
import { demoPolicies } from '../content/demo-policies.ts';

/**
 * What a local policy does to the sales of its place beside the country, from the month before it takes effect: buyers
 * wait for it, come at once, and are missing when it is over.
 */
const courses: Readonly<Record<string, readonly number[]>> = {
  subsidy: [0.95, 1.1, 1.11, 1.08, 1.06, 1.04, 1.06, 0.94],
  'trade-in': [0.96, 1.13, 1.12, 1.08, 1.07, 0.93],
  restriction: [0.94, 1.1, 1.07, 1.03],
};

/** @returns what the policies of a city and its province do to its sales in a month; 1 is nothing */
export function localLifts(): (city: City, month: number) => number {
  const policies = demoPolicies().flatMap(({ region, kind, effectiveFrom }) => {
    const course = courses[kind];
    const from = monthNumber(`${effectiveFrom.slice(0, 4)}-${effectiveFrom.slice(4, 6)}`);
    return course && region !== 'cn' ? [{ region, course, before: from - 1 }] : [];
  });
  return ({ code, province }, month) =>
    policies.reduce(
      (lift, { region, course, before }) =>
        region === code || region === province ? lift * (course[month - before] ?? 1) : lift,
      1,
    );
}
