import type { Insertable } from 'kysely';
import type { StateDatabase } from '../state/open-state.ts';
import type { StateTables } from '../state/tables/state-tables.ts';

/** Rows that are written at once: one question to the store, and fewer values than any store takes. */
export const portion = 50;

/** Writes rows of one table in portions. */
export async function insertAll<Table extends keyof StateTables>(
  store: StateDatabase,
  table: Table,
  rows: Insertable<StateTables[Table]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += portion) {
    await store
      .insertInto(table)
      .values(rows.slice(at, at + portion))
      .execute();
  }
}

type RowsOf = { [Table in keyof StateTables]?: Insertable<StateTables[Table]>[] };

/** Writes rows of several tables, one after the other. */
export async function insertInto(store: StateDatabase, tables: RowsOf): Promise<void> {
  for (const table of Object.keys(tables) as (keyof StateTables)[]) await insertAll(store, table, tables[table] ?? []);
}

/** @returns the items in groups, for questions that name each of them */
export function* portions<Item>(items: Item[]): Iterable<Item[]> {
  for (let at = 0; at < items.length; at += portion) yield items.slice(at, at + portion);
}
