import { setImmediate as breath } from 'node:timers/promises';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { gramsOf } from '../kernel/words/text-grams.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { type ContentState, cacheByContent } from './cache-by-content.ts';
import { holdsAll } from './search-text.ts';
import { isPostgres, type TextKind } from './text-index.ts';

/** As many parts of what was typed as are looked for; the text itself is compared after that. */
const mostGrams = 24;

/** Texts that are compared at once in this process, which answers others in between. */
const portion = 500;

/** How many hits of all searches of a store are kept. */
const mostHits = 500_000;

/** Which texts hold all words, and which of them in the title, by their rows. */
export interface Hits {
  all: readonly string[];
  titled: readonly string[];
}

/** Conditions on the view of a kind. */
export interface HoldWords {
  holds: RawBuilder<SqlBool>;
  inTitle: RawBuilder<SqlBool>;
}

interface Row {
  row_id: string;
  titled: number | boolean;
}

const hitsBefore = cacheByContent<Hits>(mostHits, ({ all, titled }) => 1 + all.length + titled.length);

/**
 * Finds the texts of a kind that hold all words: the same ones on every store, as the index only says which texts are
 * worth comparing. They are found once as long as the content is the same.
 * @param words as `searchWords` gives them
 */
export const findHits = ({ db, version }: ContentState, kind: TextKind, words: string[]): Promise<Hits> =>
  hitsBefore({ db, version }, JSON.stringify([kind, words]), async () => {
    const rows = await (isPostgres(db) ? findInPostgres(db, kind, words) : findInSqlite(db, kind, words));
    const named = (some: readonly Row[]) => some.map(({ row_id }) => row_id);
    return { all: named(rows), titled: named(rows.filter(({ titled }) => Boolean(titled))) };
  });

/** The same as conditions, for the questions that follow. */
export async function holdWords(state: ContentState, kind: TextKind, words: string[]): Promise<HoldWords> {
  const { all, titled } = await findHits(state, kind, words);
  return { holds: isAmong(state.db, kind, all), inTitle: isAmong(state.db, kind, titled) };
}

/** One parameter, however many they are. */
function isAmong(db: StateDatabase, kind: TextKind, rows: readonly string[]): RawBuilder<SqlBool> {
  if (rows.length === 0) return sql<SqlBool>`1 = 0`;
  const rowId = sql.ref(`${kind}.row_id`);
  if (isPostgres(db)) return sql<SqlBool>`${rowId} = any(${rows}::text[])`;
  return sql<SqlBool>`${rowId} in (select value from json_each(${JSON.stringify(rows)}))`;
}

const partsOf = (words: readonly string[]): string[] =>
  [...new Set(words.flatMap((word) => [...gramsOf(word)]))].slice(0, mostGrams);

/**
 * PostgreSQL takes reading all parts of all texts for cheap, as they stand beside its table, and would rather do that than
 * ask the index: it is kept from it.
 */
async function findInPostgres(db: StateDatabase, kind: TextKind, words: string[]): Promise<Row[]> {
  const grams = partsOf(words);
  const [texts, index] = [sql.table(`${kind}_row`), sql.table(`${kind}_gram`)];
  const found = sql`select item.row_id as row_id, ${holdsAll('search_title', words)} as titled from ${texts} as item`;
  const holds = holdsAll('search_all', words);
  if (grams.length === 0) return (await sql<Row>`${found} where ${holds}`.execute(db)).rows;
  return db.transaction().execute(async (reading) => {
    await sql`set local enable_seqscan = off`.execute(reading);
    const { rows } = await sql<Row>`with candidate as materialized (
        select row_id from ${index} where grams @> ${grams}::text[]
      ) ${found} join candidate on candidate.row_id = item.row_id where ${holds}`.execute(reading);
    return rows;
  });
}

/** SQLite compares in this process: portion by portion, so that a word that all texts hold keeps nobody else waiting. */
async function findInSqlite(db: StateDatabase, kind: TextKind, words: string[]): Promise<Row[]> {
  const [docs, texts, index] = [sql.table(`${kind}_doc`), sql.table(`${kind}_row`), sql.table(`${kind}_gram`)];
  const grams = partsOf(words);
  const wanted = grams.map((gram) => `"${gram}"`).join(' AND ');
  const found: Row[] = [];
  for (let after = 0; ; await breath()) {
    const candidates =
      grams.length === 0
        ? sql`select doc from ${docs} where doc > ${after} order by doc limit ${portion}`
        : sql`select rowid as doc from ${index} where ${index} match ${wanted} and rowid > ${after}
            order by rowid limit ${portion}`;
    const { rows } = await sql<Row & { doc: number; holds: number }>`select candidate.doc as doc, item.row_id as row_id,
        ${holdsAll('search_all', words)} as holds, ${holdsAll('search_title', words)} as titled
      from (${candidates}) as candidate
      left join ${docs} as known on known.doc = candidate.doc
      left join ${texts} as item on item.row_id = known.row_id
      order by candidate.doc`.execute(db);
    found.push(...rows.filter(({ holds }) => holds === 1));
    if (rows.length < portion) return found;
    after = rows.at(-1)?.doc ?? after;
  }
}
