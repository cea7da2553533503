import { randomInt } from 'node:crypto';

/** Numbers that nobody can foresee: where the gap lies must not follow from the pictures before. */
const resolution = 2 ** 32;

/** @returns low <= x < high */
export const between = (low: number, high: number): number => low + (high - low) * (randomInt(resolution) / resolution);

/** @returns a whole number, both ends included */
export const whole = (low: number, high: number): number => randomInt(low, high + 1);

/** @returns one of the list @throws Error when the list is empty */
export function oneOf<Item>(list: readonly Item[]): Item {
  const item = list[randomInt(list.length)];
  if (item === undefined) throw new Error('nothing to choose from');
  return item;
}

/** True with this probability, 0 to 1. */
export const chance = (probability: number): boolean => between(0, 1) < probability;
