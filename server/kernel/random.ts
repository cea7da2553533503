/** Numbers that look like chance and are the same every time (mulberry32, seeded by the FNV-1a hash of a word). */
export interface Chance {
  /** 0 <= x < 1 */
  next(): number;
  between(low: number, high: number): number;
  /** A whole number, both ends included. */
  whole(low: number, high: number): number;
  /** True with this probability. */
  is(probability: number): boolean;
  /** A factor round 1: exp of a bell-shaped number whose spread is `spread`. */
  factor(spread: number): number;
}

/** @returns a generator that depends on the word only, so that one maker's figures never move with another's */
export function chanceOf(word: string): Chance {
  let state = 0x811c9dc5;
  for (let index = 0; index < word.length; index++) {
    state = Math.imul(state ^ word.charCodeAt(index), 0x01000193);
  }
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => low + Math.floor((high - low + 1) * next()),
    is: (probability) => next() < probability,
    factor: (spread) => Math.exp((next() + next() + next() - 1.5) * 2 * spread),
  };
}
