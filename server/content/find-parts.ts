import { setImmediate as breath } from 'node:timers/promises';
import { sql } from 'kysely';
import { asToken } from '../kernel/words/text-parts.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { isPostgres, type TextKind } from './text-index.ts';

/** Parts that a text has all of, and others that it does not have all of. */
export interface WantedParts {
  all: readonly number[];
  without?: readonly number[];
}

/** Numbers of texts that SQLite looks through at once; others are answered in between. */
const portion = 20_000;

interface Listed {
  docs: string | null;
}

/** One text for all numbers: a row for each would cost many times as much. */
const numbersIn = ([listed]: readonly Listed[]): number[] => (listed?.docs ? listed.docs.split(',').map(Number) : []);

/** The texts of a kind that have parts, by their numbers in the index, which alone is read. */
export const findParts = (db: StateDatabase, kind: TextKind, wanted: WantedParts): Promise<number[]> =>
  isPostgres(db) ? inPostgres(db, kind, wanted) : inSqlite(db, kind, wanted);

/**
 * PostgreSQL takes reading all parts of all texts for cheap, as they stand beside its table, and would rather do that than
 * ask the index: it is kept from it.
 */
function inPostgres(db: StateDatabase, kind: TextKind, { all, without = [] }: WantedParts): Promise<number[]> {
  const index = sql.table(`${kind}_gram`);
  const having = (parts: readonly number[]) => sql`select doc from ${index} where grams @> ${parts}::integer[]`;
  // What an index does not tell, that a text lacks something, would be read from the text.
  const docs = without.length === 0 ? having(all) : sql`${having(all)} except ${having([...all, ...without])}`;
  return db.transaction().execute(async (reading) => {
    await sql`set local enable_seqscan = off`.execute(reading);
    const { rows } = await sql<Listed>`select string_agg(doc::text, ',') as docs from (${docs}) as found`.execute(
      reading,
    );
    return numbersIn(rows);
  });
}

async function inSqlite(db: StateDatabase, kind: TextKind, { all, without = [] }: WantedParts): Promise<number[]> {
  const index = sql.table(`${kind}_gram`);
  const having = (parts: readonly number[]) => `(${parts.map((part) => `"${asToken(part)}"`).join(' AND ')})`;
  const match = without.length === 0 ? having(all) : `${having(all)} NOT ${having(without)}`;
  const { rows } = await sql<{ last: number | null }>`select max(doc) as last from ${sql.table(`${kind}_doc`)}`.execute(
    db,
  );
  const last = rows[0]?.last ?? 0;
  const docs: number[] = [];
  for (let after = 0; after < last; after += portion, await breath()) {
    const listed = await sql<Listed>`select group_concat(rowid) as docs from ${index}
      where ${index} match ${match} and rowid > ${after} and rowid <= ${after + portion}`.execute(db);
    for (const doc of numbersIn(listed.rows)) docs.push(doc);
  }
  return docs;
}
