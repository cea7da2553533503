import type { WordDataset } from '../vocabulary/vocabulary.ts';
import type { AskBack, Assumed } from './ask-back.ts';
import type { ChosenMembers } from './choose-members.ts';
import { places } from './families.ts';
import { type Part, partsThat } from './parts.ts';
import type { SettledName } from './settle-names.ts';

export interface Listing {
  by: readonly string[];
  limit: number | null;
  direction: 'ascending' | 'descending' | null;
  asks: readonly AskBack[];
  assumed: readonly Assumed[];
}

/** How many are listed where nobody said. */
const usualLimit = 10;

/** What figures are shares of: a car, or a maker of cars, before a kind of them. */
const subjects = ['subModel', 'model', 'brand', 'manufacturer', 'trim'] as const;

/** What a ranking lists of which nobody said what, the first that the dataset has. */
const ranked = ['model', 'brand', 'city', 'province'] as const;

/** The dimensions that are listed by their own name; one that stands beside a name says only what kind of thing that is. */
function namedDimensions(parts: readonly Part[], names: readonly SettledName[], dataset: WordDataset) {
  const listed: string[] = [];
  const uncut: string[] = [];
  for (const [at, part] of parts.entries()) {
    if (part.sense.is !== 'dimension') continue;
    const known = part.sense.dimensions.filter((dimension) => Object.hasOwn(dataset.dimensions, dimension));
    const isEach = [parts[at - 1], parts[at + 1]].some((beside) => beside?.sense.is === 'each');
    const isKind = [parts[at - 1], parts[at + 1]].some((beside) =>
      names.some(
        ({ part: own, members }) => own === beside && known.includes(members.dimension) && members.keys.length === 1,
      ),
    );
    const [first] = known;
    if (!first) uncut.push(...part.sense.dimensions.slice(0, 1));
    else if ((isEach || !isKind) && !listed.includes(first)) listed.push(first);
  }
  return { listed, uncut };
}

/** What a share is one of, where nothing is listed: the narrowest car or maker that is named, or the kind of car, or the place. */
function subjectOf({ filters }: ChosenMembers, names: readonly SettledName[]): string | null {
  const own = subjects.find((dimension) => filters[dimension]);
  if (own) return own;
  const named = names.map(({ members }) => members.dimension).filter((dimension) => filters[dimension]);
  return named.find((dimension) => !places.has(dimension)) ?? named[0] ?? null;
}

/** What is listed, how many, and which come first. */
export function chooseListing(
  parts: readonly Part[],
  {
    dataset,
    names,
    chosen,
    hasShare,
    hasRank,
  }: {
    dataset: WordDataset;
    names: readonly SettledName[];
    chosen: ChosenMembers;
    hasShare: boolean;
    hasRank: boolean;
  },
): Listing {
  const orders = partsThat(parts, 'order');
  const { listed, uncut } = namedDimensions(parts, names, dataset);
  const asks: AskBack[] = uncut.length > 0 ? [{ kind: 'uncut', dataset: dataset.key, dimensions: uncut }] : [];
  const assumed: Assumed[] = [];
  const by = [...listed, ...chosen.sideBySide.filter((dimension) => !listed.includes(dimension))];
  const count = orders.map(({ sense }) => sense.count).find((each) => each !== null) ?? null;
  const isOrdered = orders.length > 0;
  if (isOrdered && listed.length === 0 && chosen.sideBySide.length === 0) {
    const noun = names
      .flatMap(({ members }) => members.noun ?? [])
      .find((each) => Object.hasOwn(dataset.dimensions, each));
    const usual = ranked.find(
      (dimension) => Object.hasOwn(dataset.dimensions, dimension) && !chosen.filters[dimension],
    );
    const found = noun ?? usual;
    if (found) by.unshift(found);
    if (!noun && found) assumed.push('listing');
  }
  if ((hasShare || hasRank) && by.length === 0) {
    const subject = subjectOf(chosen, names);
    if (subject) by.push(subject);
    else asks.push({ kind: 'subject', words: partsThat(parts, hasShare ? 'share' : 'rank').map(({ word }) => word) });
  }
  const isSideBySide = listed.length === 0 && chosen.sideBySide.length > 0;
  const direction =
    orders.find(({ sense }) => sense.count !== null)?.sense.direction ?? orders.at(-1)?.sense.direction ?? null;
  if (isOrdered && !isSideBySide && count === null) assumed.push('limit');
  return {
    by,
    limit: isOrdered && !isSideBySide ? (count ?? usualLimit) : count,
    direction,
    asks,
    assumed,
  };
}
