import {
  type ContentKind,
  demonstration,
  noteCounts,
  type PolicyRecord,
  recordDelivery,
  storeDocument,
  writeFormer,
  writeImages,
  writeMarketReports,
  writeNews,
  writePolicies,
  writeReports,
} from '../../content/index.ts';
import { builtInSources, type Market } from '../../market/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { demoImages } from './demo-images.ts';
import { demoDrafts, demoPolicies } from './demo-policies.ts';
import { demoPolicyReports } from './demo-policy-reports.ts';
import { demoReports } from './demo-reports.ts';
import { writeDemoOrders } from './market-reports/demo-orders.ts';
import { demoMarketReports } from './market-reports/index.ts';
import { demoNews, type MadeNews, newsOfFirstStart } from './news/demo-news.ts';
import type { NewsQuestions } from './news/tables.ts';

/**
 * Fills news, policies, reports and pictures of a demonstration portal, each kind once: what an operator has delivered or
 * removed is left alone. News and reports need the figures of a market and wait for one; the news of datasets that are
 * made behind a first start are written by the next call that finds those.
 * @param size that of the demonstration market, so that news speak of its models
 */
export async function writeDemoContent(
  db: StateDatabase,
  market: Pick<Market, 'release'> & NewsQuestions,
  size: 'full' | 'small',
  now: number,
): Promise<void> {
  const release = market.release();
  // Policies that move an invented market would be nonsense beside a true one.
  if (release && !release.demonstration) return;
  const policies = demoPolicies();
  if (!(await isFilled(db, 'policy'))) await deliver(db, now, 'policy', '', policies, writeAmended);
  if (!release) return;
  if (!(await isFilled(db, 'report'))) {
    const reports = [...(await demoReports(market)), ...(await demoPolicyReports(market, policies))];
    await deliver(db, now, 'report', '', reports, writeReports);
  }
  if ((await hasOwn(db, 'report')) && !(await isDelivered(db, deliveryOf('report', '-market')))) {
    await deliver(db, now, 'report', '-market', await demoMarketReports(market), async (store, source, reports) => {
      for (const { document } of reports) if (document) await storeDocument(store, document);
      await writeMarketReports(store, source, reports);
      await writeDemoOrders(store, reports, now);
    });
  }
  await fillNews(db, market, size, now);
  await fillImages(db, market, now);
}

/** Drawings follow when the equipment of cars is known, which a first start makes behind, unless all was removed meanwhile. */
async function fillImages(db: StateDatabase, market: NewsQuestions, now: number): Promise<void> {
  if ((await isFilled(db, 'image')) || (await isRemoved(db)) || (await market.months('configuration')) === null) return;
  const images = await demoImages(market);
  if (images.length > 0) await deliver(db, now, 'image', '', images, writeImages);
}

/** Whether an operator has taken away what the demonstration had written. */
async function isRemoved(db: StateDatabase): Promise<boolean> {
  return (await isDelivered(db, deliveryOf('policy'))) && !(await hasOwn(db, 'policy'));
}

/** Writes policies, and what some of them said before they were amended. */
async function writeAmended(store: StateDatabase, source: string, records: PolicyRecord[]): Promise<void> {
  await writePolicies(store, source, records);
  await writeFormer(store, source, demoDrafts());
}

/** An invented market that was delivered may lack a source that news speak of: it goes without news. */
async function hasAllSources(market: NewsQuestions): Promise<boolean> {
  if ((await market.months('sales')) === null) return false;
  const { dataSources } = await market.catalogue('sales', 'en');
  return builtInSources.every(({ key }) => dataSources.some((source) => source.key === key));
}

const deliveryOf = (kind: ContentKind, part = '') => `${demonstration}-${kind}${part}`;

/** Whether there is anything of a kind, or was: what an operator has removed is not made again. */
async function isFilled(db: StateDatabase, kind: ContentKind): Promise<boolean> {
  const row = await db.selectFrom(kind).select('source').limit(1).executeTakeFirst();
  return row !== undefined || (await isDelivered(db, deliveryOf(kind)));
}

/** Reports of the marketplace come beside those that an older portal has written, as long as these are there. */
async function hasOwn(db: StateDatabase, kind: ContentKind): Promise<boolean> {
  const row = await db
    .selectFrom(kind)
    .select('source')
    .where('source', '=', demonstration)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function isDelivered(db: StateDatabase, deliveryId: string): Promise<boolean> {
  const row = await db
    .selectFrom('content_delivery')
    .select('delivery_id')
    .where('delivery_id', '=', deliveryId)
    .executeTakeFirst();
  return row !== undefined;
}

async function fillNews(db: StateDatabase, market: NewsQuestions, size: 'full' | 'small', now: number): Promise<void> {
  const empty = !(await isFilled(db, 'news'));
  const own = await db
    .selectFrom('news')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('source', '=', demonstration)
    .executeTakeFirstOrThrow();
  const isBegun = Number(own.count) === newsOfFirstStart && (await market.months('charging')) !== null;
  if ((!empty && !isBegun) || !(await hasAllSources(market))) return;
  const { first, later } = await demoNews(market, size);
  if (empty) await deliver(db, now, 'news', '', recordsOf(first), writeNews);
  if (later) await deliver(db, now, 'news', '-later', recordsOf(later), writeNews);
}

const recordsOf = (news: readonly MadeNews[]) => news.map(({ record }) => record);

/** Several servers may start at once on one store: the first to record its delivery writes, the others find it there. */
async function deliver<Made>(
  db: StateDatabase,
  now: number,
  kind: ContentKind,
  part: string,
  records: Made[],
  write: (store: StateDatabase, source: string, records: Made[]) => Promise<unknown>,
): Promise<void> {
  const counts = { inserted: 0, updated: 0, unchanged: 0, withdrawn: 0, refused: 0 };
  const id = deliveryOf(kind, part);
  await db.transaction().execute(async (store) => {
    if (!(await recordDelivery(store, { id, kind, source: demonstration, file: '', by: null, at: now, ...counts })))
      return;
    await write(store, demonstration, records);
    await noteCounts(store, id, { ...counts, inserted: records.length });
  });
}
