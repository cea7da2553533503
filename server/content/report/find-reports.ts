import type { CallData, CallPayload, Language, ReportItem } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StateDatabase } from '../../state/open-state.ts';
import { allOf, type Condition, sliceOf, storable } from '../conditions.ts';
import { readContentVersion } from '../content-version.ts';
import { wireDay } from '../days.ts';
import { holdWords } from '../find-hits.ts';
import { named, topicNames } from '../names.ts';
import { searchWords } from '../search-text.ts';
import { withPassages } from '../with-passages.ts';
import { wordsOfBlocks } from './block.ts';
import { coverAddress } from './cover-address.ts';

interface Row {
  report_id: string;
  title: string;
  summary: string;
  publisher: string;
  published_on: string;
  pages: number;
  content_hash: string;
}

const newestFirst = sql`published_on desc, report.report_id desc`;

/** Reports that meet a condition. */
export async function readReports(
  db: StateDatabase,
  language: Language,
  condition: RawBuilder<SqlBool>,
  slice: RawBuilder<unknown>,
  order: RawBuilder<unknown> = newestFirst,
): Promise<ReportItem[]> {
  const { rows } = await sql<Row>`select report.report_id, title, summary, publisher, published_on, pages, content_hash
    from report join report_text on report_text.row_id = report.row_id and language = ${language}
    where ${condition} order by ${order} ${slice}`.execute(db);
  if (rows.length === 0) return [];
  const ids = rows.map(({ report_id }) => report_id);
  const topics = await db
    .selectFrom('report')
    .innerJoin('report_topic', 'report_topic.row_id', 'report.row_id')
    .select(['report_id', 'topic'])
    .where('report_id', 'in', ids)
    .orderBy('topic')
    .execute();
  return rows.map((row) => ({
    reportId: row.report_id,
    title: row.title,
    summary: row.summary,
    publisher: row.publisher,
    publishedOn: wireDay(row.published_on),
    topics: topics.filter(({ report_id }) => report_id === row.report_id).map(({ topic }) => topic),
    pages: row.pages,
    coverUrl: coverAddress(row.report_id, row.content_hash, language),
  }));
}

/** Searches the reports of some kind: hits in a title first, then the newest. @param among all that may be found */
export async function findReports(
  db: StateDatabase,
  query: CallPayload<'reportSearch'>,
  among: RawBuilder<SqlBool>,
  language: Language,
): Promise<CallData<'reportSearch'>> {
  const words = searchWords(query.text);
  const state = { db, version: await readContentVersion(db) };
  const hits = words.length > 0 ? await holdWords(state, 'report', words) : null;
  const chosen = storable(query.topics);
  const conditions: Condition[] = [
    { facet: null, holds: among },
    ...(hits ? [{ facet: null, holds: hits.holds }] : []),
    ...(chosen.length > 0 ? [{ facet: 'topics', holds: inTopics(chosen) }] : []),
  ];
  const order =
    hits === null || query.sort === 'newest'
      ? newestFirst
      : sql`case when ${hits.inTitle} then 0 else 1 end, ${newestFirst}`;
  const count = await sql<{ total: number }>`select count(*) as total from report where ${allOf(conditions)}`.execute(
    db,
  );
  const topics = await sql<{ key: string; count: number }>`select topic as key, count(*) as count
    from report join report_topic on report_topic.row_id = report.row_id
    where ${allOf(conditions, 'topics')} group by topic order by 2 desc, 1`.execute(db);
  return {
    total: count.rows[0]?.total ?? 0,
    items: await withPassages(await readReports(db, language, allOf(conditions), sliceOf(query), order), words, {
      idOf: ({ reportId }) => reportId,
      shown: ({ title, summary, publisher }) => ({ title, summary: `${summary} ${publisher}` }),
      bodies: (ids) => readBodies(db, ids, language),
    }),
    facets: { topics: named(topics.rows, topicNames, language) },
  };
}

/** What is for everybody. */
export const forEverybody = sql<SqlBool>`report.kind = 'public'`;

export const inTopics = (values: string[]) =>
  sql<SqlBool>`report.row_id in (select row_id from report_topic where topic in (${sql.join(values)}))`;

async function readBodies(db: StateDatabase, ids: readonly string[], language: Language): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('report')
    .innerJoin('report_text', 'report_text.row_id', 'report.row_id')
    .select(['report_id', 'blocks'])
    .where('report_id', 'in', ids)
    .where('language', '=', language)
    .execute();
  return new Map(rows.map(({ report_id, blocks }) => [report_id, wordsOfBlocks(JSON.parse(blocks)).join('\n')]));
}
