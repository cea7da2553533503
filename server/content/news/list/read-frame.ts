import { setImmediate as breath } from 'node:timers/promises';
import { sql } from 'kysely';
import type { StateDatabase } from '../../../state/open-state.ts';
import { type ContentState, cacheByContent } from '../../cache-by-content.ts';
import { numberedRows } from '../../text-index.ts';
import { keyList } from './key-list.ts';
import type { FrameItem, NewsFrame } from './news-frame.ts';

/** News that are read at once; others are answered in between. */
const portion = 1000;

interface Row {
  row_id: string;
  news_id: string;
  published_at: number;
  publisher: string;
}

/** One frame is kept of each store. */
const frameBefore = cacheByContent<NewsFrame>(1, () => 1);

/** What lists of news are made from, read once as long as the content is the same. */
export const readFrame = (state: ContentState): Promise<NewsFrame> => frameBefore(state, '', () => makeFrame(state.db));

async function makeFrame(db: StateDatabase): Promise<NewsFrame> {
  const [publishers, topics, models] = [keyList(), keyList(), keyList()];
  const modelNames = new Map<string, { zh: string; en: string }>();
  const items = new Map<string, FrameItem>();
  for (let after = ''; ; await breath()) {
    const { rows } = await sql<Row>`select row_id, news_id, published_at, publisher from news
      where row_id > ${after} order by row_id limit ${portion}`.execute(db);
    const last = rows.at(-1)?.row_id;
    if (last === undefined) break;
    for (const { row_id, news_id, published_at, publisher } of rows)
      items.set(row_id, {
        rowId: row_id,
        doc: 0,
        newsId: news_id,
        at: Number(published_at),
        publisher: publishers.numberOf(publisher),
        topics: [],
        models: [],
        first: null,
      });
    const within = sql`row_id > ${after} and row_id <= ${last}`;
    const numbers = await sql<{ row_id: string; doc: number }>`select row_id, doc from ${numberedRows(db, 'news')}
      where ${within}`.execute(db);
    for (const { row_id, doc } of numbers.rows) {
      const item = items.get(row_id);
      if (item) item.doc = doc;
    }
    const topicRows = await sql<{ row_id: string; topic: string }>`select row_id, topic from news_topic
      where ${within}`.execute(db);
    for (const { row_id, topic } of topicRows.rows) items.get(row_id)?.topics.push(topics.numberOf(topic));
    const modelRows = await sql<{ row_id: string; model_key: string; name_zh: string; name_en: string }>`
      select row_id, model_key, name_zh, name_en from news_model where ${within}`.execute(db);
    for (const { row_id, model_key, name_zh, name_en } of modelRows.rows) {
      const item = items.get(row_id);
      if (!item) continue;
      item.models.push(models.numberOf(model_key));
      modelNames.set(model_key, laterOf(modelNames.get(model_key), { zh: name_zh, en: name_en }));
    }
    after = last;
  }
  await linkCopies(db, items);
  return {
    items: [...items.values()].sort(newestFirst),
    publishers: publishers.keys,
    topics: topics.keys,
    models: models.keys.map((key) => ({ key, ...(modelNames.get(key) ?? { zh: key, en: key }) })),
  };
}

const newestFirst = (one: FrameItem, other: FrameItem): number =>
  other.at - one.at || (one.newsId < other.newsId ? 1 : -1);

/** Where news call a model differently, one name stands for all: the last by its signs. */
function laterOf(known: { zh: string; en: string } | undefined, name: { zh: string; en: string }) {
  if (!known) return name;
  return { zh: name.zh > known.zh ? name.zh : known.zh, en: name.en > known.en ? name.en : known.en };
}

async function linkCopies(db: StateDatabase, items: ReadonlyMap<string, FrameItem>): Promise<void> {
  const copies = await db.selectFrom('news_copy').select(['news_id', 'first_id']).execute();
  if (copies.length === 0) return;
  const byId = new Map([...items.values()].map((item) => [item.newsId, item]));
  for (const { news_id, first_id } of copies) {
    const copy = byId.get(news_id);
    if (copy) copy.first = byId.get(first_id) ?? null;
  }
}
