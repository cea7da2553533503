import { setImmediate as breath } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { StateDatabase } from '../state/open-state.ts';
import { holdsAll } from './search-text.ts';
import { isPostgres, numberedRows, type TextKind } from './text-index.ts';

/** Texts that are compared at once; others are answered in between. */
const portion = 500;

/** Which texts hold all words, and which of them in the title, by their numbers in the index. */
export interface Compared {
  all: number[];
  titled: number[];
}

interface Row {
  doc: number;
  holds: number | boolean;
  titled: number | boolean;
}

/**
 * Reads texts to see which of them hold words: portion by portion, so that many keep nobody else waiting.
 * @param words as `searchWords` gives them
 * @param docs the texts by their numbers; null for all
 */
export async function compareTexts(
  db: StateDatabase,
  kind: TextKind,
  words: string[],
  docs: readonly number[] | null,
): Promise<Compared> {
  const rows = numberedRows(db, kind);
  const read = (some: RawBuilder<unknown>) =>
    sql<Row>`select known.doc as doc, ${holdsAll('search_all', words)} as holds, ${holdsAll('search_title', words)} as titled
      from (${some}) as known join ${sql.table(`${kind}_row`)} as item on item.row_id = known.row_id
      order by known.doc`.execute(db);
  const found: Compared = { all: [], titled: [] };
  const add = ({ doc, holds, titled }: Row) => {
    if (!holds) return;
    found.all.push(doc);
    if (titled) found.titled.push(doc);
  };
  if (docs) {
    for (let at = 0; at < docs.length; at += portion, await breath()) {
      const wanted = docs.slice(at, at + portion);
      const among = isPostgres(db)
        ? sql`= any(${wanted}::integer[])`
        : sql`in (select value from json_each(${JSON.stringify(wanted)}))`;
      (await read(sql`select doc, row_id from ${rows} where doc ${among}`)).rows.forEach(add);
    }
    return found;
  }
  for (let after = 0; ; await breath()) {
    const some = await read(sql`select doc, row_id from ${rows} where doc > ${after} order by doc limit ${portion}`);
    some.rows.forEach(add);
    if (some.rows.length < portion) return found;
    after = some.rows.at(-1)?.doc ?? after;
  }
}
