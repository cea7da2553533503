import { jest } from '@jest/globals';

/** Puts chance that is the same in every run in place of true chance; imported before what draws. */
jest.mock('./random.ts', () => {
  let state = 7;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  return {
    whole,
    between: (low: number, high: number) => low + (high - low) * next(),
    oneOf: (list: readonly unknown[]) => list[whole(0, list.length - 1)],
    chance: (probability: number) => next() < probability,
    bytes: (count: number) => Uint8Array.from({ length: count }, () => whole(0, 255)),
    shuffled: (list: readonly unknown[]) =>
      list
        .map((item) => ({ item, at: next() }))
        .sort((first, other) => first.at - other.at)
        .map(({ item }) => item),
  };
});
