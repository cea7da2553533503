import type { NewCar } from '@portal/contract';
import type { Named } from '../ask/named.ts';

/**
 * The launches of a model: a launch is of a version, whose key and name begin with those of its model.
 * @param cars in the order they are to be shown
 */
export const launchesOf = (cars: readonly NewCar[], { key, name }: Named): NewCar[] =>
  cars.filter((car) => begins(car.key, key, '-') || begins(car.name, name, ' '));

/** By whole words: a name that goes on with other letters is another model's. */
const begins = (whole: string, start: string, divider: string): boolean =>
  start !== '' && (whole === start || whole.startsWith(`${start}${divider}`));
