import { chinaTime, type Facet, type Language, type NewsItem, type NewsQuery } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StateDatabase } from '../../state/open-state.ts';
import { allOf, type Condition, oneOf, sliceOf, storable } from '../conditions.ts';
import { dayBegin, dayEnd } from '../days.ts';
import { holdsAll, searchWords } from '../search-text.ts';
import { holdWords } from '../text-index.ts';
import { withPassages } from '../with-passages.ts';
import { countModels, countSources, countTopics } from './news-facets.ts';
import { countCopies, readFirsts } from './read-copies.ts';

interface Row {
  row_id: string;
  news_id: string;
  cover_url: string;
  published_at: number;
}

export interface Found {
  total: number;
  items: NewsItem[];
  facets: Record<'topics' | 'sources' | 'models', Facet[]>;
}

const newestFirst = sql`published_at desc, news.news_id desc`;

/** News that meet a condition, the newest first unless another order is given. */
export async function readNews(
  db: StateDatabase,
  language: Language,
  condition: RawBuilder<SqlBool>,
  slice: RawBuilder<unknown>,
  order: RawBuilder<unknown> = newestFirst,
): Promise<NewsItem[]> {
  // Which they are is found first, by an index where there is one for the order: no text is read for that.
  const { rows } = await sql<Row>`select news.row_id, news.news_id, cover_url, published_at from news
    where ${condition} order by ${order} ${slice}`.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ news_id }) => news_id);
  const texts = await readTexts(db, rows, language);
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
  const copies = await countCopies(db, ids);
  const firsts = await readFirsts(db, ids, language);
  return rows.flatMap((row): NewsItem[] => {
    const text = texts.get(row.row_id);
    // It was taken away a moment ago.
    if (!text) return [];
    const { title, summary, publisher_name } = text;
    return [
      {
        ...(copies.has(row.news_id) && { copies: copies.get(row.news_id) }),
        ...(firsts.has(row.news_id) && { first: firsts.get(row.news_id) }),
        newsId: row.news_id,
        newsTitle: title,
        newsTime: chinaTime(row.published_at),
        coverUrl: row.cover_url,
        summary,
        source: publisher_name,
        topics: topics.filter(({ news_id }) => news_id === row.news_id).map(({ topic }) => topic),
        models: models
          .filter(({ news_id }) => news_id === row.news_id)
          .map(({ model_key, name_zh, name_en, tone }) => ({
            key: model_key,
            name: language === 'en' ? name_en : name_zh,
            tone,
          })),
      },
    ];
  });
}

/** What news say in a list, by their versions. */
async function readTexts(db: StateDatabase, rows: readonly Row[], language: Language) {
  const texts = await db
    .selectFrom('news_text')
    .select(['row_id', 'title', 'summary', 'publisher_name'])
    .where('language', '=', language)
    .where(
      'row_id',
      'in',
      rows.map(({ row_id }) => row_id),
    )
    .execute();
  return new Map(texts.map((text) => [text.row_id, text]));
}

const inTopics = (values: string[]) =>
  sql<SqlBool>`news.row_id in (select row_id from news_topic where topic in (${sql.join(values)}))`;
const aboutModels = (values: string[]) =>
  sql<SqlBool>`news.row_id in (select row_id from news_model where model_key in (${sql.join(values)}))`;

/**
 * What an account prefers: any of its topics, models, sources, or models of its brands.
 * @param ofBrands keys of the models of its brands
 */
const preferredBy = ({ accountId, ofBrands }: Reader) => sql<SqlBool>`(
  news.row_id in (select row_id from news_topic join news_preference on value = topic
    where kind = 'topic' and account_id = ${accountId})
  or news.row_id in (select row_id from news_model join news_preference on value = model_key
    where kind = 'model' and account_id = ${accountId})
  or publisher in (select value from news_preference where kind = 'source' and account_id = ${accountId})
  ${ofBrands.length === 0 ? sql`` : sql`or ${aboutModels([...ofBrands])}`})`;

/**
 * News that meet the conditions, without copies of what the list has already: of a story that several have printed the
 * first alone, unless that is gone or does not meet them itself.
 */
