import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MarketQuery } from '@portal/contract';
import { coverageOf } from '../../../server/market/answer/covered.ts';
import { sales } from '../../../server/market/datasets/index.ts';
import { openMarketDatabase } from '../../../server/market/engine/database.ts';
import { describeCatalogue } from '../../../server/market/members/describe-catalogue.ts';
import { type OpenRelease, openRelease } from '../../../server/market/opened/open-release.ts';
import { publishRelease } from '../../../server/market/releases/publish-release.ts';
import type { ReleaseInfo } from '../../../server/market/releases/release.ts';
import { buildQuery, planPeriods } from '../../../server/market/sql/index.ts';
import { typicalQuestions } from '../../../server/market/testing/typical-questions.ts';
import { usualMarketLimits } from '../../../server/settings/settings-market.ts';
import { asInstalled, createDatabase, postgresMissing, startPostgres } from '../../../server/testing/postgres.ts';
import { type Figure, unlimited } from '../figures.ts';
import { benchSharedParts } from './bench-shared-parts.ts';
import { makeLargeMarket } from './make-large-market.ts';
import { thinMarket } from './thin-market.ts';
import { time, varied } from './varied.ts';

/** MARKET_FACTS=100000000 asks that many; a tenth of them is asked beside. */
const facts = Number(process.env.MARKET_FACTS ?? 10_000_000);
const rounds = 7;

/** As a server of its own would be set on this machine; what tests set for speed alone is not put back. */
const settings = ['shared_buffers=2GB', 'max_wal_size=4GB', 'effective_cache_size=4GB'];

type Progress = (text: string) => void;

/**
 * Twelve questions to both engines, as the statements that the portal asks; in turns, each round with another key. The
 * quickest of the rounds counts: PostgreSQL works in processes of its own, so whatever else runs on the machine takes
 * unequal parts of the two.
 */
async function compare(size: string, here: OpenRelease, there: OpenRelease): Promise<Figure[]> {
  const coverage = coverageOf(sales, here);
  const catalogue = describeCatalogue(sales, here, 'en');
  const timeOf = (engine: OpenRelease, query: MarketQuery) => {
    const { sql } = buildQuery(sales, query, planPeriods(sales, query, coverage), engine.members);
    return time(() => engine.run(sql, []));
  };
  const found: { name: string; here: number; there: number }[] = [];
  for (const { name, query } of typicalQuestions(catalogue, { city: '3101', segment: 'SUV_A' })) {
    const times = { here: [] as number[], there: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const mine = varied(query, round);
      const [first, second] = [await timeOf(here, mine), await timeOf(there, mine)];
      // The first round warms both.
      if (round === 0) continue;
      times.here.push(first);
      times.there.push(second);
    }
    found.push({ name, here: Math.min(...times.here), there: Math.min(...times.there) });
  }
  const sum = (of: 'here' | 'there') => found.reduce((total, entry) => total + entry[of], 0);
  return [
    ...found.map((entry) => unlimited(`${size}: ${entry.name}`, 'ms', entry.there, entry.here)),
    unlimited(`${size}: all twelve`, 'ms', sum('there'), sum('here')),
  ];
}

/** Brings a release, asks it, and leaves it there. */
async function measure(folder: string, url: string, info: ReleaseInfo, progress: Progress): Promise<Figure[]> {
  const size = `${(info.counts.facts / 1e6).toFixed(1)} million`;
  const database = await openMarketDatabase(url, usualMarketLimits);
  const here = await openRelease(folder, info.id, '');
  try {
    const loaded = await time(() => publishRelease(folder, info.id, database));
    progress(`${size} facts: brought, compared and published in ${(loaded / 1000).toFixed(1)} s`);
    const published = await database.published();
    if (!published) throw new Error('nothing is published');
    let there: OpenRelease | null = null;
    const opened = await time(async () => {
      there = await database.open(published);
    });
    progress(`${size} facts: opened by a node in ${(opened / 1000).toFixed(1)} s`);
    const open = there as OpenRelease | null;
    if (!open) return [];
    const figures = await compare(size, here, open);
    open.close();
    return figures;
  } finally {
    here.close();
    await database.close();
  }
}

/** The twelve questions to PostgreSQL beside DuckDB, at a million and ten million facts; and deliveries onto these. */
export async function benchPostgres(progress: Progress): Promise<Figure[]> {
  const missing = postgresMissing();
  const server = missing ? null : await startPostgres([...asInstalled, ...settings]);
  if (!server) {
    progress(`left out: ${missing}`);
    return [];
  }
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
  try {
    progress(`making ${facts} facts`);
    const whole = await makeLargeMarket(folder, facts);
    const thin = await thinMarket(folder, whole.id, 10);
    const figures = await measure(folder, server.url, thin, progress);
    const url = await createDatabase(server.url);
    figures.push(...(await measure(folder, url, whole, progress)));
    progress('publishing a delivery and a correction onto it');
    const database = await openMarketDatabase(url, usualMarketLimits);
    figures.push(...(await benchSharedParts(folder, url, database, whole)));
    await database.close();
    return figures;
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}
