import { chanceOf } from '../../kernel/random.ts';
import type { SubModel } from './lineup-shape.ts';

/** The first months: few cars arrive, then all who waited for it buy at once. */
const rampUp = [0.16, 0.36, 0.62, 0.86, 1.04, 1.12, 1.13, 1.1, 1.06, 1.03];

/** The months before a new face, the last one first: buyers wait, dealers run out. */
const fading = [0.66, 0.74, 0.84, 0.93];

/** Ages, in months, at which a sub-model gets a new face: every two and a half to three and a half years. */
function faces(key: string): number[] {
  const chance = chanceOf(`face ${key}`);
  const ages = [chance.whole(30, 44)];
  while ((ages.at(-1) ?? 0) < 200) ages.push((ages.at(-1) ?? 0) + chance.whole(30, 42));
  return ages;
}

/**
 * How a sub-model sells by its age alone: ramp-up, good years, waiting for each new face and the lift after it, and
 * the run-out at its end.
 * @returns of a month (year * 12 + month - 1) the factor; 0 where it is not sold
 */
export function lifeOf({ key, launch, end }: Pick<SubModel, 'key' | 'launch' | 'end'>): (month: number) => number {
  const ages = faces(key);
  return (month) => {
    const age = month - launch;
    const left = end - month;
    if (age < 0 || left < 0) return 0;
    const wear = Math.exp(-Math.max(0, Math.min(age, 150) - 16) / 110);
    const next = ages.find((each) => each > age) ?? age + 100;
    const last = ages.findLast((each) => each <= age);
    const waiting = fading[next - age - 1] ?? 1;
    const fresh = last === undefined ? 1 : 1 + 0.42 * Math.exp(-(age - last) / 9) - (age === last ? 0.25 : 0);
    return (rampUp[age] ?? 1) * wear * waiting * fresh * Math.min(1, (left + 1) / 10);
  };
}
