import type { Spelling, Spellings } from './spell.ts';

/** How well a name fits, the best first; the last is that of what only speaks of something called so. */
export const ranks = { exact: 0, prefix: 1, wordStart: 2, initials: 3, inside: 4, about: 5 } as const;
export type Rank = (typeof ranks)[keyof typeof ranks];

/** So few letters stand in the middle of almost every name. */
const fewestInside = 2;
const fewestInitials = 2;
const fewestInitialsInside = 3;

const chinese = /\p{Script=Han}/u;

/** The best of two, where null is worse than everything. */
const better = (rank: Rank | null, other: Rank | null): Rank | null =>
  rank === null || (other !== null && other < rank) ? other : rank;

function rankIn({ text, words, begins }: Spelling, wanted: string): Rank | null {
  let at = text.indexOf(wanted);
  if (at === 0) return text.length === wanted.length ? ranks.exact : ranks.prefix;
  let inside = false;
  for (; at > 0; at = text.indexOf(wanted, at + 1)) {
    if (words.has(at)) return ranks.wordStart;
    inside ||= begins === null || begins.has(at);
  }
  return inside && (wanted.length >= fewestInside || chinese.test(wanted)) ? ranks.inside : null;
}

function rankOfInitials(initials: string, wanted: string): Rank | null {
  if (wanted.length < fewestInitials) return null;
  const at = initials.indexOf(wanted);
  if (at === 0) return ranks.initials;
  return at > 0 && wanted.length >= fewestInitialsInside ? ranks.inside : null;
}

/**
 * How well a name fits what was typed.
 * @param wanted folded and squeezed, not empty
 * @returns null when it does not
 */
export function rankOf({ written, sounded, initials }: Spellings, wanted: string): Rank | null {
  let best = rankIn(written, wanted);
  if (sounded && best !== ranks.exact) best = better(best, rankIn(sounded, wanted));
  if (best === null || best > ranks.initials) {
    for (const letters of initials) best = better(best, rankOfInitials(letters, wanted));
  }
  return best;
}
