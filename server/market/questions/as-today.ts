import type { CallData } from '@portal/contract';
import { noUnions, keysToday as todayOf, type Unions } from '../../kernel/member-keys.ts';
import { ownOf } from '../../kernel/own-of.ts';
import type { MemberIndex } from '../opened/member-index.ts';

type Members = Readonly<Record<string, readonly string[] | undefined>>;

/** What a question is narrowed to. */
interface Narrowed {
  filters?: Members | undefined;
  without?: Members | undefined;
}

/** Keys of members of a dimension that have become one with another. */
export const unionsOf = ({ united }: Pick<MemberIndex, 'united'>, dimension: string): Unions =>
  ownOf(united, dimension) ?? noUnions;

/** Keys of members of a dimension as the release has them now, each once. */
export const keysToday = (index: Pick<MemberIndex, 'united'>, dimension: string, keys: readonly string[]) => {
  const known = unionsOf(index, dimension);
  return known.size > 0 ? todayOf(known, keys) : [...keys];
};

/** Members by dimension, as the release has them now. */
export const membersToday = (index: Pick<MemberIndex, 'united'>, members: Members): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(members).map(([dimension, keys]) => [dimension, keysToday(index, dimension, keys ?? [])]),
  );

/**
 * Members that were asked for by their keys, each under the key that it was asked by: it names the keys of links, kept
 * views and lists of before.
 * @param united the keys of members of the dimension that have become one with another
 */
export function namedByKeys(
  answer: CallData<'marketMembers'>,
  keys: readonly string[],
  united: ReadonlyMap<string, string> | undefined,
): CallData<'marketMembers'> {
  if (!united || !keys.some((key) => united.has(key))) return answer;
  const known = new Map(answer.members.map((member) => [member.key, member]));
  const members = [...new Set(keys)].flatMap((key) => {
    const member = known.get(united.get(key) ?? key);
    return member ? [{ ...member, key }] : [];
  });
  return { ...answer, members, all: members.length };
}

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
