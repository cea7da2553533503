/** Chance that comes out the same each time it begins with the same seed. */
export interface Dice {
  /** From 0 up to but not including 1. */
  next(): number;
  /** A whole number from 0 up to but not including the bound. */
  below(bound: number): number;
  /** True once in so many times. */
  oneIn(times: number): boolean;
  /** One of them. @throws Error when there is none */
  pick<Value>(values: readonly Value[]): Value;
}

/** The generator known as mulberry32: one number of 32 bits as its state, good enough to vary what is tried. */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (bound: number) => Math.floor(next() * bound);
  return {
    next,
    below,
    oneIn: (times) => below(times) === 0,
    pick<Value>(values: readonly Value[]): Value {
      if (values.length === 0) throw new Error('There is nothing to choose from.');
      return values[below(values.length)] as Value;
    },
  };
}
