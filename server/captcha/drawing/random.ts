import { randomBytes, randomInt } from 'node:crypto';

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

/** @returns so many bytes */
export const bytes = (count: number): Uint8Array => randomBytes(count);

/** True with this probability, 0 to 1. */
export const chance = (probability: number): boolean => between(0, 1) < probability;

/** @returns the same items in any order */
export function shuffled<Item>(list: readonly Item[]): Item[] {
  const mixed = [...list];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = whole(0, last);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
}
