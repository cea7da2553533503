import type { StateDatabase } from '../../state/open-state.ts';
import { hashOf, idOf, inBoth, type NewsRecord, searchColumns } from '../records.ts';

/** Writes news items of a source, in the place of those with the same keys. Meant for a transaction. */
export async function writeNews(store: StateDatabase, source: string, records: NewsRecord[]): Promise<void> {
  for (const record of records) {
    const news_id = idOf(source, record.key);
    const texts = inBoth(record.texts);
    await store.deleteFrom('news').where('news_id', '=', news_id).execute();
    await store
      .insertInto('news')
      .values({
        ...{ news_id, source, source_key: record.key, content_hash: hashOf(record) },
        ...searchColumns(
          texts.map(({ text }) => text.title),
          [
            ...texts.flatMap(({ text }) => [text.summary, text.publisher, ...text.body]),
            ...record.models.flatMap(({ name }) => [name.zh_CN, name.en]),
          ],
        ),
        ...{ publisher: record.publisher, cover_url: record.coverUrl, news_type: record.newsType },
        ...{ channel: record.channel, published_at: record.publishedAt },
      })
      .execute();
    await store
      .insertInto('news_text')
      .values(
        texts.map(({ language, text: { title, summary, publisher, body } }) => ({
          ...{ news_id, language, title, summary, publisher_name: publisher, body: body.join('\n\n') },
        })),
      )
      .execute();
    const topics = [...new Set(record.topics)].map((topic) => ({ news_id, topic }));
    if (topics.length > 0) await store.insertInto('news_topic').values(topics).execute();
    const models = record.models.map(({ key, name, tone }) => ({
      ...{ news_id, model_key: key, name_zh: name.zh_CN, name_en: name.en, tone },
    }));
    if (models.length > 0) await store.insertInto('news_model').values(models).execute();
  }
}
