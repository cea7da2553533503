import { chanceOf } from '../../kernel/random.ts';

/** Before the first month of any market, so that a short market has the moods of a long one. */
const beginning = 2018 * 12;

/**
 * Noise that remembers: what lifts one month is still felt in the next, as in a real series.
 * @param word what the noise belongs to; the same word has the same noise
 * @param keep the part of a month's mood that is left in the next one, 0 to 1
 * @param spread how far a month may push it, up or down
 * @returns the mood of a month (year * 12 + month - 1), round 0
 */
export function moodOf(word: string, keep: number, spread: number): (month: number) => number {
  const chance = chanceOf(`mood ${word}`);
  const moods: number[] = [];
  return (month) => {
    while (moods.length <= month - beginning) {
      moods.push((moods.at(-1) ?? 0) * keep + chance.between(-spread, spread));
    }
    return moods[month - beginning] ?? 0;
  };
}
