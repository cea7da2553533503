import type { CallData, CallPayload, Language } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StateDatabase } from '../../state/open-state.ts';
import { sliceOf, storable } from '../conditions.ts';
import { inTopics } from '../report/find-reports.ts';
import { holdsAll, searchWords } from '../search-text.ts';
import { readMarketReports } from './find-market-reports.ts';
import type { Reader } from './orders/state-sql.ts';

/** Reports that a page lists beside what it shows. */
const most = 5;

const anyOf = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql<SqlBool>`1 = 0` : sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;

/**
 * The reports that name one of some things, such as a model or a brand, or are on one of their topics: those that name it
 * in the title first, then those that name it elsewhere, then the newest. What is looked through of a report that costs
 * something is what everybody is shown of it.
 */
export async function findNaming(
  db: StateDatabase,
  { names = [], topics = [] }: CallPayload<'marketReportsNaming'>,
  reader: Reader,
  language: Language,
): Promise<CallData<'marketReportsNaming'>> {
  const wanted = names.map(searchWords).filter((words) => words.length > 0);
  const [inTitle, inText] = (['search_title', 'search_all'] as const).map((column) =>
    anyOf(wanted.map((words) => holdsAll(column, words))),
  ) as [RawBuilder<SqlBool>, RawBuilder<SqlBool>];
  const chosen = storable(topics);
  const named = anyOf([inText, ...(chosen.length > 0 ? [inTopics(chosen)] : [])]);
  const order = sql`case when ${inTitle} then 0 when ${inText} then 1 else 2 end, published_on desc, report.report_id desc`;
  const items = await readMarketReports(db, reader, language, named, sliceOf({ pageSize: most }), order);
  return {
    items: items.map(({ reportId, title, publishedOn, category, state }) => {
      return { reportId, title, publishedOn, category, state };
    }),
  };
}
