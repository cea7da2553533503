import type { Sense } from '../meaning/sense.ts';
import { matchAt, sticky } from '../times/time-parts.ts';
import type { PriceBand, Vocabulary } from './vocabulary.ts';

const number = '\\d{1,3}(?:\\.\\d)?';
const chinese = sticky(
  `(?<from>${number})万?\\s*(?:-|–|~|到|至)\\s*(?<to>${number})万元?(?:人民币)?(?:级|价位|之间|区间)*`,
);
const below = sticky(`(?<to>${number})万元?(?:以下|以内|之下)`);
const above = sticky(`(?<from>${number})万元?(?:及以上|以上|起)`);
const english = sticky(
  `(?:rmb |cny |¥)?(?<from>${number})k?\\s*(?:-|–|to|and)\\s*(?:rmb |cny )?(?<to>${number})k(?: yuan| rmb| cny)?`,
);
const englishBelow = sticky(`(?:below|under|less than|up to) (?:rmb |cny )?(?<to>${number})k(?: yuan| rmb| cny)?`);
const englishAbove = sticky(`(?:above|over|more than) (?:rmb |cny )?(?<from>${number})k(?: yuan| rmb| cny)?`);

const ways: readonly { pattern: RegExp; factor: number }[] = [
  ...[chinese, below, above].map((pattern) => ({ pattern, factor: 1 })),
  ...[english, englishBelow, englishAbove].map((pattern) => ({ pattern, factor: 0.1 })),
];

/** Price bands with their bounds, in ten thousand yuan. */
export function boundsOf(keys: readonly string[]): PriceBand[] {
  return keys.flatMap((key) => {
    const [low = '', high = ''] = key.split('-');
    const bounds = { key, low: Number(low), high: high === '' ? Number.POSITIVE_INFINITY : Number(high) };
    return Number.isNaN(bounds.low) || Number.isNaN(bounds.high) ? [] : [bounds];
  });
}

/** The bands from a price to another, in ten thousand yuan: 10-15 and 15-20 of 10 to 20; null where they do not meet them. */
function bandsBetween(bands: readonly PriceBand[], from: number, to: number): string[] | null {
  const within = bands.filter(({ low, high }) => low >= from && high <= to);
  const meets = within.some(({ low }) => low === from) && within.some(({ high }) => high === to);
  return meets ? within.map(({ key }) => key) : null;
}

/** Prices between two bounds, as members of the price bands where they meet their bounds. */
export function bandAt(text: string, at: number, { priceBands }: Vocabulary): { end: number; sense: Sense }[] {
  return ways.flatMap(({ pattern, factor }) => {
    const match = matchAt(text, at, pattern);
    if (!match?.groups) return [];
    const from = match.groups.from === undefined ? 0 : Number(match.groups.from) * factor;
    const to = match.groups.to === undefined ? Number.POSITIVE_INFINITY : Number(match.groups.to) * factor;
    const found = bandsBetween(priceBands, from, to);
    return found
      ? [{ end: at + match[0].length, sense: { is: 'members', dimension: 'priceBand', keys: found } as const }]
      : [];
  });
}
