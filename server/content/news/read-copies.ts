import { chinaTime, type Language, type NewsItem } from '@portal/contract';
import { sql } from 'kysely';
import type { StateDatabase } from '../../state/open-state.ts';

/** How many others have printed what each was the first to print. */
export async function countCopies(db: StateDatabase, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('news_copy')
    .select('first_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('first_id', 'in', ids)
    .groupBy('first_id')
    .execute();
  return new Map(rows.map(({ first_id, count }) => [first_id, Number(count)]));
}

/** Of those that print again what another has printed first: that other, as far as it is there. */
export async function readFirsts(
  db: StateDatabase,
  ids: readonly string[],
  language: Language,
): Promise<Map<string, NonNullable<NewsItem['first']>>> {
  const { rows } = await sql<{ id: string; first_id: string; publisher_name: string; published_at: number }>`
    select news_copy.news_id as id, first_id, publisher_name, published_at from news_copy
    join news on news.news_id = first_id
    join news_text on news_text.row_id = news.row_id and language = ${language}
    where news_copy.news_id in (${sql.join(ids)})`.execute(db);
  return new Map(
    rows.map(({ id, first_id, publisher_name, published_at }) => [
      id,
      { newsId: first_id, source: publisher_name, newsTime: chinaTime(published_at) },
    ]),
  );
}
