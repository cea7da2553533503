import { PostgresAdapter, type RawBuilder, type SqlBool, sql } from 'kysely';
import { gramsOf } from '../kernel/words/text-grams.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { ContentKind } from './deliveries.ts';
import { portions } from './insert-all.ts';
import { holdsAll } from './search-text.ts';

/** The kinds of content that are texts. */
type TextKind = Exclude<ContentKind, 'image'>;

/** A version of a text, and all that search looks through of it. */
export interface IndexedText {
  row_id: string;
  search_all: string;
}

/** As many parts of what was typed as are looked for; the text itself is compared after that. */
const mostGrams = 24;

/** So many hits are named one by one to the questions that follow; of more of them each question looks anew. */
const mostNamed = 1000;

const isPostgres = (db: StateDatabase) => db.getExecutor().adapter instanceof PostgresAdapter;

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

/** Which texts may hold all words, by the index; null where the words are too short for it. */
function mayHold(db: StateDatabase, kind: TextKind, words: readonly string[]): RawBuilder<SqlBool> | null {
  const grams = [...new Set(words.flatMap((word) => [...gramsOf(word)]))].slice(0, mostGrams);
  if (grams.length === 0) return null;
  const table = sql.table(`${kind}_gram`);
  const rowId = sql.ref(`${kind}_row.row_id`);
  if (isPostgres(db)) return sql<SqlBool>`${rowId} in (select row_id from ${table} where grams @> ${grams}::text[])`;
  return sql<SqlBool>`${rowId} in (select row_id from ${sql.table(`${kind}_doc`)}
    where doc in (select rowid from ${table} where ${table} match ${grams.map((gram) => `"${gram}"`).join(' AND ')}))`;
}

/**
 * Which items of a kind hold all words, as a condition on its view: the same ones on every store, as the index only says
 * which texts are worth reading.
 * @param words as `searchWords` gives them
 */
export async function holdWords(db: StateDatabase, kind: TextKind, words: string[]): Promise<RawBuilder<SqlBool>> {
  const candidates = mayHold(db, kind, words);
  const holds = holdsAll('search_all', words);
  if (candidates === null) return holds;
  const rows = sql`select row_id from ${sql.table(`${kind}_row`)} where ${candidates} and ${holds}`;
  const found = await sql<{ row_id: string }>`${rows} limit ${mostNamed + 1}`.execute(db);
  const rowId = sql.ref(`${kind}.row_id`);
  if (found.rows.length === 0) return sql<SqlBool>`1 = 0`;
  if (found.rows.length > mostNamed) return sql<SqlBool>`${rowId} in (${rows})`;
  return sql<SqlBool>`${rowId} in (${sql.join(found.rows.map(({ row_id }) => row_id))})`;
}
