import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for another: no 0 O o, 1 l I. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz';
const digits = '23456789';

const pick = (from: string) => from[randomInt(from.length)] ?? '';

/** A first password: 12 characters, with a letter and a digit among them (about 68 bits). */
export function makePassword(): string {
  const characters = [pick(letters), pick(digits), ...Array.from({ length: 10 }, () => pick(letters + digits))];
  for (let last = characters.length - 1; last > 0; last--) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return characters.join('');
}

/** Random small letters and digits that are read out easily, for a user name. */
export const makeSuffix = (length: number) =>
  Array.from({ length }, () => pick('abcdefghjkmnpqrstuvwxyz23456789')).join('');
