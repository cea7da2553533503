import type { StateDatabase } from '../../state/open-state.ts';
import { insertAll, portions } from '../insert-all.ts';
import { hashOf, idOf, inBoth, type NewsRecord, searchColumns } from '../records.ts';

/** The rows of a news item. */
export type NewsRows = ReturnType<typeof newsRows>;

/** Writes news items of a source, in the place of those with the same keys. Meant for a transaction. */
export const writeNews = (store: StateDatabase, source: string, records: NewsRecord[]): Promise<void> =>
  writeNewsRows(
    store,
    records.map((record) => newsRows(source, record)),
  );

/** Writes the rows of news items as writeNews does: who writes many makes them before the transaction begins. */
export async function writeNewsRows(store: StateDatabase, rows: NewsRows[]): Promise<void> {
  for (const some of portions(rows.map(({ news }) => news.news_id))) {
    await store.deleteFrom('news_row').where('news_id', 'in', some).execute();
  }
  await insertNewsRows(store, rows, '');
}

/** Writes rows of keys that are new. @param import_id the import that they are seen with; empty where they are at once */
export async function insertNewsRows(store: StateDatabase, rows: NewsRows[], import_id: string): Promise<void> {
  await insertAll(
    store,
    'news_row',
    rows.map(({ news }) => ({ ...news, import_id })),
  );
  await insertAll(
    store,
    'news_text',
    rows.flatMap(({ texts }) => texts),
  );
  await insertAll(
    store,
    'news_topic',
    rows.flatMap(({ topics }) => topics),
  );
  await insertAll(
    store,
    'news_model',
    rows.flatMap(({ models }) => models),
  );
}

/** @returns what the store keeps of a news item */
export function newsRows(source: string, record: NewsRecord) {
  const news_id = idOf(source, record.key);
  const texts = inBoth(record.texts);
  const words = [
    ...texts.flatMap(({ text }) => [text.summary, text.publisher, ...text.body]),
    ...record.models.flatMap(({ name }) => [name.zh_CN, name.en]),
  ];
  return {
    news: {
      ...{ news_id, source, source_key: record.key, content_hash: hashOf(record) },
      ...searchColumns(
        texts.map(({ text }) => text.title),
        words,
      ),
      ...{ publisher: record.publisher, cover_url: record.coverUrl, news_type: record.newsType },
      ...{ channel: record.channel, published_at: record.publishedAt },
    },
    texts: texts.map(({ language, text: { title, summary, publisher, body } }) => ({
      ...{ news_id, language, title, summary, publisher_name: publisher, body: body.join('\n\n') },
    })),
    topics: [...new Set(record.topics)].map((topic) => ({ news_id, topic })),
    models: record.models.map(({ key, name, tone }) => ({
      ...{ news_id, model_key: key, name_zh: name.zh_CN, name_en: name.en, tone },
    })),
  };
}
