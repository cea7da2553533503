import type { StateDatabase } from '../../state/open-state.ts';
import { hashOf, idOf, inBoth, type ReportRecord, searchColumns } from '../records.ts';
import { type Block, wordsOfBlocks } from './block.ts';

/** Writes reports of a source, in the place of those with the same keys. Meant for a transaction. */
export async function writeReports(
  store: StateDatabase,
  source: string,
  records: ReportRecord<Block>[],
): Promise<void> {
  for (const record of records) {
    const report_id = idOf(source, record.key);
    const texts = inBoth(record.texts);
    await store.deleteFrom('report').where('report_id', '=', report_id).execute();
    await store
      .insertInto('report')
      .values({
        ...{ report_id, source, source_key: record.key, content_hash: hashOf(record) },
        ...searchColumns(
          texts.map(({ text }) => text.title),
          texts.flatMap(({ text }) => [text.summary, text.publisher, ...wordsOfBlocks(text.blocks)]),
        ),
        ...{ published_on: record.publishedOn, cover_url: record.coverUrl, pages: record.pages },
      })
      .execute();
    await store
      .insertInto('report_text')
      .values(
        texts.map(({ language, text: { title, summary, publisher, blocks } }) => ({
          ...{ report_id, language, title, summary, publisher, blocks: JSON.stringify(blocks) },
        })),
      )
      .execute();
    const topics = [...new Set(record.topics)].map((topic) => ({ report_id, topic }));
    if (topics.length > 0) await store.insertInto('report_topic').values(topics).execute();
  }
}
