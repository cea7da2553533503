import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { isCopied } from './left-out.ts';
import type { Row } from './row-sum.ts';
import { inOrder, type Reference } from './table-order.ts';
import type { Snapshot } from './whole-state.ts';

const tablesOf = (database: DatabaseSyncInstance): string[] =>
  database
    .prepare("select name from sqlite_master where type = 'table' order by name")
    .all()
    .map((row) => String((row as Row).name))
    .filter(isCopied);

const referencesOf = (database: DatabaseSyncInstance, table: string): Reference[] =>
  database
    .prepare('select "table" as other from pragma_foreign_key_list(?)')
    .all(table)
    .map((row): Reference => [table, String((row as Row).other)]);

/** A state in a file. With its journal written ahead, what is read stays as it was when the first row was asked for. */
export async function readSqlite(file: string): Promise<Snapshot> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    database.exec('begin');
    const migrations = database.prepare('select name from migration order by name').all() as Row[];
    const tables = tablesOf(database);
    const references = tables.flatMap((table) => referencesOf(database, table));
    return {
      migrations: migrations.map(({ name }) => String(name)),
      tables: inOrder(tables, references),
      rows: (table) => rowsOf(database, table),
      close: async () => database.close(),
    };
  } catch (error) {
    database.close();
    throw error;
  }
}

/** Rows that come at once. */
const portion = 1000;

/** What a row is called beside its columns while it is read. */
const place = 'place_of_row';

async function* rowsOf(database: DatabaseSyncInstance, table: string): AsyncGenerator<Row> {
  const next = database.prepare(
    `select rowid as ${place}, * from "${table}" where rowid > ? order by rowid limit ${portion}`,
  );
  for (let after: Row[string] = -1; ; ) {
    const rows = next.all(after) as Row[];
    for (const { [place]: at, ...row } of rows) {
      after = at ?? after;
      yield row;
    }
    if (rows.length < portion) return;
  }
}
