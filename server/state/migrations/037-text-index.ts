import { PostgresAdapter, sql, type Transaction } from 'kysely';
import { gramsOf } from '../../kernel/words/text-grams.ts';
import type { Migration } from '../migration.ts';

const kinds = ['news', 'policy', 'report'];

/** Texts that are read and indexed at once. */
const portion = 50;

interface Row {
  row_id: string;
  search_all: string;
}

async function makePostgres(store: Transaction<unknown>, kind: string): Promise<void> {
  await sql`create table ${sql.table(`${kind}_gram`)} (
    row_id text primary key references ${sql.table(`${kind}_row`)} (row_id) on delete cascade,
    grams text[] not null)`.execute(store);
  await sql`create index ${sql.ref(`${kind}_gram_parts`)} on ${sql.table(`${kind}_gram`)} using gin (grams)`.execute(
    store,
  );
}

async function makeSqlite(store: Transaction<unknown>, kind: string): Promise<void> {
  await sql`create table ${sql.table(`${kind}_doc`)} (doc integer primary key,
    row_id text not null unique references ${sql.table(`${kind}_row`)} (row_id) on delete cascade)`.execute(store);
  await sql`create virtual table ${sql.table(`${kind}_gram`)}
    using fts5(grams, content='', contentless_delete=1, detail=none, tokenize='ascii')`.execute(store);
  await sql`create trigger ${sql.ref(`${kind}_doc_gone`)} after delete on ${sql.table(`${kind}_doc`)}
    begin delete from ${sql.table(`${kind}_gram`)} where rowid = old.doc; end`.execute(store);
}

/** The texts that are there already, as text-index.ts writes those that come. */
async function fill(store: Transaction<unknown>, kind: string, postgres: boolean): Promise<void> {
  for (let after = ''; ; ) {
    const { rows } = await sql<Row>`select row_id, search_all from ${sql.table(`${kind}_row`)}
      where row_id > ${after} order by row_id limit ${portion}`.execute(store);
    for (const { row_id, search_all } of rows) {
      const grams = [...gramsOf(search_all)];
      if (postgres) {
        await sql`insert into ${sql.table(`${kind}_gram`)} values (${row_id}, ${grams}::text[])`.execute(store);
        continue;
      }
      await sql`insert into ${sql.table(`${kind}_doc`)} (row_id) values (${row_id})`.execute(store);
      await sql`insert into ${sql.table(`${kind}_gram`)} (rowid, grams)
        select doc, ${grams.join(' ')} from ${sql.table(`${kind}_doc`)} where row_id = ${row_id}`.execute(store);
    }
    const last = rows.at(-1)?.row_id;
    if (last === undefined || rows.length < portion) return;
    after = last;
  }
}

const isPostgres = (store: Transaction<unknown>) => store.getExecutor().adapter instanceof PostgresAdapter;

/** The parts of the texts of news, policies and reports, by which search finds them without reading them all. */
export const textIndex: Migration = {
  name: '037-text-index',
  async up(store) {
    const postgres = isPostgres(store);
    for (const kind of kinds) {
      await (postgres ? makePostgres(store, kind) : makeSqlite(store, kind));
      await fill(store, kind, postgres);
    }
  },
};

/** Makes the parts of all texts anew, where texts have come whole from another store. */
export async function indexAllTexts(store: Transaction<unknown>): Promise<void> {
  const postgres = isPostgres(store);
  for (const kind of kinds) {
    await sql`delete from ${sql.table(`${kind}_${postgres ? 'gram' : 'doc'}`)}`.execute(store);
    await fill(store, kind, postgres);
  }
}
