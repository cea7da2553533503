import type { Sentence } from '../../../kernel/words/sentence.ts';
import type { EnumeratedDimension, EnumeratedMember, MemberTable, NamedDimension } from '../dimension.ts';

/** A sentence or a name in both languages. */
export const text = (zh_CN: string, en: string): Sentence => ({ zh_CN, en });

/** Members with a table of their own. @param parent the next wider level */
export const named = (
  table: MemberTable,
  parent: string | null,
  name: Sentence,
  definition: Sentence,
): NamedDimension => ({ kind: 'named', table, parent, name, definition });

/** Members known beforehand. @param place the table, and its column with their codes */
export const enumerated = (
  members: readonly EnumeratedMember[],
  [table, column]: [MemberTable, string],
  name: Sentence,
  definition: Sentence,
): EnumeratedDimension => ({
  kind: 'enumerated',
  table,
  column,
  members,
  parent: null,
  name,
  definition,
  ...(members.some(({ key }) => key === 'unknown') ? { unspecified: 'unknown' } : {}),
});
