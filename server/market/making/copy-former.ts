import type { DuckDBConnection } from '@duckdb/node-api';
import { status } from '@portal/contract';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { releaseFile } from '../releases/release.ts';
import { needRelease } from '../releases/verify-release.ts';
import { formerShapesOf } from '../tables/former-shapes.ts';
import { memberCodes } from '../tables/tables.ts';

/** The release that a new one is made from. */
export interface Former {
  id: string;
  /** The tables that the writer fills itself, at once or from those of the former release; the others are taken over. */
  replaced: readonly string[];
}

/** The name under which the tables of the former release can be read until the new one is sealed. */
export const formerName = 'former';

interface Column {
  name: string;
  nullable: boolean;
}

async function tablesOf(connection: DuckDBConnection, database: string): Promise<Map<string, Column[]>> {
  const read = await connection.runAndReadAll(
    `SELECT table_name, column_name, is_nullable FROM duckdb_columns()
     WHERE database_name = ${database} AND NOT internal ORDER BY table_name, column_index`,
  );
  const found = new Map<string, Column[]>();
  for (const [table, name, nullable] of read.getRows()) {
    const columns = found.get(String(table)) ?? [];
    found.set(String(table), columns);
    columns.push({ name: String(name), nullable: nullable === true });
  }
  return found;
}

/** What stands in a column of codes that a release did not have yet: the code that says nothing is known. */
const unknownCode = (column: string): string => (column === 'fuel_type' ? "'OTHER'" : "'unknown'");

/** @returns SQL for a column of the new table @throws Refusal where the former one can say nothing of it */
function takenFrom({ name, nullable }: Column, known: readonly string[], table: string, id: string): string {
  if (known.includes(name)) return name;
  if (nullable) return 'NULL';
  if (memberCodes[table]?.includes(name)) return unknownCode(name);
  throw new Refusal('market.former-lacks-column', status.refused, {
    zh_CN: `版本 ${id} 的表 ${table} 没有列 ${name}，不能在其上生成新版本；请重新导入整个市场。`,
    en: `Table ${table} of release ${id} has no column ${name}, so no new release can be made onto it; import the whole market again.`,
  });
}

/**
 * Opens a former release beside the empty tables of a new one, as the schema `former`, and takes its tables over but
 * for those that the writer replaces. All of it happens inside the engine, table by table, so that a market of ten
 * million rows takes seconds and no more memory than the engine is given. A table that the former release did not
 * have stays empty; a column that it did not have says that nothing is known.
 * @param connection open on the empty tables of the new release
 * @param folder the market folder
 * @throws Refusal when there is no such release, its file is not what was sealed, or it lacks a column that cannot be unknown
 */
export async function copyFormer(connection: DuckDBConnection, folder: string, former: Former): Promise<void> {
  await needRelease(folder, former.id);
  const fresh = await tablesOf(connection, 'current_database()');
  const file = releaseFile(folder, former.id).replaceAll("'", "''");
  await connection.run(`ATTACH '${file}' AS ${formerName} (READ_ONLY)`);
  const known = await tablesOf(connection, `'${formerName}'`);
  const columnNames = new Map([...known].map(([table, columns]) => [table, columns.map(({ name }) => name)]));
  const shapes = formerShapesOf(columnNames, formerName);
  for (const [table, columns] of fresh) {
    const before = known.get(table);
    const shape = shapes.get(table);
    if ((!before && !shape) || former.replaced.includes(table)) continue;
    const found = before ? [...before.map(({ name }) => name), shape?.column ?? ''] : columns.map(({ name }) => name);
    const values = columns.map((column) => takenFrom(column, found, table, former.id));
    const names = columns.map(({ name }) => name);
    const from = shape ? `(${shape.select}) AS shaped` : `${formerName}.${table}`;
    await connection.run(`INSERT INTO ${table} (${names.join(', ')}) SELECT ${values.join(', ')} FROM ${from}`);
  }
}
