import { PostgresAdapter, sql } from 'kysely';
import { asToken, partsOfText, type SearchedText } from '../kernel/words/text-parts.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { ContentKind } from './deliveries.ts';
import { portions } from './insert-all.ts';

/** The kinds of content that are texts. */
export type TextKind = Exclude<ContentKind, 'image'>;

/** A version of a text. */
export interface IndexedText extends SearchedText {
  row_id: string;
}

/** Whether a store is PostgreSQL, and not SQLite. */
export const isPostgres = (db: StateDatabase) => db.getExecutor().adapter instanceof PostgresAdapter;

/** Where the rows of a kind stand by their numbers in the index. */
export const numberedRows = (db: StateDatabase, kind: TextKind) =>
  sql.table(`${kind}_${isPostgres(db) ? 'gram' : 'doc'}`);

/**
 * Makes texts known to the index: PostgreSQL has a table with the parts of each text, SQLite a full-text table over them
 * and one that says which text each of its rows is. Both go with the text.
 */
export async function indexTexts(store: StateDatabase, kind: TextKind, texts: readonly IndexedText[]): Promise<void> {
  for (const some of portions([...texts])) {
    const all = some.map((text) => ({ row_id: text.row_id, parts: partsOfText(text) }));
    if (isPostgres(store)) {
      const rows = all.map(({ row_id, parts }) => sql`(${row_id}, ${parts}::integer[])`);
      await sql`insert into ${sql.table(`${kind}_gram`)} (row_id, grams) values ${sql.join(rows)}`.execute(store);
      continue;
    }
    const ids = sql.join(all.map(({ row_id }) => sql`(${row_id})`));
    await sql`insert into ${sql.table(`${kind}_doc`)} (row_id) values ${ids}`.execute(store);
    for (const { row_id, parts } of all) {
      await sql`insert into ${sql.table(`${kind}_gram`)} (rowid, grams)
        select doc, ${parts.map(asToken).join(' ')} from ${sql.table(`${kind}_doc`)} where row_id = ${row_id}`.execute(
        store,
      );
    }
  }
}
