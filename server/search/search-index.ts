import { setImmediate as breathe } from 'node:timers/promises';
import type { Hit } from '@portal/contract';
import { type Rank, rankOf, ranks } from '../kernel/words/name-rank.ts';
import type { Sentence } from '../kernel/words/sentence.ts';
import { fold, type Spellings, spell, squeeze } from '../kernel/words/spell.ts';
import { candidates, type Names, namesOf } from './candidates.ts';

/** A page that a hit leads to. */
export interface Way {
  path: string;
  /** The key of the product, or of the page of the administration, that must be held for it; null is for everybody. */
  product: string | null;
}

/** One thing that can be found. */
export interface Entry {
  kind: Hit['kind'];
  id: string;
  title: Sentence;
  subtitle: Sentence;
  /** Other names by which it is found as well, such as those that it had before. */
  formerly?: readonly Sentence[];
  /** Names of the models that it speaks of: by these it is found after all that is called so itself. */
  about?: readonly Sentence[];
  /** Where it leads: an account is led the first way that is open to it, and finds it only if there is one. */
  ways: readonly Way[];
  /** Among equals the higher stands first: the day of what has one. */
  day?: string;
}

interface Spelled {
  entry: Entry;
  own: readonly Spellings[];
  /** What it belongs to and speaks of: a word may be of that, as long as another is its own. */
  around: readonly Spellings[];
  /** What it speaks of. */
  about: readonly Spellings[];
}

/** Entries beside each other, and their names in few long texts. */
interface Block {
  entries: readonly Spelled[];
  names: Names;
}

export type SearchIndex = readonly Block[];

/** Entries that are spelled at once: other calls are answered between two portions. */
const portion = 100;

/** Entries of a block: many enough that one is looked through at once, few enough that it is made at once. */
const blockSize = 2_000;

const blockOf = (entries: readonly Spelled[]): Block => ({
  entries,
  names: namesOf(entries.map(({ own, around }) => [...own, ...around])),
});

/**
 * Makes indexes one after the other: each name is spelled once, and not again for the next index that has it too. A new
 * release or a news item so costs what is new in it.
 */
export function indexMaker(spellName: (name: string) => Spellings = spell) {
  let before: ReadonlyMap<string, Spellings> = new Map();
  return async (entries: readonly Entry[]): Promise<SearchIndex> => {
    const known = new Map<string, Spellings>();
    const spelled = (name: string): Spellings => {
      const found = known.get(name) ?? before.get(name) ?? spellName(name);
      known.set(name, found);
      return found;
    };
    const all = (names: readonly string[]) => [...new Set(names.filter(Boolean))].map(spelled);
    const index: Block[] = [];
    const block: Spelled[] = [];
    for (const [at, entry] of entries.entries()) {
      const former = (entry.formerly ?? []).flatMap(({ zh_CN, en }) => [zh_CN, en]);
      const own = all([entry.title.zh_CN, entry.title.en, ...former]);
      const about = all((entry.about ?? []).flatMap(({ zh_CN, en }) => [zh_CN, en]));
      block.push({ entry, own, around: [...all([entry.subtitle.zh_CN, entry.subtitle.en]), ...about], about });
      if (block.length === blockSize) index.push(blockOf(block.splice(0)));
      if (at % portion === 0) await breathe();
    }
    before = known;
    return [...index, blockOf(block)];
  };
}

function bestOf(names: readonly Spellings[], wanted: string): Rank | null {
  let best: Rank | null = null;
  for (const name of names) {
    const rank = rankOf(name, wanted);
    if (rank !== null && (best === null || rank < best)) best = rank;
    if (best === ranks.exact) break;
  }
  return best;
}

/** Several words fit where each of them does, at least one of them in the names of the entry itself. */
function fitsApart({ own, around }: Spelled, words: readonly string[]): boolean {
  let its = 0;
  for (const word of words) {
    if (bestOf(own, word) !== null) its += 1;
    else if (bestOf(around, word) === null) return false;
  }
  return its > 0;
}

function rankOfEntry(spelled: Spelled, whole: string, words: readonly string[]): Rank | null {
  const rank = bestOf(spelled.own, whole);
  if (rank !== null) return rank;
  if (words.length > 1 && fitsApart(spelled, words)) return ranks.inside;
  return bestOf(spelled.about, whole) === null ? null : ranks.about;
}

export interface Ranked {
  entry: Entry;
  rank: Rank;
  /** Where this account is led. */
  path: string;
}

/**
 * Everything that fits, in no order.
 * @param text as it was typed
 * @param admits whether this account may find what belongs to a product
 */
export function find(index: SearchIndex, text: string, admits: (product: string) => boolean): Ranked[] {
  const folded = fold(text);
  const whole = squeeze(folded);
  if (whole === '') return [];
  const words = folded.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const found: Ranked[] = [];
  for (const { entries, names } of index) {
    // What fits holds each word, whether they stand together or apart.
    const [first = new Set<number>(), ...others] = words.map((word) => candidates(names, word));
    for (const at of first) {
      const spelled = others.every((other) => other.has(at)) ? entries[at] : undefined;
      const way = spelled?.entry.ways.find(({ product }) => product === null || admits(product));
      if (!spelled || !way) continue;
      const rank = rankOfEntry(spelled, whole, words);
      if (rank !== null) found.push({ entry: spelled.entry, rank, path: way.path });
    }
  }
  return found;
}
