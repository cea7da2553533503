import { type Car, type CarField, carFields, type NamedLevel } from '../rows/car-fields.ts';
import { nameKey } from '../rows/plain-text.ts';
import type { Reason } from '../rows/problem.ts';
import { reasons } from '../rows/reasons.ts';
import { keysOf, scopesOf, tableOf } from './car-keys.ts';
import { type BothNames, carNames } from './car-names.ts';
import { addStep, unknown } from './field-history.ts';
import type { KnownCars } from './known-cars.ts';

/**
 * Takes in that what a row says of a field holds from a month on.
 * @param since year * 12 + month - 1
 * @returns the reason where that is not so
 */
export function dateCar(cars: KnownCars, car: Car, field: CarField, since: number, row: string): Reason | null {
  const value = car[field];
  if (value === unknown) return reasons.fromWithout(field);
  const { of: level, column } = carFields[field];
  const key = keysOf(car, cars.names)[level];
  const place = [tableOf[level], key, field].join('\n');
  const before = cars.table(level).withKey(key)?.codes[column];
  const history = cars.history.get(place) ?? { first: before === unknown ? null : (before ?? null), steps: [] };
  const reason = addStep(field, history, { since, value, row });
  if (reason === null && history.steps.length > 0) cars.history.set(place, history);
  return reason;
}

/**
 * Takes in that a member had another name before a month.
 * @param since year * 12 + month - 1
 * @returns the reason where that cannot be
 */
export function renameCar(
  cars: KnownCars,
  car: Car,
  level: NamedLevel,
  before: string,
  since: number,
  row: string,
): Reason | null {
  const { names } = cars;
  if (car[level] === '' || before === '') return reasons.beforeWithout(level);
  const former = { ...car, [level]: before };
  const scope = scopesOf(former, names)[level];
  const key = keysOf(former, names)[level];
  const table = cars.table(level);
  const standing = table.withKey(key);
  if (!standing && table.byId.size > 0) return reasons.notNamed(before);
  const name = standing
    ? { zh_CN: standing.zh, en: standing.en }
    : carNames(former, keysOf(former, names), cars.naming())[level];
  const own = names.ownOf(scope, before);
  const step = { since, own: nameKey(car[level]), name: freshName(cars, car, level), row };
  const isTaken = (wanted: string) => wanted !== own && table.withKey(keyWith(key, level, own, wanted)) !== undefined;
  return names.rename(scope, key, { own, name }, step, isTaken);
}

/** What a member is called under the name of a row, whatever it was called before. */
function freshName(cars: KnownCars, car: Car, level: NamedLevel): BothNames {
  const keys = { ...keysOf(car, cars.names), [level]: '' };
  return carNames(car, keys, cars.naming())[level];
}

/** The key that a member would have if another part of it were its name. */
const keyWith = (key: string, level: NamedLevel, own: string, wanted: string): string => {
  if (level === 'manufacturer' || level === 'brand') return wanted;
  if (level === 'model') return `${key.slice(0, -own.length)}${wanted}`;
  const fuel = key.slice(key.lastIndexOf('.'));
  return `${key.slice(0, -(own.length + fuel.length))}${wanted}${fuel}`;
};
