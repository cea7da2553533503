import type { CallData, CallPayload, Language, MarketReportItem } from '@portal/contract';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { StateDatabase } from '../../state/open-state.ts';
import { allOf, type Condition, oneOf, sliceOf, storable } from '../conditions.ts';
import { wireDay } from '../days.ts';
import { named, topicNames } from '../names.ts';
import { inTopics, readReports } from '../report/find-reports.ts';
import { holdsAll, searchWords } from '../search-text.ts';
import { categoryNames, priceNames, stateNames } from './names.ts';
import { priceSql, type Reader, stateSql, untilSql } from './orders/state-sql.ts';

const offered = sql`report join report_offer on report_offer.row_id = report.row_id`;
const yearSql = sql`substr(report.published_on, 1, 4)`;

interface Offer {
  report_id: string;
  category: MarketReportItem['category'];
  price: number | null;
  document_id: string;
  state: MarketReportItem['state'];
  until: string | null;
}

/** Reports of the marketplace that meet a condition, as they are to an account. */
export async function readMarketReports(
  db: StateDatabase,
  reader: Reader,
  language: Language,
  condition: RawBuilder<SqlBool>,
  slice: RawBuilder<unknown>,
  order?: RawBuilder<unknown>,
): Promise<MarketReportItem[]> {
  const ids = sql<SqlBool>`report.row_id in (select report.row_id from ${offered} where ${condition})`;
  const items = await readReports(db, language, ids, slice, order);
  if (items.length === 0) return [];
  const { rows } = await sql<Offer>`select report.report_id, category, price, document_id,
    ${stateSql(reader)} as state, ${untilSql(reader)} as until from ${offered}
    where report.report_id in (${sql.join(items.map(({ reportId }) => reportId))})`.execute(db);
  const offers = new Map(rows.map((row) => [row.report_id, row]));
  return items.flatMap((item) => {
    const offer = offers.get(item.reportId);
    if (!offer) return [];
    const { category, price, document_id, state, until } = offer;
    const format = document_id === '' ? 'html' : 'pdf';
    return [{ ...item, category, price, format, state, until: wireDay(until ?? '') } satisfies MarketReportItem];
  });
}

/** Searches the marketplace: hits in a title first, then the newest. */
export async function findMarketReports(
  db: StateDatabase,
  query: CallPayload<'marketReports'>,
  reader: Reader,
  language: Language,
): Promise<CallData<'marketReports'>> {
  const words = searchWords(query.text);
  const topics = storable(query.topics);
  const state = stateSql(reader);
  const conditions: Condition[] = [
    ...(words.length > 0 ? [{ facet: null, holds: holdsAll('search_all', words) }] : []),
    ...(topics.length > 0 ? [{ facet: 'topics', holds: inTopics(topics) }] : []),
    ...oneOf('categories', query.categories, sql`report_offer.category`),
    ...oneOf('years', query.years, yearSql),
    ...oneOf('prices', query.prices, priceSql),
    ...oneOf('states', query.states, state),
  ];
  const counted = async (facet: string, key: RawBuilder<unknown>, from: RawBuilder<unknown> = offered) => {
    const { rows } = await sql<{ key: string; count: number }>`select ${key} as key, count(*) as count from ${from}
      where ${allOf(conditions, facet)} group by 1 order by 2 desc, 1`.execute(db);
    return rows;
  };
  const count = await sql<{ total: number }>`select count(*) as total from ${offered}
    where ${allOf(conditions)}`.execute(db);
  const inTopic = sql`${offered} join report_topic on report_topic.row_id = report.row_id`;
  const years = await counted('years', yearSql);
  const newestFirst = sql`published_on desc, report.report_id desc`;
  const order = sql`case when ${holdsAll('search_title', words)} then 0 else 1 end, ${newestFirst}`;
  return {
    total: count.rows[0]?.total ?? 0,
    items: await readMarketReports(db, reader, language, allOf(conditions), sliceOf(query), order),
    facets: {
      topics: named(await counted('topics', sql`topic`, inTopic), topicNames, language),
      categories: named(await counted('categories', sql`report_offer.category`), categoryNames, language),
      years: named(years, {}, language).sort((year, other) => other.key.localeCompare(year.key, 'en')),
      prices: named(await counted('prices', priceSql), priceNames, language),
      states: named(await counted('states', state), stateNames, language),
    },
  };
}
