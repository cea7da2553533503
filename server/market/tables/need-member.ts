import type { DuckDBConnection } from '@duckdb/node-api';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { MemberTable } from '../datasets/dimension.ts';
import { noSuchMember, severalMembers } from './member-refusals.ts';
import { unitedTable } from './united-members.ts';

/** A member of a release. */
export interface FoundMember {
  /** Its number there. */
  id: number;
  key: string;
  name: Sentence;
}

/** @returns SQL for members by what others that have become one with them were known by; nothing where none have */
async function unitedWith(
  connection: DuckDBConnection,
  schema: string,
  { name, id }: Pick<MemberTable, 'name' | 'id'>,
) {
  const there = await connection.runAndReadAll(
    `SELECT 1 FROM duckdb_tables() WHERE database_name = '${schema}' AND table_name = '${unitedTable}'`,
  );
  if (there.getRows().length === 0) return '';
  return `UNION SELECT t.${id}, t.key, t.name_zh, t.name_en FROM ${schema}.${unitedTable} AS u
    JOIN ${schema}.${name} AS t ON t.${id} = u.member_id
    WHERE u.member_table = '${name}' AND (u.key = $1 OR LOWER($1) IN (LOWER(u.name_zh), LOWER(u.name_en)))`;
}

/** How many names are proposed for one that nobody has, and how far from it they may be, in letters of their own. */
const [mostNear, farthest] = [3, 0.5];

/**
 * The names that are most like a text, in its script. The engine compares: thousands of names for each row of a list
 * would keep the server from answering others.
 */
async function nearTo(connection: DuckDBConnection, table: string, text: string): Promise<string[]> {
  const name = /\p{Script=Han}/u.test(text) ? 'name_zh' : 'name_en';
  const far = `levenshtein(LOWER(${name}), LOWER($1)) / GREATEST(1, strlen(${name}))`;
  const read = await connection.runAndReadAll(
    `SELECT DISTINCT ${name}, ${far} FROM ${table} WHERE ${far} <= ${farthest} ORDER BY 2, 1 LIMIT ${mostNear}`,
    [text],
  );
  return read.getRows().map(([near]) => String(near));
}

/** A release that is open on a connection: under which name, and its id. */
export interface OpenRelease {
  schema: string;
  release: string;
}

/**
 * Finds a member by its key, or by its name in either language; also by those of one that has become one with it.
 * @throws Refusal when none of the release goes by that text, or several do
 */
export async function needMember(
  connection: DuckDBConnection,
  { schema, release }: OpenRelease,
  { name, id }: Pick<MemberTable, 'name' | 'id'>,
  text: string,
): Promise<FoundMember> {
  // Of a dataset without rows a release has no table.
  const [there] = (
    await connection.runAndReadAll(
      `SELECT 1 FROM duckdb_tables() WHERE database_name = '${schema}' AND table_name = '${name}'`,
    )
  ).getRows();
  const sought = { release, table: name, text };
  if (!there) throw noSuchMember(sought, []);
  const read = await connection.runAndReadAll(
    `SELECT ${id}, key, name_zh, name_en FROM ${schema}.${name}
     WHERE key = $1 OR LOWER(name_en) = LOWER($1) OR LOWER(name_zh) IN (LOWER($1), LOWER($1) || '市')
     ${await unitedWith(connection, schema, { name, id })} ORDER BY key`,
    [text],
  );
  const members = read.getRows().map(([number, key, zh, en]): FoundMember => {
    return { id: Number(number), key: String(key), name: { zh_CN: String(zh), en: String(en) } };
  });
  const exact = members.find(({ key }) => key === text) ?? (members.length === 1 ? members[0] : undefined);
  if (exact) return exact;
  if (members.length === 0) throw noSuchMember(sought, await nearTo(connection, `${schema}.${name}`, text));
  throw severalMembers(
    sought,
    members.map(({ key }) => key),
  );
}
