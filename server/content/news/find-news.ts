import { chinaTime, type Facet, type Language, type NewsItem, type NewsQuery } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { keyAsked, keysToday, noUnions, type Unions } from '../../kernel/member-keys.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { readContentVersion } from '../content-version.ts';
import { findHits } from '../find-hits.ts';
import { searchWords } from '../search-text.ts';
import { withPassages } from '../with-passages.ts';
import { chooseOnce } from './list/choose-once.ts';
import { frameToday } from './list/frame-today.ts';
import { chooseNews, type FrameItem, pageOf, withFirst } from './list/news-frame.ts';
import { readFrame } from './list/read-frame.ts';
import { type Reader, wantedOf } from './list/wanted-of.ts';
import { newsToday } from './models-today.ts';
import { modelFacet, sourceFacet, topicFacet } from './news-facets.ts';
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

/** The order of lists of news. */
export const newestFirst = sql`published_at desc, news.news_id desc`;

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

/** Who prefers nothing. */
const nobody: Reader = { accountId: null, ofBrands: [] };

/**
 * Searches the news. Hits in a title come first, then the newest, unless these alone are wanted first; each facet is counted under the other filters.
 * @param reader whose preference is meant when the query asks for it
 * @param unions of models: what is asked and answered are those of today
 */
export async function findNews(
  db: StateDatabase,
  asked: NewsQuery,
  language: Language,
  reader: Reader = nobody,
  unions: Unions = noUnions,
): Promise<Found> {
  const query = asked.models ? { ...asked, models: keysToday(unions, asked.models) } : asked;
  const words = searchWords(query.text);
  const state = { db, version: await readContentVersion(db) };
  const hits = words.length > 0 ? await findHits(state, 'news', words) : null;
  const frame = frameToday(await readFrame(state), unions);
  const { page, pageSize, ...wanted } = query;
  const chosen = await chooseOnce(frame, query.preferred ? null : JSON.stringify(wanted), async () => {
    const all = hits && new Set(hits.all);
    const found = chooseNews(frame, await wantedOf(db, frame, query, all, { ...reader, unions }));
    if (!hits || query.sort === 'newest') return found;
    const titled = new Set(hits.titled);
    return { ...found, items: withFirst(found.items, ({ doc }) => titled.has(doc)) };
  });
  const listed = pageOf(chosen.items, { page, pageSize });
  const named = keyAsked(unions, asked.models);
  return {
    total: chosen.items.length,
    items: await withPassages(newsToday(await readShown(db, language, listed), unions), words, {
      idOf: ({ newsId }) => newsId,
      shown: ({ newsTitle, summary }) => ({ title: newsTitle, summary }),
      bodies: (ids) => readBodies(db, ids, language),
    }),
    facets: {
      topics: topicFacet(frame, chosen.topics, language),
      sources: await sourceFacet(db, frame, chosen.sources, language),
      models: modelFacet(frame, chosen.models, language).map((facet) => ({ ...facet, key: named(facet.key) })),
    },
  };
}

/** What a page shows, in its order; what was taken away a moment ago is missing. */
async function readShown(db: StateDatabase, language: Language, chosen: readonly FrameItem[]): Promise<NewsItem[]> {
  if (chosen.length === 0) return [];
  const ids = chosen.map(({ rowId }) => rowId);
  const items = await readNews(db, language, sql<SqlBool>`news.row_id in (${sql.join(ids)})`, sql``);
  const places = new Map(chosen.map(({ newsId }, place) => [newsId, place]));
  const placeOf = ({ newsId }: NewsItem) => places.get(newsId) ?? 0;
  return items.sort((one, other) => placeOf(one) - placeOf(other));
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
