import type { Language, NewsItem } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StateDatabase } from '../../../state/open-state.ts';
import { cacheByContent } from '../../cache-by-content.ts';
import { sliceOf } from '../../conditions.ts';
import { readContentVersion } from '../../content-version.ts';
import { newestFirst, readNews } from '../find-news.ts';

/** How many news of all pages of a store are kept. */
const mostListed = 10_000;

const rowsBefore = cacheByContent<string[]>(mostListed, (rows) => 1 + rows.length);

/**
 * A page of the newest news that meet a condition. Which these are is found once as long as the content is the same:
 * while an import is under way all that it has written stands in the index before them and would be passed over by each
 * reader, 100,000 texts at its end.
 */
export async function newestNews(
  db: StateDatabase,
  language: Language,
  condition: RawBuilder<SqlBool>,
  page: { page?: number; pageSize?: number },
): Promise<NewsItem[]> {
  const question = sql<{ row_id: string }>`select row_id from news
    where ${condition} order by ${newestFirst} ${sliceOf(page)}`.compile(db);
  const state = { db, version: await readContentVersion(db) };
  const rows = await rowsBefore(state, JSON.stringify([question.sql, question.parameters]), async () =>
    (await db.executeQuery(question)).rows.map(({ row_id }) => row_id),
  );
  if (rows.length === 0) return [];
  return readNews(db, language, sql<SqlBool>`news.row_id in (${sql.join(rows)})`, sql``);
}
