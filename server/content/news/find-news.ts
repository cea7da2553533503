import { chinaTime, type Facet, type Language, type NewsItem, type NewsQuery } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StateDatabase } from '../../state/open-state.ts';
import { allOf, type Condition, oneOf, sliceOf, storable } from '../conditions.ts';
import { dayBegin, dayEnd } from '../days.ts';
import { named, topicNames } from '../names.ts';
import { holdsAll, searchWords } from '../search-text.ts';

interface Row {
  news_id: string;
  title: string;
  summary: string;
  publisher_name: string;
  cover_url: string;
  published_at: number;
}

export interface Found {
  total: number;
  items: NewsItem[];
  facets: Record<'topics' | 'sources' | 'models', Facet[]>;
}

const columns = sql`news.news_id, title, summary, publisher_name, cover_url, published_at`;
const newestFirst = sql`published_at desc, news.news_id desc`;

/** News that meet a condition, the newest first unless another order is given. */
export async function readNews(
  db: StateDatabase,
  language: Language,
  condition: RawBuilder<SqlBool>,
  slice: RawBuilder<unknown>,
  order: RawBuilder<unknown> = newestFirst,
): Promise<NewsItem[]> {
  const { rows } = await sql<Row>`select ${columns} from news
    join news_text on news_text.row_id = news.row_id and language = ${language}
    where ${condition} order by ${order} ${slice}`.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ news_id }) => news_id);
  const topics = await db
    .selectFrom('news')
    .innerJoin('news_topic', 'news_topic.row_id', 'news.row_id')
    .select(['news_id', 'topic'])
    .where('news_id', 'in', ids)
    .orderBy('topic')
    .execute();
  const models = await db
    .selectFrom('news')
    .innerJoin('news_model', 'news_model.row_id', 'news.row_id')
    .select(['news_id', 'model_key', 'name_zh', 'name_en', 'tone'])
    .where('news_id', 'in', ids)
    .orderBy('model_key')
    .execute();
  return rows.map((row) => ({
    newsId: row.news_id,
    newsTitle: row.title,
    newsTime: chinaTime(row.published_at),
    coverUrl: row.cover_url,
    summary: row.summary,
    source: row.publisher_name,
    topics: topics.filter(({ news_id }) => news_id === row.news_id).map(({ topic }) => topic),
    models: models
      .filter(({ news_id }) => news_id === row.news_id)
      .map(({ model_key, name_zh, name_en, tone }) => ({
        key: model_key,
        name: language === 'en' ? name_en : name_zh,
        tone,
      })),
  }));
}

const inTopics = (values: string[]) =>
  sql<SqlBool>`news.row_id in (select row_id from news_topic where topic in (${sql.join(values)}))`;
const aboutModels = (values: string[]) =>
  sql<SqlBool>`news.row_id in (select row_id from news_model where model_key in (${sql.join(values)}))`;

/** What an account prefers: any of its topics, or any of its models. */
const preferredBy = (accountId: string) => sql<SqlBool>`(
  news.row_id in (select row_id from news_topic join news_preference on value = topic
    where kind = 'topic' and account_id = ${accountId})
  or news.row_id in (select row_id from news_model join news_preference on value = model_key
    where kind = 'model' and account_id = ${accountId}))`;

function conditionsOf(query: NewsQuery, words: string[], accountId: string | null): Condition[] {
  const [topics, models] = [storable(query.topics), storable(query.models)];
  const plain = (holds: RawBuilder<SqlBool>): Condition => ({ facet: null, holds });
  return [
    ...(words.length > 0 ? [plain(holdsAll('search_all', words))] : []),
    ...(topics.length > 0 ? [{ facet: 'topics', holds: inTopics(topics) }] : []),
    ...oneOf('sources', query.sources, sql.ref('publisher')),
    ...(models.length > 0 ? [{ facet: 'models', holds: aboutModels(models) }] : []),
    ...(query.from ? [plain(sql<SqlBool>`published_at >= ${dayBegin(query.from)}`)] : []),
    ...(query.to ? [plain(sql<SqlBool>`published_at < ${dayEnd(query.to)}`)] : []),
    ...(query.preferred && accountId !== null ? [plain(preferredBy(accountId))] : []),
  ];
}

/**
 * Searches the news. Hits in a title come first, then the newest; each facet is counted under the other filters.
 * @param accountId whose preference is meant when the query asks for it
 */
export async function findNews(
  db: StateDatabase,
  query: NewsQuery,
  language: Language,
  accountId: string | null,
): Promise<Found> {
  const words = searchWords(query.text);
  const conditions = conditionsOf(query, words, accountId);
  const order =
    words.length > 0
      ? sql`case when ${holdsAll('search_title', words)} then 0 else 1 end, ${newestFirst}`
      : newestFirst;
  const count = await sql<{ total: number }>`select count(*) as total from news where ${allOf(conditions)}`.execute(db);
  return {
    total: count.rows[0]?.total ?? 0,
    items: await readNews(db, language, allOf(conditions), sliceOf(query), order),
    facets: {
      topics: await countTopics(db, allOf(conditions, 'topics'), language),
      sources: await countSources(db, allOf(conditions, 'sources'), language),
      models: await countModels(db, allOf(conditions, 'models'), language),
    },
  };
}

async function countTopics(db: StateDatabase, condition: RawBuilder<SqlBool>, language: Language): Promise<Facet[]> {
  const { rows } = await sql<{ key: string; count: number }>`select topic as key, count(*) as count
    from news join news_topic on news_topic.row_id = news.row_id
    where ${condition} group by topic order by 2 desc, 1`.execute(db);
  return named(rows, topicNames, language);
}

async function countSources(db: StateDatabase, condition: RawBuilder<SqlBool>, language: Language): Promise<Facet[]> {
  const { rows } = await sql<Facet>`select publisher as key, max(publisher_name) as name, count(*) as count
    from news join news_text on news_text.row_id = news.row_id and language = ${language}
    where ${condition} group by publisher order by 3 desc, 1 limit 100`.execute(db);
  return rows;
}

async function countModels(db: StateDatabase, condition: RawBuilder<SqlBool>, language: Language): Promise<Facet[]> {
  const name = sql.ref(language === 'en' ? 'name_en' : 'name_zh');
  const { rows } = await sql<Facet>`select model_key as key, max(${name}) as name, count(*) as count
    from news join news_model on news_model.row_id = news.row_id
    where ${condition} group by model_key order by 3 desc, 1 limit 200`.execute(db);
  return rows;
}
