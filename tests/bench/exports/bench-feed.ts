import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AskedSheet, ExportOrder, MarketQuery } from '@portal/contract';
import { makeDemoMarket } from '../../../server/demo/index.ts';
import { makeFile } from '../../../server/exports/index.ts';
import { openTurns } from '../../../server/exports/turns.ts';
import { openMarket, publishRelease } from '../../../server/market/index.ts';
import { feedPage } from '../../../server/odata/feed-rows.ts';
import { openTables } from '../../../server/odata/open-tables.ts';
import { absolute, compared, type Figure } from '../figures.ts';
import { median } from '../median.ts';

const [rounds, rowCount] = [5, 100_000];

const question: MarketQuery = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  from: '2025-01',
  to: '2025-12',
  by: ['subModel', 'city', 'period'],
  indicators: ['volume', 'share', 'yoy'],
};

/** All pages of a feed of 100,000 rows as JSON, against the CSV that the portal makes of the same rows. */
export async function benchFeed(progress: (text: string) => void): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-feed-'));
  progress('making a market');
  const { id } = await makeDemoMarket(join(folder, 'market'));
  await publishRelease(join(folder, 'market'), id);
  const market = await openMarket(join(folder, 'market'));
  const { signal } = new AbortController();
  const remarks = async () => ({ annotations: [], bulletins: [] });
  const named = { account: '', origin: '', operator: {}, mark: null, template: null, remarks };
  const making = { ...named, most: rowCount, cells: 1e8, now: 0, signal };
  const sheet = { kind: 'asked', title: '', link: '/', question, shape: null, sorting: null, ranked: false } as const;
  const order: ExportOrder = {
    name: 'bench',
    format: 'csv',
    language: 'en',
    sheets: [{ ...sheet, whole: true, notes: [] } as AskedSheet],
  };
  const asking = { language: 'en', signal, ask: (wanted: MarketQuery) => market.query(wanted, 'en') } as const;
  const found = { csv: [] as number[], feed: [] as number[], first: [] as number[], rows: 0 };
  try {
    for (let round = 0; round <= rounds; round += 1) {
      progress(`round ${round} of ${rounds}`);
      const file = join(folder, `${round}.csv`);
      let began = performance.now();
      await makeFile(order, { ...making, market, asker: '', wrote: () => undefined, turns: openTurns(1) }, file);
      const csv = performance.now() - began;
      if ((await stat(file)).size < 1e6) throw new Error('the CSV is too short');
      began = performance.now();
      const open = openTables(market, 1_000_000);
      let first = 0;
      let rows = 0;
      for (let token: string | null = ''; token !== null && rows < rowCount; ) {
        const table = await open(question, { ...asking, accountId: 'bench' });
        const page = await feedPage(table, { $top: String(rowCount), ...(token && { $skiptoken: token }) });
        JSON.stringify({ value: page.rows });
        rows += page.rows.length;
        first ||= performance.now() - began;
        token = page.next;
      }
      found.rows = rows;
      // The first round warms what both stand on.
      if (round === 0) continue;
      found.csv.push(csv);
      found.feed.push(performance.now() - began);
      found.first.push(first);
    }
    if (found.rows !== rowCount) throw new Error(`the feed has ${found.rows} rows`);
    return [
      compared('feed of 100,000 rows in pages, against their CSV', 'ms', median(found.feed), median(found.csv), 1.3),
      absolute('its first page', 'ms', median(found.first), 1000),
    ];
  } finally {
    await market.close();
    await rm(folder, { recursive: true, force: true });
  }
}
