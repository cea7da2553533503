import { PostgresAdapter, sql } from 'kysely';
import { gramsOf } from '../kernel/words/text-grams.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { ContentKind } from './deliveries.ts';
import { portions } from './insert-all.ts';

/** The kinds of content that are texts. */
export type TextKind = Exclude<ContentKind, 'image'>;

/** A version of a text, and all that search looks through of it. */
export interface IndexedText {
  row_id: string;
  search_all: string;
}

/** Whether a store is PostgreSQL, and not SQLite. */
export const isPostgres = (db: StateDatabase) => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Makes texts known to the index: PostgreSQL has a table with the parts of each text, SQLite a full-text table over them
 * and one that says which text each of its rows is. Both go with the text.
 */
export async function indexTexts(store: StateDatabase, kind: TextKind, texts: readonly IndexedText[]): Promise<void> {
  for (const some of portions([...texts])) {
    const parts = some.map(({ row_id, search_all }) => ({ row_id, grams: [...gramsOf(search_all)] }));
    if (isPostgres(store)) {
      const rows = parts.map(({ row_id, grams }) => sql`(${row_id}, ${grams}::text[])`);
      await sql`insert into ${sql.table(`${kind}_gram`)} (row_id, grams) values ${sql.join(rows)}`.execute(store);
      continue;
    }
    const ids = sql.join(parts.map(({ row_id }) => sql`(${row_id})`));
    await sql`insert into ${sql.table(`${kind}_doc`)} (row_id) values ${ids}`.execute(store);
    for (const { row_id, grams } of parts) {
      await sql`insert into ${sql.table(`${kind}_gram`)} (rowid, grams)
        select doc, ${grams.join(' ')} from ${sql.table(`${kind}_doc`)} where row_id = ${row_id}`.execute(store);
    }
  }
}
