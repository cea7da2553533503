import type { MarketQuery } from '@portal/contract';
import { coverageOf } from '../../../server/market/answer/covered.ts';
import { sales } from '../../../server/market/datasets/index.ts';
import { openMarketDatabase } from '../../../server/market/engine/database.ts';
import { describeCatalogue } from '../../../server/market/members/describe-catalogue.ts';
import { type Columns, type OpenRelease, openRelease } from '../../../server/market/opened/open-release.ts';
import { publishRelease } from '../../../server/market/releases/publish-release.ts';
import type { ReleaseInfo } from '../../../server/market/releases/release.ts';
import { buildQuery, planPeriods } from '../../../server/market/sql/index.ts';
import { typicalQuestions } from '../../../server/market/testing/typical-questions.ts';
import { usualMarketLimits } from '../../../server/settings/settings-market.ts';
import { absolute, type Figure, unlimited } from '../figures.ts';
import { time, varied } from './varied.ts';

const rounds = 7;

export type Progress = (text: string) => void;

/** An answer as a text; both engines round sums of fractions in their own way. */
const textOf = (columns: Columns): string =>
  JSON.stringify(columns, (_key, value: unknown) => {
    if (typeof value === 'bigint') return Number(value).toPrecision(9);
    return typeof value === 'number' ? value.toPrecision(9) : value;
  });

/**
 * Twelve questions to both engines, as the statements that the portal asks; in turns, each round with another key. The
 * quickest of the rounds counts: PostgreSQL works in processes of its own, so whatever else runs on the machine takes
 * unequal parts of the two.
 */
async function compare(size: string, here: OpenRelease, there: OpenRelease): Promise<Figure[]> {
  const coverage = coverageOf(sales, here);
  const catalogue = describeCatalogue(sales, here, 'en');
  const askOf = async (engine: OpenRelease, query: MarketQuery) => {
    const { sql } = buildQuery(sales, query, planPeriods(sales, query, coverage), engine.members);
    let answer = '';
    const took = await time(async () => {
      answer = textOf(await engine.run(sql, []));
    });
    return { took, answer };
  };
  const differing = new Set<string>();
  const found: { name: string; here: number; there: number }[] = [];
  for (const { name, query } of typicalQuestions(catalogue, { city: '3101', segment: 'SUV_A' })) {
    const times = { here: [] as number[], there: [] as number[] };
    for (let round = 0; round <= rounds; round += 1) {
      const mine = varied(query, round);
      const [first, second] = [await askOf(here, mine), await askOf(there, mine)];
      if (first.answer !== second.answer) differing.add(name);
      // The first round warms both.
      if (round === 0) continue;
      times.here.push(first.took);
      times.there.push(second.took);
    }
    found.push({ name, here: Math.min(...times.here), there: Math.min(...times.there) });
  }
  const sum = (of: 'here' | 'there') => found.reduce((total, entry) => total + entry[of], 0);
  return [
    ...found.map((entry) => unlimited(`${size}: ${entry.name}`, 'ms', entry.there, entry.here)),
    unlimited(`${size}: all twelve`, 'ms', sum('there'), sum('here')),
    absolute(['answers that differ', ...differing].join(': '), '', differing.size, 0),
  ];
}

/** Brings a release into a database, asks it beside the file that it comes from, and leaves it there. */
export async function askBoth(folder: string, url: string, info: ReleaseInfo, progress: Progress): Promise<Figure[]> {
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
