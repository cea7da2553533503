import { setImmediate as breathe } from 'node:timers/promises';
import { type Rank, rankOf, ranks } from '../../kernel/words/name-rank.ts';
import { fold, type Spellings, spell, squeeze } from '../../kernel/words/spell.ts';
import type { IndexedMember } from '../opened/member-index.ts';

/** The ways to type the name of a member, and those that it had before; they go with the release that has it. */
const spelled = new WeakMap<IndexedMember, readonly Spellings[]>();

function namesOf({ name, was = [] }: IndexedMember, dimension: string): string[] {
  const former = was.flatMap((entry) => (entry.dimension === dimension ? [entry.name.zh_CN, entry.name.en] : []));
  return [...new Set([name.zh_CN, name.en, ...former])];
}

function spellingsOf(member: IndexedMember, dimension: string): readonly Spellings[] {
  const known = spelled.get(member) ?? namesOf(member, dimension).map(spell);
  spelled.set(member, known);
  return known;
}

/** Members that are spelled at once, about 10 ms: other calls are answered between two portions. */
const portion = 25;

/** Spells what is not spelled yet, so that a search has it; once for each release and dimension. */
export async function spellMembers(members: readonly IndexedMember[], dimension: string): Promise<void> {
  const fresh = members.filter((member) => !spelled.has(member));
  for (const [index, member] of fresh.entries()) {
    spellingsOf(member, dimension);
    if (index % portion === portion - 1) await breathe();
  }
}

/** A part of a name or of the key, letter by letter as it is typed. */
const holds = (member: IndexedMember, dimension: string, text: string): boolean =>
  [member.key, ...namesOf(member, dimension)].some((name) => name.toLocaleLowerCase().includes(text));

/**
 * How well members fit what was typed: 比亚迪 by its signs, by biyadi and by byd.
 * @returns of a member its rank, the lower the better; null where it does not fit. Everything fits nothing typed alike
 */
export function fitOf(search: string, dimension: string): (member: IndexedMember) => Rank | null {
  const text = search.trim().toLocaleLowerCase();
  const wanted = squeeze(fold(text));
  if (text === '') return () => ranks.exact;
  return (member) => {
    let best: Rank | null = holds(member, dimension, text) ? ranks.inside : null;
    if (wanted === '') return best;
    for (const spellings of spellingsOf(member, dimension)) {
      const rank = rankOf(spellings, wanted);
      if (rank !== null && (best === null || rank < best)) best = rank;
    }
    return best;
  };
}
