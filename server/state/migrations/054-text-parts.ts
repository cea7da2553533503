import { PostgresAdapter, sql, type Transaction } from 'kysely';
import { asToken, partsOfText } from '../../kernel/words/text-parts.ts';
import type { Migration } from '../migration.ts';

const kinds = ['news', 'policy', 'report'];

/** Texts that are read and indexed at once. */
const portion = 50;

interface Row {
  row_id: string;
  search_title: string;
  search_all: string;
}

async function makePostgres(store: Transaction<unknown>, kind: string): Promise<void> {
  const [table, rows] = [sql.table(`${kind}_gram`), sql.table(`${kind}_row`)];
  await sql`drop table ${table}`.execute(store);
  await sql`create table ${table} (
    row_id text primary key references ${rows} (row_id) on delete cascade,
    doc integer generated always as identity unique,
    grams integer[] not null)`.execute(store);
  await sql`create index ${sql.ref(`${kind}_gram_parts`)} on ${table} using gin (grams)`.execute(store);
}

async function emptySqlite(store: Transaction<unknown>, kind: string): Promise<void> {
  const table = sql.table(`${kind}_gram`);
  await sql`insert into ${table} (${table}) values ('delete-all')`.execute(store);
}

/** The texts that are there already, as text-index.ts writes those that come. */
async function fill(store: Transaction<unknown>, kind: string, postgres: boolean): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Row>`select row_id, search_title, search_all from ${sql.table(`${kind}_row`)}
      where row_id > ${after} order by row_id limit ${portion}`.execute(store);
    for (const { row_id, ...text } of rows) {
      const parts = partsOfText(text);
      await (postgres
        ? sql`insert into ${sql.table(`${kind}_gram`)} (row_id, grams)
            values (${row_id}, ${parts}::integer[])`
        : sql`insert into ${sql.table(`${kind}_gram`)} (rowid, grams)
            select doc, ${parts.map(asToken).join(' ')} from ${sql.table(`${kind}_doc`)} where row_id = ${row_id}`
      ).execute(store);
    }
    const last = rows.at(-1)?.row_id;
    if (last === undefined || rows.length < portion) return;
    after = last;
  }
}

const isPostgres = (store: Transaction<unknown>) => store.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Parts that tell that a text holds a word, and that its title does, so that a word which nearly all texts hold is found
 * without reading them. Texts have numbers in PostgreSQL as well.
 */
export const textParts: Migration = {
  name: '054-text-parts',
  async up(store) {
    const postgres = isPostgres(store);
    for (const kind of kinds) {
      await (postgres ? makePostgres(store, kind) : emptySqlite(store, kind));
      await fill(store, kind, postgres);
    }
  },
};

/** Makes the parts of all texts anew, where texts have come whole from another store. */
export async function indexAllTexts(store: Transaction<unknown>): Promise<void> {
  const postgres = isPostgres(store);
  for (const kind of kinds) {
    if (postgres) await sql`delete from ${sql.table(`${kind}_gram`)}`.execute(store);
    else {
      await sql`delete from ${sql.table(`${kind}_doc`)}`.execute(store);
      await emptySqlite(store, kind);
      await sql`insert into ${sql.table(`${kind}_doc`)} (row_id)
        select row_id from ${sql.table(`${kind}_row`)}`.execute(store);
    }
    await fill(store, kind, postgres);
  }
}
