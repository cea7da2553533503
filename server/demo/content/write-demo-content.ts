import {
  type ContentKind,
  demonstration,
  noteCounts,
  recordDelivery,
  writeNews,
  writePolicies,
  writeReports,
} from '../../content/index.ts';
import type { Market } from '../../market/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { demoNews } from './demo-news.ts';
import { demoPolicies } from './demo-policies.ts';
import { demoReports } from './demo-reports.ts';
import type { MarketQuestions } from './period-figures.ts';

/**
 * Fills news, policies and reports of a demonstration portal, each kind once: what an operator has delivered or
 * removed is left alone. Reports need the figures of a market and wait for one.
 * @param size that of the demonstration market, so that news speak of its models
 */
export async function writeDemoContent(
  db: StateDatabase,
  market: Pick<Market, 'release'> & MarketQuestions,
  size: 'full' | 'small',
  now: number,
): Promise<void> {
  const release = market.release();
  // News on invented models would be nonsense beside a true market.
  if (release && !release.demonstration) return;
  const once = fillOnce(db, now);
  await once('news', () => demoNews(size), writeNews);
  await once('policy', demoPolicies, writePolicies);
  if (release) await once('report', () => demoReports(market), writeReports);
}

/**
 * Several servers may start at once on one store: the first to record its delivery writes, the others find it there.
 * Where a kind is filled its records are not made, which takes half of a start.
 */
const fillOnce =
  (db: StateDatabase, now: number) =>
  async <Made>(
    kind: ContentKind,
    make: () => Made[] | Promise<Made[]>,
    write: (store: StateDatabase, source: string, records: Made[]) => Promise<unknown>,
  ): Promise<void> => {
    const filled = await db.selectFrom(kind).select('source').limit(1).executeTakeFirst();
    if (filled) return;
    const records = await make();
    const counts = { inserted: 0, updated: 0, unchanged: 0, withdrawn: 0, refused: 0 };
    const delivery = { id: `${demonstration}-${kind}`, kind, source: demonstration, file: '', at: now, ...counts };
    await db.transaction().execute(async (store) => {
      if (!(await recordDelivery(store, delivery))) return;
      await write(store, demonstration, records);
      await noteCounts(store, delivery.id, { ...counts, inserted: records.length });
    });
  };
