import type { CallData, Language, Member } from '@portal/contract';
import { coverageOf, storedCoverage } from '../answer/covered.ts';
import { dimensionOf } from '../datasets/find.ts';
import { type Dataset, isUnspecified } from '../datasets/index.ts';
import { monthText, sourceIn } from '../model/index.ts';
import type { Described, IndexedMember } from '../opened/member-index.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import type { StoredCoverage } from '../releases/release.ts';
import { chainOf, countLeft, rowsFor, type Under } from './count-left.ts';
import { fitOf, spellMembers } from './member-names.ts';
import { periodMembers } from './period-members.ts';

const defaultLimit = 200;

/** Which members of a dimension are wanted, as the wire carries it. */
export interface WantedMembers {
  dimension: string;
  search?: string;
  keys?: readonly string[];
  within?: Readonly<Record<string, readonly string[] | undefined>>;
  under?: Under;
  limit?: number;
}

/**
 * The keys of a dimension without those that only stand for what was not told apart, such as the whole country, where
 * the dataset has no such figures; and those alone where it has no others. Null where it may have all that the tables list.
 */
function keysDistinguished(dataset: Dataset, release: OpenRelease, key: string): Set<string | undefined> | null {
  const chain = chainOf(dataset, key);
  const remaining = storedCoverage(dataset, release.info);
  const levelsThat = (is: (level: StoredCoverage['levels'][string]) => boolean) =>
    Object.keys(chain?.levels ?? {}).filter((level) =>
      remaining.every(({ levels }) => levels[level] !== undefined && is(levels[level])),
    );
  const whole = levelsThat(({ rest }) => !rest);
  const unspecified = levelsThat(({ members, rest }) => members === 0 && rest);
  if (!chain || whole.length + unspecified.length === 0) return null;
  const isThere = (row: Described) =>
    [...whole, ...unspecified].every((level) => {
      const dimension = chain.dimensions[level];
      return !dimension || isUnspecified(dimension, row[level] ?? '') === unspecified.includes(level);
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
    const distinguished = keysDistinguished(dataset, release, key);
    const all = release.members.of(key);
    return distinguished ? all.filter((member) => distinguished.has(member.key)) : all;
  }
  return periodMembers(dataset, release);
}

/**
 * The members of some keys as well where no row of the release has them, as long as they are known beforehand: a price band
 * in which nothing is sold is still called by its name.
 */
function withDeclared(
  dataset: Dataset,
  key: string,
  members: readonly IndexedMember[],
  named: ReadonlySet<string> | undefined,
): readonly IndexedMember[] {
  const dimension = dimensionOf(dataset, key);
  if (!named || dimension.kind !== 'enumerated') return members;
  const found = new Set(members.map((member) => member.key));
  const declared = dimension.members.filter((member) => named.has(member.key) && !found.has(member.key));
  return [...members, ...declared.map((member) => ({ key: member.key, name: member.name, parent: null }))];
}

/** The keys of a dimension that lie within the filters; null where the filters do not bear on it. */
function keysWithin(
  dataset: Dataset,
  release: OpenRelease,
  { dimension, within }: WantedMembers,
): Set<string | undefined> | null {
  const chain = chainOf(dataset, dimension);
  if (!chain) return null;
  const filters = Object.entries(within ?? {}).filter(
    ([key, keys]) => keys?.length && key !== dimension && Object.hasOwn(chain.dimensions, key),
  );
  if (filters.length === 0) return null;
  const all = rowsFor(dataset, release, chain, dimension);
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
 * language of the request; enumerated ones in their declared order. Where it is asked what is left of them, those of
 * which nothing is left stand behind all others.
 * @returns the members up to the limit, how many there are in all, and how many more lie outside of `within`
 * @throws Refusal where the dataset is not cut by the dimension
 */
export function findMembers(
  dataset: Dataset,
  release: OpenRelease,
  wanted: WantedMembers,
  language: Language,
): CallData<'marketMembers'> {
  const { dimension, search = '', keys, under, limit = defaultLimit } = wanted;
  const inside = keysWithin(dataset, release, wanted);
  const named = keys && new Set(keys);
  for (const key of Object.keys(wanted.within ?? {})) dimensionOf(dataset, key);
  const fits = fitOf(search, dimension);
  const all = withDeclared(dataset, dimension, membersOf(dataset, release, dimension), named);
  const fitting = all.flatMap((member) => {
    const fit = named && !named.has(member.key) ? null : fits(member);
    return fit === null ? [] : [{ fit, member, name: member.name[language] }];
  });
  const found = fitting.filter(({ member }) => !inside || inside.has(member.key));
  if (dimensionOf(dataset, dimension).kind === 'named') {
    found.sort(
      (first, other) =>
        first.fit - other.fit ||
        collators[language].compare(first.name, other.name) ||
        (first.member.key < other.member.key ? -1 : 1),
    );
  }
  const left = under ? countLeft(dataset, release, dimension, under) : null;
  if (left)
    found.sort(
      (first, other) => Number(left.count(first.member.key) === 0) - Number(left.count(other.member.key) === 0),
    );
  const list = found.slice(0, limit).map(
    ({ member: { key, parent, was }, name }): Member => ({
      key,
      name,
      parent,
      ...(left && { left: left.count(key) }),
      ...(was && {
        was: was.map((former) => ({ ...former, name: former.name[language], until: monthText(former.until) })),
      }),
    }),
  );
  return {
    members: list,
    all: found.length,
    outside: fitting.length - found.length,
    ...(left && { leftOf: { key: left.of.key, name: left.of.name[language] } }),
  };
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
