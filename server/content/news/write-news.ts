import type { StateDatabase } from '../../state/open-state.ts';
import { insertInto, portions } from '../insert-all.ts';
import { idOf, inBoth, type NewsRecord, versionOf } from '../records.ts';
import { indexTexts } from '../text-index.ts';
import { foldCopies } from './fold-copies.ts';
import { titleSign } from './title-sign.ts';

/** The rows of a news item. */
export type NewsRows = ReturnType<typeof newsRows>;

/** Writes news items of a source, in the place of those with the same keys. Meant for a transaction. */
export async function writeNews(store: StateDatabase, source: string, records: NewsRecord[]): Promise<void> {
  const rows = records.map((record) => newsRows(source, record, ''));
  for (const some of portions(rows.map(({ news }) => news.news_id))) {
    await store.deleteFrom('news_row').where('news_id', 'in', some).execute();
  }
  await insertNewsRows(store, rows);
  await foldCopies(store);
}

/** Writes versions of news items. */
export async function insertNewsRows(store: StateDatabase, rows: NewsRows[]): Promise<void> {
  const versions = rows.map(({ news }) => news);
  await insertInto(store, { news_row: versions });
  await indexTexts(store, 'news', versions);
  await insertInto(store, {
    news_text: rows.flatMap(({ texts }) => texts),
    news_topic: rows.flatMap(({ topics }) => topics),
    news_model: rows.flatMap(({ models }) => models),
  });
}

/** @param import_id as rowIdOf says @returns what the store keeps of a version of a news item */
export function newsRows(source: string, record: NewsRecord, import_id: string) {
  const news_id = idOf(source, record.key);
  const texts = inBoth(record.texts);
  const words = [
    ...texts.flatMap(({ text }) => [text.summary, text.publisher, ...text.body]),
    ...record.models.flatMap(({ name }) => [name.zh_CN, name.en]),
  ];
  const version = versionOf(source, record, { id: news_id, importId: import_id, words });
  const { row_id } = version;
  return {
    news: {
      news_id,
      ...version,
      publisher: record.publisher,
      cover_url: record.coverUrl,
      news_type: record.newsType,
      channel: record.channel,
      published_at: record.publishedAt,
      title_sign: titleSign({ zh_CN: record.texts.zh_CN?.title, en: record.texts.en?.title }),
    },
    texts: texts.map(({ language, text: { title, summary, publisher, body } }) => ({
      row_id,
      language,
      title,
      summary,
      publisher_name: publisher,
      body: body.join('\n\n'),
    })),
    topics: [...new Set(record.topics)].map((topic) => ({ row_id, topic })),
    models: record.models.map(({ key, name, tone }) => ({
      row_id,
      model_key: key,
      name_zh: name.zh_CN,
      name_en: name.en,
      tone,
    })),
  };
}
