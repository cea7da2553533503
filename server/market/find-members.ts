import type { CallData, CallPayload, DimensionKey, Language, Member } from '@portal/contract';
import { dimensions, monthNumber, periodKey, periodName, sources } from './model/index.ts';
import type { IndexedMember } from './store/member-index.ts';
import type { OpenRelease } from './store/open-release.ts';

const defaultLimit = 200;

const both = (name: (language: Language) => string) => ({ zh_CN: name('zh_CN'), en: name('en') });

/** All members of a dimension that a release has: months for the period, else what its tables list. */
export function membersOf({ info, members }: OpenRelease, dimension: DimensionKey): readonly IndexedMember[] {
  if (dimension === 'dataSource')
    return info.sources.map(({ key }) => ({ key, name: sources[key].name, parent: null }));
  if (dimension !== 'period') return members.of(dimension);
  const first = monthNumber(info.first);
  const months = Array.from({ length: monthNumber(info.last) - first + 1 }, (_, index) => first + index);
  return months.map((month) => ({
    key: periodKey(month, 'monthly'),
    name: both((language) => periodName(month, month, 'monthly', language)),
    parent: null,
  }));
}

/** The keys of a dimension that lie within the filters; null where the filters do not bear on it. */
function keysWithin(
  { members }: OpenRelease,
  dimension: DimensionKey,
  within: CallPayload<'marketMembers'>['within'],
): Set<string | undefined> | null {
  const own = dimensions[dimension];
  if (own.kind !== 'named' && own.kind !== 'enumerated') return null;
  const filters = (Object.entries(within ?? {}) as [DimensionKey, string[]][]).filter(([key, keys]) => {
    const other = dimensions[key];
    return (
      keys.length > 0 &&
      key !== dimension &&
      (other.kind === 'named' || other.kind === 'enumerated') &&
      other.chain === own.chain
    );
  });
  if (filters.length === 0) return null;
  const rows = members
    .described(own.chain)
    .filter((row) => filters.every(([key, keys]) => keys.includes(row[key] ?? '')));
  return new Set(rows.map((row) => row[dimension]));
}

const collators: Record<Language, Intl.Collator> = {
  zh_CN: new Intl.Collator('zh-CN'),
  en: new Intl.Collator('en'),
};

/**
 * Finds members by a part of their name in either language or of their key. Named members stand in the order of
 * their names in the language of the request, enumerated ones in their declared order.
 * @returns the members up to the limit, and how many there are in all
 */
export function findMembers(
  release: OpenRelease,
  payload: CallPayload<'marketMembers'>,
  language: Language,
): CallData<'marketMembers'> {
  const { dimension, search, keys, within, limit = defaultLimit } = payload;
  const needle = search?.trim().toLocaleLowerCase() ?? '';
  const inside = keysWithin(release, dimension, within);
  const wanted = keys && new Set(keys);
  const found = membersOf(release, dimension).filter(
    ({ key, name }) =>
      (!wanted || wanted.has(key)) &&
      (!inside || inside.has(key)) &&
      (needle === '' || [key, name.zh_CN, name.en].some((text) => text.toLocaleLowerCase().includes(needle))),
  );
  const list = found.map(({ key, name, parent }): Member => ({ key, name: name[language], parent }));
  if (dimensions[dimension].kind === 'named') {
    list.sort((one, other) => collators[language].compare(one.name, other.name) || (one.key < other.key ? -1 : 1));
  }
  return { members: list.slice(0, limit), all: list.length };
}
