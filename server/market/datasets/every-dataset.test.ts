import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CallName, type CallRule, calls } from '@portal/contract';
import { datasetKeys, schemas } from '@portal/contract/schemas';
import { postgresMissing } from '../../testing/postgres.ts';
import { expectCatalogue, expectFigures } from '../testing/dataset-kit.ts';
import { faultsIn } from '../testing/declaration-faults.ts';
import { duckdbEngine, duckdbWith, type Engine, postgresEngine, postgresWith } from '../testing/engines.ts';
import { bikeTables, rawBikes } from '../testing/invented/bike-facts.ts';
import { bikes } from '../testing/invented/bikes.ts';
import type { RawDataset } from '../testing/reference/raw.ts';
import { historyInserts, historyRaw } from '../testing/small-history.ts';
import { smallFacts } from '../testing/small-market.ts';
import { otherInserts, rawOthers } from '../testing/small-others.ts';
import { smallPrices } from '../testing/small-prices.ts';
import {
  combinedFacts,
  combinedInserts,
  deliveredFacts,
  rawCombined,
  rawDelivered,
  smallRaw,
} from '../testing/small-raw.ts';
import { period } from './fact-dimensions.ts';
import { type Dataset, datasets, productsOfDataset, sales } from './index.ts';
import type { Indicator } from './indicator.ts';

const facts = smallFacts();
const priced = { prices: smallPrices(), launches: [], others: [...otherInserts, ...historyInserts] };
const together = { prices: [], launches: [], others: combinedInserts };
const engines: ('DuckDB' | 'PostgreSQL')[] = postgresMissing() ? ['DuckDB'] : ['DuckDB', 'PostgreSQL'];

/** How many questions are asked where there is much to ask and time suffices; MARKET_QUESTIONS=2000 asks that many. */
const usual = Number(process.env.MARKET_QUESTIONS ?? 150);
const time = process.env.MARKET_QUESTIONS ? Number.POSITIVE_INFINITY : undefined;

/**
 * Every dataset there is, and one that only this test knows, with how many questions are asked: what holds for these
 * holds for a new one. Segments, the making of brands and owners change in the midst of their months.
 */
const every: [rows: string, raw: RawDataset, questions: number][] = [
  ['S3.040 S3.041 sales:', historyRaw(smallRaw.sales), usual],
  ['S3.025 price:', historyRaw(smallRaw.price), usual],
  ...Object.values(rawOthers).map((raw): [string, RawDataset, number] => [
    `${raw.dataset.key}:`,
    historyRaw(raw),
    // What has many figures is asked as often as the sales: each dimension is to be met.
    Math.ceil(usual * (Object.keys(raw.dataset.indicators).length >= 12 ? 1 : 0.6)),
  ]),
  ['bikes:', rawBikes, usual],
];

describe.each(engines)('%s', (name) => {
  const running: Engine[] = [];
  let market: Engine;
  let invented: Engine;
  let gaps: Engine;
  let combined: Engine;
  beforeAll(async () => {
    const [open, openWith] = name === 'DuckDB' ? [duckdbEngine, duckdbWith] : [postgresEngine, postgresWith];
    const opened = async (engine: Promise<Engine | null>): Promise<Engine> => {
      const ready = await engine;
      if (!ready) throw new Error(`${name} did not open`);
      running.push(ready);
      return ready;
    };
    market = await opened(open(facts, priced));
    invented = await opened(openWith(bikeTables, [bikes]));
    gaps = await opened(open(deliveredFacts()));
    combined = await opened(open(combinedFacts(), together));
  });
  afterAll(async () => {
    for (const engine of running) await engine.stop();
  });
  const releaseOf = ({ dataset }: RawDataset) => (dataset === bikes ? invented : market).release;

  test.each(every)(
    '%s every figure of random questions is what the facts add up to, in the order asked',
    async (_rows, raw, questions) => {
      await expectFigures(raw, releaseOf(raw), questions, time);
    },
  );

  test('S3.040 S3.041 sales: every figure of a market of which months were not delivered', async () => {
    await expectFigures(rawDelivered, gaps.release, usual, time);
  });

  test('S3.040 S3.041 sales: every figure of a market of which months are published together', async () => {
    await expectFigures(rawCombined, combined.release, usual, time);
  });

  test.each(every)('%s the catalogue says what is declared', (_rows, raw) => {
    expectCatalogue(raw, releaseOf(raw));
  });
});

