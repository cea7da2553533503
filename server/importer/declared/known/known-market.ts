import type { DuckDBConnection } from '@duckdb/node-api';
import { type Dataset, type MemberTable, memberTablesOf, unitedTable } from '../../../market/index.ts';
import { formerTable } from '../../reading/former-tables.ts';
import { askRows } from '../../reading/staging.ts';
import { KnownMembers, type Member } from './known-members.ts';

/** The tables that a dataset's chains go through, each with the next wider one, and the narrowest of a chain first. */
export const shapesOf = (dataset: Dataset): { table: MemberTable; next: MemberTable | undefined }[] =>
  memberTablesOf([dataset]).map(({ table, holds }) => ({ table, next: holds[0] }));

/** What members of a table were called before, and what others that have become one with them were, by their numbers. */
async function formerNames(connection: DuckDBConnection, table: string): Promise<Map<number, string[]>> {
  const found = new Map<number, string[]>();
  for (const [of, condition] of [
    ['member_history', " AND attribute = 'name'"],
    [unitedTable, ''],
  ]) {
    const from = await formerTable(connection, of ?? '');
    if (from === null) continue;
    const rows = await askRows(
      connection,
      `SELECT member_id, name_zh, name_en FROM ${from} AS known WHERE member_table = '${table}'${condition}`,
    );
    for (const [id, ...names] of rows) {
      found.set(Number(id), [...(found.get(Number(id)) ?? []), ...names.map(String)]);
    }
  }
  return found;
}

async function readTable(
  connection: DuckDBConnection,
  table: MemberTable,
  next: MemberTable | undefined,
): Promise<Member[]> {
  if (table.members) {
    return table.members.map(({ key, name }, at) => ({
      id: at + 1,
      key,
      zh: name.zh_CN,
      en: name.en,
      parent: null,
      codes: { code: key },
    }));
  }
  const from = await formerTable(connection, table.name);
  if (from === null) return [];
  const codes = table.codes ?? [];
  const columns = [table.id, 'key', 'name_zh', 'name_en', next?.id ?? 'NULL', ...codes];
  const rows = await askRows(connection, `SELECT ${columns.join(', ')} FROM ${from} AS known`);
  const former = await formerNames(connection, table.name);
  return rows.map(([id, key, zh, en, parent, ...values]) => ({
    id: Number(id),
    key: String(key),
    zh: String(zh),
    en: String(en),
    parent: parent === null ? null : Number(parent),
    codes: Object.fromEntries(codes.map((code, at) => [code, String(values[at])])),
    former: former.get(Number(id)) ?? [],
  }));
}

/**
 * Reads the members of the published release that rows of a dataset can be of.
 * @param connection has the release attached as `former`
 * @returns tables by their names
 */
export async function knownMarket(
  connection: DuckDBConnection,
  dataset: Dataset,
): Promise<ReadonlyMap<string, KnownMembers>> {
  const tables = new Map<string, KnownMembers>();
  // The widest first: names are read without those of what they belong to.
  for (const { table, next } of shapesOf(dataset).toReversed()) {
    if (tables.has(table.name)) continue;
    const wider = next ? (tables.get(next.name) ?? null) : null;
    tables.set(table.name, new KnownMembers(await readTable(connection, table, next), wider));
  }
  return tables;
}
