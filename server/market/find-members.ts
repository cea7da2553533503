import type { CallData, Language, Member } from '@portal/contract';
import { coverageOf, keptCoverage } from './covered.ts';
import { asHeld } from './datasets/as-held.ts';
import { dimensionOf } from './datasets/find.ts';
import { type Dataset, isUntold } from './datasets/index.ts';
import { fitOf, spellMembers } from './member-names.ts';
import { monthText, sourceIn } from './model/index.ts';
import { periodMembers } from './period-members.ts';
import type { Described, IndexedMember } from './store/member-index.ts';
import type { OpenRelease } from './store/open-release.ts';

const defaultLimit = 200;

/** Which members of a dimension are wanted, as the wire carries it. */
export interface WantedMembers {
  dimension: string;
  search?: string;
  keys?: readonly string[];
  within?: Readonly<Record<string, readonly string[] | undefined>>;
  limit?: number;
}

/**
 * The keys of a dimension without those that only stand for what was not told apart, such as the whole country, where
 * the dataset has no such figures; null where it may have all that the tables list.
 */
function keysTold(dataset: Dataset, release: OpenRelease, key: string): Set<string | undefined> | null {
  const chain = dataset.facts.chains.find((each) => Object.hasOwn(each.chain.dimensions, key))?.chain;
  const kept = keptCoverage(dataset, release.info);
  const whole = Object.keys(chain?.levels ?? {}).filter((level) =>
    kept.every(({ levels }) => levels[level]?.rest === false),
  );
  if (!chain || whole.length === 0) return null;
  const isThere = (row: Described) =>
    whole.every((level) => {
      const dimension = chain.dimensions[level];
      return !dimension || !isUntold(dimension, row[level] ?? '');
    });
  return new Set(
    release.members
      .described(chain)
      .filter(isThere)
      .map((row) => row[key]),
  );
}

/** All members of a dimension that a release has: months for the period, else what its tables list. */
export function membersOf(dataset: Dataset, release: OpenRelease, key: string): readonly IndexedMember[] {
  const { kind } = dimensionOf(dataset, key);
  if (kind === 'dataSource') {
    return coverageOf(dataset, release).flatMap((source) =>
      source.key === null
        ? []
        : [{ key: source.key, name: sourceIn(release.info.sources, source.key).name, parent: null }],
    );
  }
  if (kind !== 'period') {
    const told = keysTold(dataset, release, key);
    const all = release.members.of(key);
    return told ? all.filter((member) => told.has(member.key)) : all;
  }
  return periodMembers(dataset, release);
}

/** The keys of a dimension that lie within the filters; null where the filters do not bear on it. */
function keysWithin(
  dataset: Dataset,
  { members, info }: OpenRelease,
  { dimension, within }: WantedMembers,
): Set<string | undefined> | null {
  const chain = dataset.facts.chains.find((each) => Object.hasOwn(each.chain.dimensions, dimension))?.chain;
  if (!chain) return null;
  const filters = Object.entries(within ?? {}).filter(
    ([key, keys]) => keys?.length && key !== dimension && Object.hasOwn(chain.dimensions, key),
  );
  if (filters.length === 0) return null;
  // A car that was once of a segment lies within it; the segment of a car is the present one.
  const own = asHeld(dataset, info.history).dimensions[dimension];
  const all = own?.kind === 'enumerated' && own.dated ? members.described(chain) : members.everDescribed(chain);
  const rows = all.filter((row) => filters.every(([key, keys]) => keys?.includes(row[key] ?? '')));
  return new Set(rows.map((row) => row[dimension]));
}

const collators: Record<Language, Intl.Collator> = {
  zh_CN: new Intl.Collator('zh-CN'),
  en: new Intl.Collator('en'),
};

/**
 * Finds members by a part of their name in either language, of its sound in pinyin or its first letters, of a name that
 * they had before, or of their key. Named members stand by how well they fit, then in the order of their names in the
 * language of the request; enumerated ones in their declared order.
 * @returns the members up to the limit, and how many there are in all
 * @throws Refusal where the dataset is not cut by the dimension
 */
export function findMembers(
  dataset: Dataset,
  release: OpenRelease,
  wanted: WantedMembers,
  language: Language,
): CallData<'marketMembers'> {
  const { dimension, search = '', keys, limit = defaultLimit } = wanted;
  const inside = keysWithin(dataset, release, wanted);
  const named = keys && new Set(keys);
  for (const key of Object.keys(wanted.within ?? {})) dimensionOf(dataset, key);
  const fits = fitOf(search, dimension);
  const found = membersOf(dataset, release, dimension).flatMap((member) => {
    if ((named && !named.has(member.key)) || (inside && !inside.has(member.key))) return [];
    const fit = fits(member);
    return fit === null ? [] : [{ fit, member, name: member.name[language] }];
  });
  if (dimensionOf(dataset, dimension).kind === 'named') {
    found.sort(
      (one, other) =>
        one.fit - other.fit ||
        collators[language].compare(one.name, other.name) ||
        (one.member.key < other.member.key ? -1 : 1),
    );
  }
  const list = found.map(
    ({ member: { key, parent, was }, name }): Member => ({
      ...{ key, name, parent },
      ...(was && { was: was.map((one) => ({ ...one, name: one.name[language], until: monthText(one.until) })) }),
    }),
  );
  return { members: list.slice(0, limit), all: list.length };
}

/**
 * The same, with names spelled bit by bit before they are searched: thousands of names at once would hold up others.
 * @throws Refusal where the dataset is not cut by the dimension
 */
export async function searchMembers(...wanted: Parameters<typeof findMembers>): Promise<CallData<'marketMembers'>> {
  const [dataset, release, { dimension, search }] = wanted;
  if (search?.trim()) await spellMembers(membersOf(dataset, release, dimension), dimension);
  return findMembers(...wanted);
}
