import type { Facet, Language } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StateDatabase } from '../../state/open-state.ts';
import { named, topicNames } from '../names.ts';

/** Topics with how many news each has under a condition. */
export async function countTopics(
  db: StateDatabase,
  condition: RawBuilder<SqlBool>,
  language: Language,
): Promise<Facet[]> {
  const { rows } = await sql<{ key: string; count: number }>`select topic as key, count(*) as count
    from news join news_topic on news_topic.row_id = news.row_id
    where ${condition} group by topic order by 2 desc, 1`.execute(db);
  return named(rows, topicNames, language);
}

/** Publishers likewise, by the name that one of their news has, the hundred with most. */
export async function countSources(
  db: StateDatabase,
  condition: RawBuilder<SqlBool>,
  language: Language,
): Promise<Facet[]> {
  const { rows } = await sql<{ key: string; sample: string; count: number }>`select publisher as key,
    max(news.row_id) as sample, count(*) as count from news
    where ${condition} group by publisher order by 3 desc, 1 limit 100`.execute(db);
  if (rows.length === 0) return [];
  const names = await db
    .selectFrom('news_text')
    .select(['row_id', 'publisher_name'])
    .where('language', '=', language)
    .where(
      'row_id',
      'in',
      rows.map(({ sample }) => sample),
    )
    .execute();
  const nameOf = new Map(names.map(({ row_id, publisher_name }) => [row_id, publisher_name]));
  return rows.map(({ key, sample, count }) => ({ key, name: nameOf.get(sample) ?? key, count }));
}

/** @param most how many models at most, those with most news first; null for all */
export async function countModels(
  db: StateDatabase,
  condition: RawBuilder<SqlBool>,
  language: Language,
  most: number | null = 200,
): Promise<Facet[]> {
  const name = sql.ref(language === 'en' ? 'name_en' : 'name_zh');
  const { rows } = await sql<Facet>`select model_key as key, max(${name}) as name, count(*) as count
    from news join news_model on news_model.row_id = news.row_id
    where ${condition} group by model_key order by 3 desc, 1 ${most === null ? sql`` : sql`limit ${most}`}`.execute(db);
  return rows;
}