describe('the datasets', () => {
  test('each is tested here, and answers under its key', () => {
    expect(every.map(([, { dataset }]) => dataset.key)).toEqual([...datasetKeys, 'bikes']);
    expect(Object.entries(datasets).map(([key, dataset]) => [key, dataset.key])).toEqual(
      datasetKeys.map((key) => [key, key]),
    );
  });

  test.each(every)('%s its declaration holds together', (_rows, { dataset }) => {
    expect(faultsIn(dataset)).toEqual([]);
  });

  test('a declaration that does not hold together is seen', () => {
    const { facts, indicators, dimensions } = bikes;
    const { sold, share } = indicators as Required<Record<'sold' | 'share', Indicator>>;
    const spoiled: [Partial<Dataset>, string][] = [
      [{ facts: { ...facts, counted: 'lost' } }, 'nothing is counted by lost'],
      [{ facts: { ...facts, source: 'source' } }, 'sources do not fit'],
      [{ facts: { ...facts, rollups: [{ table: 'all', without: ['shops'] }] } }, 'sums of a dataset with means'],
      [{ indicators: { ...indicators, sold: { ...sold, kind: 'additive', column: 'x' } } }, 'sold: no column x'],
      [
        { indicators: { ...indicators, share: { ...share, kind: 'share', of: 'paid' } } },
        'share: cannot be made of paid',
      ],
      [{ dimensions: { period } }, 'shop is not offered'],
      [{ dimensions: { ...dimensions, tier: sales.dimensions.tier } }, 'tier is in no chain'],
    ];
    for (const [change, fault] of spoiled) expect(faultsIn({ ...bikes, ...change })).toContain(fault);
  });

  test('a figure is named with one capital letter, beside those of abbreviations', () => {
    const names = Object.values(datasets).flatMap(({ indicators }) =>
      Object.values(indicators).map(({ name }) => name.en),
    );
    expect(names.filter((name) => /\s\(?[A-Z][a-z]/.test(name.replaceAll(/\b(?:YoY|MoM)\b/g, '')))).toEqual([]);
  });

  test('each is opened by its own products, in every call that names it', () => {
    const asking = Object.entries(schemas).filter(
      ([, { payload }]) => 'properties' in payload && 'dataset' in payload.properties,
    );
    const names = [
      'keepAnnotation',
      'listRemarks',
      'marketCatalogue',
      'marketChanges',
      'marketFile',
      'marketFiles',
      'marketForecast',
      'marketMembers',
      'marketQuery',
    ];
    const ruleOf = (name: string): CallRule => calls[name as CallName];
    // Whoever brings figures and speaks of them to readers does so for all datasets, by the role.
    const bringing = ['addBulletin', 'lookAtDelivery', 'makeDelivery', 'readBulletinChoices', 'saveDeliveryMapping'];
    const byRole = asking.filter(([name]) => ruleOf(name).access === 'role:admin,data-operator');
    expect(byRole.map(([name]) => name).sort()).toEqual([...bringing, 'tryDelivery']);
    const others = asking.filter((entry) => !byRole.includes(entry));
    expect(others.map(([name]) => name).sort()).toEqual(names);
    for (const [name] of others) expect(ruleOf(name).access).toBe('dataset');
    expect(productsOfDataset('bikes', { sales, bikes: { ...bikes, products: ['cycling'] } })).toEqual(['cycling']);
  });

  test('what is no dataset has no products and is refused', () => {
    for (const key of [undefined, null, '', 'toString', 'Sales', ['sales'], { sales: 1 }]) {
      expect(() => productsOfDataset(key)).toThrow('Name the dataset to ask');
    }
  });
});

const missing = postgresMissing();
if (missing) test.skip(`the same statements on PostgreSQL: ${missing}`, () => undefined);
