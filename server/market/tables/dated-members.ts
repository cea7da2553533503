import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../datasets/dataset.ts';
import { beginning, datedName, forever, type History, validFrom, validTo } from '../datasets/dated.ts';
import type { MemberTable } from '../datasets/dimension.ts';
import { memberTablesOf } from '../datasets/tables.ts';

/** The table of what changed of members: one row for each value, the first from the beginning, the last the present. */
export const historyTable = 'member_history';

/**
 * A member of `member_table` has `value` in the column `attribute` from the month `since` on. Of the attribute `name`
 * the two names hold from then, and the value is how files write it: what its key would be made of.
 */
export const createHistory = `CREATE TABLE ${historyTable} (
  member_table VARCHAR NOT NULL, member_id INTEGER NOT NULL, attribute VARCHAR NOT NULL, since INTEGER NOT NULL,
  value VARCHAR NOT NULL, name_zh VARCHAR NOT NULL, name_en VARCHAR NOT NULL)`;

/** @returns what has changed of the members in filled tables; undefined where nothing did */
export async function readHistory(connection: DuckDBConnection): Promise<History | undefined> {
  const read = await connection.runAndReadAll(
    `SELECT DISTINCT member_table, attribute FROM ${historyTable} ORDER BY 1, 2`,
  );
  const found: Record<string, string[]> = {};
  for (const [table, attribute] of read.getRows().map((row) => row.map(String)) as [string, string][]) {
    found[table] = [...(found[table] ?? []), attribute];
  }
  return Object.keys(found).length > 0 ? found : undefined;
}

/** A table of members with a row for each span of months in which its codes stay the same. */
function sealDated({ name, id }: MemberTable, columns: readonly string[], target: string, origin: string): string {
  const own = `${origin}.${historyTable} AS h WHERE h.member_table = '${name}' AND h.attribute`;
  const codes = columns.map(
    (column) => `COALESCE((SELECT arg_max(h.value, h.since) FROM ${own} = '${column}'
      AND h.member_id = s.id AND h.since <= s.since), t.${column}) AS ${column}`,
  );
  return `CREATE TABLE ${target}.${datedName(name)} AS
    WITH begins AS (SELECT ${id} AS id, ${beginning} AS since FROM ${origin}.${name}
      UNION SELECT h.member_id, h.since FROM ${own} <> 'name'),
    spans AS (SELECT id, since, LEAD(since, 1, ${forever + 1}) OVER (PARTITION BY id ORDER BY since) - 1 AS until FROM begins)
    SELECT t.* REPLACE (${codes.join(', ')}), s.since AS ${validFrom}, CAST(s.until AS INTEGER) AS ${validTo}
    FROM spans AS s JOIN ${origin}.${name} AS t ON t.${id} = s.id ORDER BY t.${id}, s.since`;
}

/**
 * What sealing makes of the history: the table itself, and beside each table of members with codes that hold from a
 * month one that says which, so that a question joins the one or the other. Nothing where nothing changed.
 */
export function sealHistory(
  among: readonly Dataset[],
  history: History | undefined,
  target: string,
  origin: string,
): string[] {
  if (!history) return [];
  const dated = memberTablesOf(among).flatMap(({ table }) => {
    const columns = (history[table.name] ?? []).filter((column) => column !== 'name');
    return columns.length > 0 ? [sealDated(table, columns, target, origin)] : [];
  });
  const order = 'member_table, member_id, attribute, since';
  return [
    `CREATE TABLE ${target}.${historyTable} AS SELECT * FROM ${origin}.${historyTable} ORDER BY ${order}`,
    ...dated,
  ];
}