function folded(conditions: Condition[]): RawBuilder<SqlBool> {
  const holds = allOf(conditions);
  return sql<SqlBool>`(${holds} and news.news_id not in (select news_copy.news_id from news_copy
    join news on news.news_id = news_copy.first_id where ${holds}))`;
}

/**
 * What a facet counts of each value: the news that the list shows when that value alone is chosen. A copy counts as its
 * first, where that has the value too.
 * @param facet whose filter does not count
 * @param value the column of the value
 * @param table where the values stand, by the version of the news; null where the news have it themselves
 */
function foldedByValue(conditions: Condition[], facet: string, value: string, table: string | null) {
  const holds = allOf(conditions, facet);
  const values = table === null ? sql`` : sql`join ${sql.table(table)} on ${sql.ref(`${table}.row_id`)} = news.row_id`;
  return sql<SqlBool>`(${holds} and (news.news_id, ${sql.ref(value)}) not in (
    select news_copy.news_id, ${sql.ref(value)} from news_copy
    join news on news.news_id = news_copy.first_id ${values} where ${holds}))`;
}

/** Who asks, where the query asks for what is preferred. */
export interface Reader {
  accountId: string | null;
  /** Keys of the models of the brands that it follows. */
  ofBrands: readonly string[];
}

/** Who prefers nothing. */
const nobody: Reader = { accountId: null, ofBrands: [] };

/** @param found which hold the words of the query; null where it has none */
function conditionsOf(query: NewsQuery, found: RawBuilder<SqlBool> | null, reader: Reader): Condition[] {
  const [topics, models] = [storable(query.topics), storable(query.models)];
  const plain = (holds: RawBuilder<SqlBool>): Condition => ({ facet: null, holds });
  return [
    ...(found ? [plain(found)] : []),
    ...(topics.length > 0 ? [{ facet: 'topics', holds: inTopics(topics) }] : []),
    ...oneOf('sources', query.sources, sql.ref('publisher')),
    ...(models.length > 0 ? [{ facet: 'models', holds: aboutModels(models) }] : []),
    ...(query.from ? [plain(sql<SqlBool>`published_at >= ${dayBegin(query.from)}`)] : []),
    ...(query.to ? [plain(sql<SqlBool>`published_at < ${dayEnd(query.to)}`)] : []),
    ...(query.preferred && reader.accountId !== null ? [plain(preferredBy(reader))] : []),
  ];
}

/**
 * Searches the news. Hits in a title come first, then the newest, unless these alone are wanted first; each facet is counted under the other filters.
 * @param reader whose preference is meant when the query asks for it
 */
export async function findNews(
  db: StateDatabase,
  query: NewsQuery,
  language: Language,
  reader: Reader = nobody,
): Promise<Found> {
  const words = searchWords(query.text);
  const found = words.length > 0 ? await holdWords(db, 'news', words) : null;
  const conditions = conditionsOf(query, found, reader);
  const order =
    words.length > 0 && query.sort !== 'newest'
      ? sql`case when ${holdsAll('search_title', words)} then 0 else 1 end, ${newestFirst}`
      : newestFirst;
  const count = await sql<{ total: number }>`select count(*) as total from news where ${folded(conditions)}`.execute(
    db,
  );
  return {
    total: count.rows[0]?.total ?? 0,
    items: await withPassages(await readNews(db, language, folded(conditions), sliceOf(query), order), words, {
      idOf: ({ newsId }) => newsId,
      shown: ({ newsTitle, summary }) => ({ title: newsTitle, summary }),
      bodies: (ids) => readBodies(db, ids, language),
    }),
    facets: {
      topics: await countTopics(db, foldedByValue(conditions, 'topics', 'topic', 'news_topic'), language),
      sources: await countSources(db, foldedByValue(conditions, 'sources', 'publisher', null), language),
      models: await countModels(db, foldedByValue(conditions, 'models', 'model_key', 'news_model'), language),
    },
  };
}

async function readBodies(db: StateDatabase, ids: readonly string[], language: Language): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('news')
    .innerJoin('news_text', 'news_text.row_id', 'news.row_id')
    .select(['news_id', 'body'])
    .where('news_id', 'in', ids)
    .where('language', '=', language)
    .execute();
  return new Map(rows.map(({ news_id, body }) => [news_id, body]));
}
