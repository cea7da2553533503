import type { Sentence } from '../../kernel/words/sentence.ts';
import { type Chain, type Dataset, isUnspecified } from '../datasets/index.ts';
import { withHistory } from '../datasets/with-history.ts';
import type { Question } from '../model/index.ts';
import type { Described } from '../opened/member-index.ts';
import type { OpenRelease } from '../opened/open-release.ts';

/** What narrows a list of members: those of other dimensions that are asked for, and that are left out. */
export type Under = Pick<Question, 'filters' | 'without'>;

/** The chain of the facts that a dimension is of. */
export const chainOf = ({ facts }: Dataset, dimension: string): Chain | undefined =>
  facts.chains.find((each) => Object.hasOwn(each.chain.dimensions, dimension))?.chain;

/**
 * The members of the narrowest level of a chain that a list of a dimension is narrowed by. A car that was once of a
 * segment lies within it; the segment of a car is the present one.
 */
export function rowsFor(dataset: Dataset, { members, info }: OpenRelease, chain: Chain, dimension: string) {
  const own = withHistory(dataset, info.history).dimensions[dimension];
  return own?.kind === 'enumerated' && own.dated ? members.described(chain) : members.everDescribed(chain);
}

/** Whether a member of the narrowest level passes all that narrows the other dimensions of its chain. */
function passing(chain: Chain, dimension: string, { filters = {}, without = {} }: Under): (row: Described) => boolean {
  const conditions = [filters, without].flatMap((narrowing) =>
    Object.entries(narrowing).flatMap(([key, keys]) =>
      keys?.length && key !== dimension && Object.hasOwn(chain.dimensions, key)
        ? [{ key, named: new Set(keys), isOut: narrowing === without }]
        : [],
    ),
  );
  return (row) => conditions.every(({ key, named, isOut }) => named.has(row[key] ?? '') !== isOut);
}

/** How many are left of each member of a dimension, and of what. */
export interface Left {
  of: { key: string; name: Sentence };
  /** @returns 0 for a member of which nothing is left */
  count: (member: string) => number;
}

/**
 * Counts the members of the narrowest level of a chain (sub-models, cities) that lie in each member of a dimension, under
 * all else that narrows the chain. They are counted from what was read when the release was opened, so nothing is asked
 * of the engine: whether a car was sold in some months is not counted.
 * @returns null for a dimension of no chain: months, sources, bands
 */
export function countLeft(dataset: Dataset, release: OpenRelease, dimension: string, under: Under): Left | null {
  const chain = chainOf(dataset, dimension);
  const [of, narrowest] =
    Object.entries(chain?.dimensions ?? {}).find(
      ([, memberDimension]) => memberDimension.kind === 'named' && memberDimension.table === chain?.tables[0],
    ) ?? [];
  if (!chain || of === undefined || !narrowest) return null;
  const isLeft = passing(chain, dimension, under);
  const found = new Map<string, Set<string>>();
  for (const row of rowsFor(dataset, release, chain, dimension)) {
    const [member, first] = [row[dimension], row[of]];
    if (member === undefined || first === undefined || !isLeft(row)) continue;
    // What was not told apart is no member of its own; a list of the narrowest level may name it all the same.
    if (dimension !== of && isUnspecified(narrowest, first)) continue;
    const own = found.get(member) ?? new Set();
    found.set(member, own.add(first));
  }
  return { of: { key: of, name: narrowest.name }, count: (member) => found.get(member)?.size ?? 0 };
}
