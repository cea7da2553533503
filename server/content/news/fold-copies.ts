import { sql } from 'kysely';
import type { StateDatabase } from '../../state/open-state.ts';
import { changeContentVersion } from '../content-version.ts';
import { insertAll } from '../insert-all.ts';
import { type Copy, copiesOf } from './copies-of.ts';

interface Row {
  news_id: string;
  title_sign: string;
  published_at: number;
}

/**
 * Notes which of the news that are current are copies of others. Meant for the end of whatever brings news or takes them
 * away: lists show a story once from then on.
 */
export async function foldCopies(db: StateDatabase): Promise<void> {
  const { rows } = await sql<Row>`select news_id, title_sign, published_at from news
    where title_sign in (
      select title_sign from news where title_sign > '' group by title_sign having count(*) > 1
    )`.execute(db);
  const copies = copiesOf(
    rows.map(({ news_id, title_sign, published_at }) => ({
      id: news_id,
      sign: title_sign,
      at: Number(published_at),
    })),
  );
  // They are looked for before the store is locked: others wait for the writing alone.
  if (db.isTransaction) await storeCopies(db, copies);
  else await db.transaction().execute((store) => storeCopies(store, copies));
}

async function storeCopies(store: StateDatabase, copies: readonly Copy[]): Promise<void> {
  await store.deleteFrom('news_copy').execute();
  await insertAll(
    store,
    'news_copy',
    copies.map(({ id, first }) => ({ news_id: id, first_id: first })),
  );
  await changeContentVersion(store);
}
