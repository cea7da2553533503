import type { Chain } from '../datasets/index.ts';
import type { Question } from '../model/index.ts';
import type { MemberIndex } from '../opened/member-index.ts';
import type { Factor } from '../turns/refusals.ts';

/** One chain of the facts, as a question cuts and narrows it. */
export interface Side {
  /** The key of the chain. */
  key: string;
  /** Whether the question lists or filters anything of it. */
  isNamed: boolean;
  /** How many members its narrowest level has, and which part of them the filters let through. */
  all: number;
  share: number;
  /** How many groups the listed dimensions make at most. */
  groups: number;
  /** The listed dimension with the most members. */
  largest: Factor | null;
}

type Narrowing = Pick<Question, 'filters' | 'without'>;

/** How many members of the narrowest level the filters let through. */
function countRemaining(chain: Chain, { filters = {}, without = {} }: Narrowing, members: MemberIndex): number {
  const rows = members.described(chain);
  const own = [filters, without].flatMap((narrowing) =>
    Object.keys(chain.dimensions).flatMap((key) => {
      const named = narrowing[key];
      return named?.length ? [{ key, named: new Set(named), isOut: narrowing === without }] : [];
    }),
  );
  if (own.length === 0) return rows.length;
  return rows.filter((row) => own.every(({ key, named, isOut }) => named.has(row[key] ?? '') !== isOut)).length;
}

/** @param listed the dimensions that rows are told apart by, of all chains */
export function sideOf(chain: Chain, listed: readonly string[], narrowing: Narrowing, members: MemberIndex): Side {
  const { filters = {}, without = {} } = narrowing;
  const all = members.described(chain).length;
  const stored = countRemaining(chain, narrowing, members);
  const factors = [...new Set(listed)].flatMap((key): Factor[] => {
    const dimension = chain.dimensions[key];
    if (!dimension) return [];
    return [
      { name: dimension.name, members: Math.min(members.of(key).length, filters[key]?.length || stored, stored) },
    ];
  });
  const isFiltered = [filters, without].some((candidate) =>
    Object.keys(candidate).some((key) => candidate[key]?.length && chain.dimensions[key]),
  );
  return {
    key: chain.key,
    isNamed: factors.length > 0 || isFiltered,
    all,
    share: all === 0 ? 0 : stored / all,
    groups: factors.reduce((groups, factor) => Math.min(groups * factor.members, stored), Math.min(1, stored)),
    largest: factors.reduce<Factor | null>(
      (most, factor) => (most && most.members >= factor.members ? most : factor),
      null,
    ),
  };
}
