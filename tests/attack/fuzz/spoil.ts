import { inheritedNames } from '../../../server/testing/inherited-names.ts';
import type { Dice } from '../../support/dice.ts';
import { nastyTexts, nastyValues } from './nasty-values.ts';

type Branch = Record<string, unknown> | unknown[];

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** Every place of a payload: the branch that holds it, and its key there. */
function placesOf(branch: Branch): [Branch, string][] {
  return Object.entries(branch).flatMap(([key, value]) => [
    [branch, key] as [Branch, string],
    ...(isBranch(value) ? placesOf(value) : []),
  ]);
}

const put = (branch: Branch, key: string, value: unknown) =>
  Object.defineProperty(branch, key, { value, enumerable: true, configurable: true, writable: true });

/**
 * Spoils one thing of a payload: a value becomes another that is awkward, is left out, or a field more is there.
 * @param payload fits its call; it is left as it is
 */
export function spoil(dice: Dice, payload: Record<string, unknown>): unknown {
  const spoiled = structuredClone(payload);
  const places = placesOf(spoiled);
  const nasty = () => (dice.oneIn(3) ? dice.pick(nastyValues) : dice.pick(nastyTexts));
  if (places.length === 0 || dice.oneIn(8)) {
    if (dice.oneIn(6)) return dice.pick(nastyValues);
    put(spoiled, dice.pick(['__proto__', 'extra', 'captchaTicket', 'userId', 'toJSON', '', 'a'.repeat(2000)]), nasty());
    return spoiled;
  }
  const [branch, key] = dice.pick(places);
  if (dice.oneIn(5)) {
    inherit(dice, branch, key);
    return spoiled;
  }
  if (dice.oneIn(8)) {
    if (Array.isArray(branch)) branch.splice(Number(key), 1);
    else delete branch[key];
    return spoiled;
  }
  put(branch, key, awkward(dice, Array.isArray(branch) ? branch[Number(key)] : branch[key], nasty));
  return spoiled;
}

/** A name that every object has by birth stands where a text or the name of a field did. */
function inherit(dice: Dice, branch: Branch, key: string): void {
  const name = dice.pick(inheritedNames);
  const value = Array.isArray(branch) ? branch[Number(key)] : branch[key];
  if (typeof value === 'string' || Array.isArray(branch)) return void put(branch, key, name);
  delete branch[key];
  put(branch, name, value);
}

/** Often something of the same type, which the schema may let through to the handler. */
function awkward(dice: Dice, value: unknown, nasty: () => unknown): unknown {
  if (dice.oneIn(4)) return nasty();
  if (typeof value === 'string')
    return dice.oneIn(3) ? `${value}${dice.pick(nastyTexts)}`.slice(0, 100) : dice.pick(nastyTexts);
  if (typeof value === 'number') return dice.pick([0, -1, 1, 2 ** 31, 2 ** 53, 1e308, 0.5, value + 1, -value]);
  if (Array.isArray(value) && !dice.oneIn(2)) return [...value, ...value, nasty()];
  return nasty();
}
