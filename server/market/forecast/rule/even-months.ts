import { inJanuary } from './new-years.ts';

/** Pairs of months of which it is learned how the New Year divides them, at least; fewer are divided by what they had. */
const leastPairs = 4;

/** What a part may come to: no pair is all January, whatever few years say. */
const bounds = { low: 0.25, high: 0.75 };

const within = (part: number): number => Math.min(bounds.high, Math.max(bounds.low, part));

/** January as a part of January and February, by year; undefined where a month is missing or nothing was sold. */
function partsOf(values: readonly number[], first: number): { year: number; part: number }[] {
  const pairs: { year: number; part: number }[] = [];
  for (let at = (12 - (first % 12)) % 12; at + 1 < values.length; at += 12) {
    const [january = 0, february = 0] = [values[at], values[at + 1]];
    if (january + february > 0)
      pairs.push({ year: Math.floor((first + at) / 12), part: january / (january + february) });
  }
  return pairs;
}

/**
 * How January and February divide what both have, by year: a line through the years that are known, by how much of the
 * days round the New Year lay in January (least squares). With fewer than four of them, or none that differ, it is their
 * mean; with none, a half.
 * @param first the first month, as year * 12 + month - 1
 */
export function januaryPart(values: readonly number[], first: number): (year: number) => number {
  const pairs = partsOf(values, first);
  const mean = (numbers: number[]) => numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  if (pairs.length === 0) return () => 0.5;
  const usual = mean(pairs.map(({ part }) => part));
  const quiet = mean(pairs.map(({ year }) => inJanuary(year)));
  const spread = pairs.reduce((sum, { year }) => sum + (inJanuary(year) - quiet) ** 2, 0);
  if (pairs.length < leastPairs || spread < 0.05) return () => within(usual);
  const joint = pairs.reduce((sum, { year, part }) => sum + (inJanuary(year) - quiet) * (part - usual), 0);
  // More quiet days never make January larger.
  const slope = Math.min(0, joint / spread);
  return (year) => within(usual + slope * (inJanuary(year) - quiet));
}

/** By how much a month is taken to be more or less than it would be in a year whose New Year divides nothing. */
export function newYearFactor(month: number, part: (year: number) => number): number {
  const january = part(Math.floor(month / 12));
  if (month % 12 === 0) return 2 * january;
  return month % 12 === 1 ? 2 * (1 - january) : 1;
}
