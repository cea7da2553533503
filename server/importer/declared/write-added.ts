import type { DuckDBConnection } from '@duckdb/node-api';
import { type Dataset, memberTablesOf } from '../../market/index.ts';
import type { KnownMembers } from '../members/known-members.ts';
import type { CountsOfCars } from '../reading/report.ts';
import { askNumber, type Stage } from '../reading/staging.ts';

/** Writes the members that a file adds to those of the former release, and what it says of others that was not known. */
export async function writeAdded(
  connection: DuckDBConnection,
  dataset: Dataset,
  tables: ReadonlyMap<string, KnownMembers>,
): Promise<void> {
  for (const { table } of memberTablesOf([dataset])) {
    const { added = [], learned = [] } = tables.get(table.name) ?? {};
    if (added.length > 0) {
      const appender = await connection.createAppender(table.name);
      for (const { id, key, zh, en, parents, codes } of added) {
        appender.appendInteger(id);
        for (const text of [key, zh, en]) appender.appendVarchar(text);
        for (const parent of parents) appender.appendInteger(parent);
        for (const code of table.codes ?? []) appender.appendVarchar(codes[code] ?? 'unknown');
        appender.endRow();
      }
      appender.closeSync();
    }
    for (const { id, column, code } of learned) {
      await connection.run(`UPDATE ${table.name} SET ${column} = $1 WHERE ${table.id} = $2`, [code, id]);
    }
  }
}

/** How many members the former release does not have, by table. */
export function countAdded(tables: ReadonlyMap<string, KnownMembers>): Record<string, number> {
  const news = [...tables].map(([table, { added }]): [string, number] => [table, added.length]);
  return Object.fromEntries(news.filter(([, count]) => count > 0));
}

/** How many members values of cars speak of. */
export async function countMembers(
  tables: ReadonlyMap<string, KnownMembers>,
  { connection }: Pick<Stage, 'connection'>,
): Promise<Partial<CountsOfCars>> {
  const used = (column: string) => askNumber(connection, `SELECT COUNT(DISTINCT ${column}) FROM facts`);
  const known = (table: string) => tables.get(table)?.byId.size ?? 0;
  return {
    manufacturers: known('manufacturer'),
    brands: known('brand'),
    models: known('model'),
    subModels: await used('sub_model_id'),
    cities: await used('city_id'),
  };
}
