import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { usualMarketLimits } from '../settings/settings-market.ts';
import { postgresMissing } from '../testing/postgres.ts';
import { decisionSheet } from './decision/decision.ts';
import { type MarketDatabase, openMarketDatabase } from './engine/database.ts';
import { openInsights } from './insights/insights.ts';
import { marketFunnel } from './lifecycle/funnel.ts';
import { modelLife } from './lifecycle/model-life.ts';
import { monthNumber } from './model/index.ts';
import type { Asking } from './questions/asking.ts';
import { publishRelease } from './releases/publish-release.ts';
import { type Market, openMarket } from './service.ts';
import { type EmptyPlace, emptyPlace } from './testing/database-kit.ts';
import { publishSmallRelease, smallFacts } from './testing/small-market.ts';
import { otherInserts } from './testing/small-others.ts';
import { priceInserts, smallLaunches, smallPrices } from './testing/small-prices.ts';

const [first, last] = [monthNumber('2019-01'), monthNumber('2024-05')];

/** Every sub-model in every month of both sources, long enough to be forecast, each with a little chance of its own. */
function facts() {
  const random = smallFacts();
  return Array.from({ length: 6 }, (_, car) => random.find(({ subModel }) => subModel === `sub-${car}`)).flatMap(
    (example, car) =>
      example
        ? Array.from({ length: last - first + 1 }, (_, at) => at).flatMap((at) =>
            (['DATASOURCE_CLH_PIFA', 'DATASOURCE_ZD_LINGSHOU'] as const).map((dataSource) => ({
              ...example,
              dataSource,
              month: first + at,
              volume: Math.round((1000 + 100 * car) * (1 + 0.05 * Math.sin(at * (7 + car)))),
            })),
          )
        : [],
  );
}

/** Figures to nine digits: engines add up in orders of their own. */
const plain = (answer: object): unknown =>
  JSON.parse(
    JSON.stringify(answer, (key, value) => {
      if (key === 'release') return undefined;
      return typeof value === 'number' ? Number(value.toPrecision(9)) : value;
    }),
  );

const owned = async () =>
  new Set([
    ...['sales', 'price', 'incentive', 'internet', 'after-market', 'model-intelligence', 'purchase-benefit', 'finance'],
  ]);
const subject = { dimension: 'model', key: 'model-0' } as const;
const { find: insightsHere } = openInsights();
const { find: insightsThere } = openInsights();

/** What each tool is asked for, and whether an answer has figures at all. */
const questions: Record<string, (asking: Asking, insights: typeof insightsHere) => Promise<object>> = {
  'the life of the usual model': (asking) => modelLife(asking, {}, owned),
  'the life of a model beside another': (asking) => modelLife(asking, { model: 'model-0', rivals: ['model-2'] }, owned),
  'the funnel of all brands': (asking) => marketFunnel(asking, { by: 'brand', months: 12 }, owned),
  'the funnel of a model': (asking) => marketFunnel(asking, { by: 'model', member: 'model-0', months: 3 }, owned),
  'a cut of prices': (asking) =>
    decisionSheet(
      asking,
      {
        kind: 'price',
        subject,
        change: { value: -0.05, unit: 'part' },
        basis: 'assumed',
        response: { low: -2, high: -1 },
      },
      owned,
    ),
  'more of an incentive': (asking) =>
    decisionSheet(asking, { kind: 'incentive', subject, change: { value: 20, unit: 'yuan' } }, owned),
  'a launch after another car': (asking) =>
    decisionSheet(asking, { kind: 'launch', subject, segment: 'C', price: 300_000 }, owned),
  'the insights of the month': (asking, insights) => insights(asking, owned),
};

(postgresMissing() ? describe.skip : describe)('S2.014 S2.015 S2.016 S2.017 the tools in DuckDB and PostgreSQL', () => {
  let place: EmptyPlace;
  let databases: MarketDatabase[];
  let [here, there]: Market[] = [];
  beforeAll(async () => {
    place = await emptyPlace();
    const prices = priceInserts({ prices: smallPrices(), launches: smallLaunches, others: [...otherInserts] });
    await publishSmallRelease(place.folder, facts(), 'one', prices);
    const open = () => openMarketDatabase(place.url, usualMarketLimits);
    databases = [await open(), await open()];
    const [writing, reading] = databases;
    await publishRelease(place.folder, 'one', writing);
    here = await openMarket(place.folder);
    there = await openMarket(place.folder, { database: reading ?? null });
  });
  afterAll(async () => {
    await here?.close();
    await there?.close();
    await databases?.[0]?.close();
    await place.remove();
  });

  test.each(Object.keys(questions))('S2.083 answer the same about %s', async (name) => {
    const ask = questions[name];
    if (!here || !there || !ask) throw new Error('nothing to ask');
    for (const language of ['zh_CN', 'en'] as const) {
      const answer = plain(await ask({ market: here, language }, insightsHere));
      expect(plain(await ask({ market: there, language }, insightsThere))).toEqual(answer);
      // Digits of figures, so that two empty answers are not taken for the same ones.
      expect(JSON.stringify(answer).match(/\d/g)?.length ?? 0).toBeGreaterThan(50);
    }
  });
});
