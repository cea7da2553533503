import type { DuckDBConnection } from '@duckdb/node-api';
import { type Dataset, type MemberTable, memberTablesOf, unitedTable } from '../../../market/index.ts';
import { KnownMembers, type Member } from '../../members/known-members.ts';
import { formerTable } from '../../reading/former-tables.ts';
import { askRows } from '../../reading/staging.ts';

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
  holds: readonly MemberTable[],
): Promise<Member[]> {
  if (table.members) {
    return table.members.map(({ key, name }, at) => ({
      id: at + 1,
      key,
      zh: name.zh_CN,
      en: name.en,
      parents: [],
      codes: { code: key },
    }));
  }
  const from = await formerTable(connection, table.name);
  if (from === null) return [];
  const codes = table.codes ?? [];
  const columns = [table.id, 'key', 'name_zh', 'name_en', ...holds.map((wider) => wider.id), ...codes];
  const rows = await askRows(connection, `SELECT ${columns.join(', ')} FROM ${from} AS known`);
  const former = await formerNames(connection, table.name);
  return rows.map(([id, key, zh, en, ...values]) => ({
    id: Number(id),
    key: String(key),
    zh: String(zh),
    en: String(en),
    parents: holds.map((_, at) => Number(values[at])),
    codes: Object.fromEntries(codes.map((code, at) => [code, String(values[holds.length + at])])),
    former: former.get(Number(id)) ?? [],
  }));
}

/**
 * Reads the members that rows of a dataset can be of, those of the release that a file is delivered onto.
 * @param connection has the release attached as `former`; without one there are none but those that are declared
 * @returns tables by their names
 */
export async function knownMarket(
  connection: DuckDBConnection,
  dataset: Dataset,
): Promise<ReadonlyMap<string, KnownMembers>> {
  const tables = new Map<string, KnownMembers>();
  // The widest first: names are read without those of what they belong to.
  for (const { table, holds } of memberTablesOf([dataset]).toReversed()) {
    if (tables.has(table.name)) continue;
    const [next] = holds;
    const wider = next ? (tables.get(next.name) ?? null) : null;
    tables.set(table.name, new KnownMembers(await readTable(connection, table, holds), wider));
  }
  return tables;
}
