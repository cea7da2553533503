import type { DuckDBConnection } from '@duckdb/node-api';
import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import type { MemberTable } from '../datasets/dimension.ts';
import { unitedTable } from './united-members.ts';

/** A member of a release. */
export interface FoundMember {
  /** Its number there. */
  id: number;
  key: string;
  name: Sentence;
}

const noSingleMember = (text: string, keys: string) =>
  new Refusal('market.no-single-member', status.refused, {
    zh_CN: `版本中没有唯一名为“${text}”的成员；同名的键：${keys}。请给出键。`,
    en: `The release has no single member called “${text}”; keys of that name: ${keys}. Give the key.`,
  });

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

/**
 * Finds a member by its key, or by its name in either language; also by those of one that has become one with it.
 * @param schema a release that is open on the connection
 * @throws Refusal when none of the release goes by that text, or several do
 */
export async function needMember(
  connection: DuckDBConnection,
  schema: string,
  { name, id }: Pick<MemberTable, 'name' | 'id'>,
  text: string,
): Promise<FoundMember> {
  // Of a dataset without rows a release has no table.
  const [there] = (
    await connection.runAndReadAll(
      `SELECT 1 FROM duckdb_tables() WHERE database_name = '${schema}' AND table_name = '${name}'`,
    )
  ).getRows();
  if (!there) throw noSingleMember(text, '-');
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
  const keys = members.map(({ key }) => key).join(', ') || '-';
  throw noSingleMember(text, keys);
}
