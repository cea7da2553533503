import type { MemberIndex } from '../opened/member-index.ts';

type Members = Readonly<Record<string, readonly string[] | undefined>>;

/** What a question is narrowed to. */
interface Narrowed {
  filters?: Members | undefined;
  without?: Members | undefined;
}

/** Keys of members of a dimension as the release has them now, each once. */
export const keysToday = ({ united }: Pick<MemberIndex, 'united'>, dimension: string, keys: readonly string[]) => {
  const known = united[dimension];
  return known ? [...new Set(keys.map((key) => known.get(key) ?? key))] : [...keys];
};

/** Members by dimension, as the release has them now. */
export const membersToday = (index: Pick<MemberIndex, 'united'>, members: Members): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(members).map(([dimension, keys]) => [dimension, keysToday(index, dimension, keys ?? [])]),
  );

/**
 * A question as it would be asked now: what it names by the key of a member that has become one with another, as links,
 * kept views and watches of before do, is that other.
 */
export function asToday<Asked extends Narrowed>(index: Pick<MemberIndex, 'united'>, asked: Asked): Asked {
  if (Object.keys(index.united).length === 0) return asked;
  const { filters, without } = asked;
  return {
    ...asked,
    ...(filters && { filters: membersToday(index, filters) }),
    ...(without && { without: membersToday(index, without) }),
  };
}
