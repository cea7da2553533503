import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { publishRelease } from '../releases/publish-release.ts';
import { readRelease, releaseFile } from '../releases/release.ts';
import { sealSteady, steady, usual } from '../testing/gate-market.ts';
import { priceGate } from './price/rules.ts';
import type { FoundRow } from './rule.ts';
import { gateRules } from './rules.ts';
import { runRules } from './run-rules.ts';
import { salesGate } from './sales/rules.ts';
import { settingsFile } from './settings.ts';
import { usualRules } from './usual-rules.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-gate-test-'));
  await sealSteady(folder, 'base', { last: steady.last - 1 });
  await publishRelease(folder, 'base');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const { first, last } = steady;
const times = (factor: number, where: string) =>
  `UPDATE sales SET volume = CAST(volume * ${factor} AS INTEGER) WHERE ${where}`;
const newest = `month = ${last}`;
/** Sub-models 0 to 3 are brand 0, and so on; two of them are a model. */
const ofBrand = (brand: number) => `sub_model_id // 4 = ${brand}`;
const ofModel = (model: number) => `sub_model_id // 2 = ${model}`;
const named = (en: string) => ({ zh_CN: expect.any(String), en }) as unknown as FoundRow['name'];

/** A fault that was put into a delivery, the rule that must see it, and the row that it must name first. */
type Planted = [rule: string, state: 'red' | 'yellow', faults: string[], row: Partial<FoundRow>];

const planted: Planted[] = [
  [
    'sales.described-otherwise',
    'yellow',
    [
      "UPDATE sub_model SET segment = 'B' WHERE sub_model_id = 5",
      `INSERT INTO member_history VALUES ('sub_model', 5, 'segment', 0, 'A', '', ''),
        ('sub_model', 5, 'segment', ${last - 3}, 'B', '', '')`,
      "UPDATE brand SET luxury_type = 'luxury' WHERE brand_id = 1",
    ],
    { month: last - 3, name: named('The sub 5 (segment: A → B)') },
  ],
  [
    'sales.sources-part',
    'yellow',
    [times(3, `${newest} AND source = 1 AND ${ofBrand(0)}`)],
    {
      month: last,
      source: 1,
      other: 3,
      name: named('The brand 0'),
    },
  ],
  [
    'sales.constant',
    'yellow',
    [`UPDATE sales SET volume = 77 WHERE sub_model_id = 5 AND source = 3 AND month > ${last - 4}`],
    {
      month: last,
      source: 3,
      name: named('The brand 1 / The sub 5'),
      before: 308,
      after: 308,
    },
  ],
  [
    'sales.total-jump',
    'red',
    [times(5, `${newest} AND source = 3`)],
    {
      month: last,
      source: 3,
      name: named('All brands'),
    },
  ],
  [
    'sales.brand-jump',
    'yellow',
    [times(5, `month = ${last - 1} AND source = 3 AND ${ofBrand(2)}`)],
    {
      month: last - 1,
      source: 3,
      name: named('The brand 2'),
    },
  ],
  [
    'sales.model-silent',
    'yellow',
    [`DELETE FROM sales WHERE ${newest} AND source = 1 AND ${ofModel(1)}`],
    {
      month: last,
      source: 1,
      name: named('The brand 0 / The model 1'),
      after: null,
    },
  ],
  [
    'sales.month-missing',
    'red',
    [`DELETE FROM sales WHERE month = ${first + 3} AND source = 3`],
    {
      month: first + 3,
      source: 3,
      after: null,
    },
  ],
  [
    'sales.total-restated',
    'red',
    [times(1.2, `month = ${first + 2} AND source = 1`)],
    {
      month: first + 2,
      source: 1,
      name: named('All brands'),
    },
  ],
  [
    'sales.brand-restated',
    'yellow',
    [times(1.2, `month = ${first + 2} AND source = 1 AND ${ofBrand(1)}`)],
    {
      month: first + 2,
      source: 1,
      name: named('The brand 1'),
    },
  ],
  [
    'sales.model-vanished',
    'red',
    [`DELETE FROM sales WHERE ${ofModel(5)}`],
    {
      month: last - 1,
      name: named('The brand 2 / The model 5'),
      after: null,
    },
  ],
  [
    'sales.model-appeared',
    'yellow',
    ["UPDATE model SET key = 'model-3-new' WHERE model_id = 3"],
    {
      month: first,
      name: named('The brand 1 / The model 3'),
      before: null,
    },
  ],
  [
    'sales.share-moved',
    'yellow',
    [times(1.5, `${newest} AND source = 3 AND ${ofBrand(2)}`)],
    {
      month: last,
      source: 3,
      name: named('The brand 2'),
    },
  ],
  [
    'sales.list-shrunk',
    'red',
    [`DELETE FROM sales WHERE ${newest} AND source = 1 AND city_id = 3`],
    {
      month: last,
      source: 1,
      name: named('cities'),
      before: 4,
      after: 3,
    },
  ],
  [
    'price.above-msrp',
    'yellow',
    [`UPDATE price SET tp = 150000 WHERE ${newest} AND trim_id = 1`],
    {
      month: last,
      name: named('The brand 0 / The trim 1'),
      before: 120_000,
      after: 150_000,
    },
  ],
  [
    'price.below-msrp',
    'yellow',
    [`UPDATE price SET tp = 50000 WHERE ${newest} AND trim_id = 1`],
    {
      month: last,
      name: named('The brand 0 / The trim 1'),
      before: 120_000,
      after: 50_000,
    },
  ],
  [
    'price.msrp-low',
    'red',
    [`UPDATE price SET msrp = 12, tp = 11 WHERE ${newest} AND trim_id = 1`],
    {
      month: last,
      name: named('The brand 0 / The trim 1'),
      before: 12,
      after: 11,
    },
  ],
  [
    'price.msrp-high',
    'yellow',
    [`UPDATE price SET msrp = msrp * 100 WHERE ${newest} AND trim_id = 1`],
    {
      month: last,
      name: named('The brand 0 / The trim 1'),
      before: 12_000_000,
    },
  ],
  [
    'price.jump',
    'yellow',
    [`UPDATE price SET tp = tp // 2 WHERE month = ${last - 1} AND trim_id = 4`],
    {
      month: last,
      name: named('The brand 1 / The trim 4'),
    },
  ],
  [
    'price.month-missing',
    'red',
    [`DELETE FROM price WHERE month = ${first + 5}`],
    {
      month: first + 5,
      name: null,
      before: 6,
      after: null,
    },
  ],
  [
    'price.trim-vanished',
    'red',
    ['DELETE FROM price WHERE trim_id = 4'],
    {
      month: last - 1,
      name: named('The brand 1 / The trim 4'),
      after: null,
    },
  ],
  [
    'price.msrp-restated',
    'yellow',
    [`UPDATE price SET msrp = 110000 WHERE month = ${first} AND trim_id = 0`],
    {
      month: first,
      name: named('The brand 0 / The trim 0'),
      before: 100_000,
      after: 110_000,
    },
  ],
  [
    'price.list-shrunk',
    'red',
    [`DELETE FROM price WHERE ${newest} AND trim_id = 0`],
    {
      month: last,
      name: named('trims'),
      before: 6,
      after: 5,
    },
  ],
];

const ownRules = new Set([...salesGate, ...priceGate, ...usual.flatMap(usualRules)].map(({ key }) => key));

/** Faults in the other datasets, all put into one delivery: no rule of a dataset sees those of another. */
const plantedInUsual = usual.flatMap(({ key, facts: { table, every, uneven } }): Planted[] => {
  const [early, late] = every === 'year' ? [first, last - (last % 12)] : [first + 5, last];
  const missing: Planted = [
    `${key}.month-missing`,
    'red',
    [`DELETE FROM ${table} WHERE month = ${early}`],
    { month: early, name: null, before: 2, after: null },
  ];
  const shrunk: Planted = [
    `${key}.list-shrunk`,
    'red',
    [`DELETE FROM ${table} WHERE rowid = (SELECT MIN(rowid) FROM ${table} WHERE month = ${late})`],
    { month: late, name: null, before: 2, after: 1 },
  ];
  return uneven ? [missing] : [missing, shrunk];
});

/** A delivery for a fault of sales and one of price: no rule of a dataset sees those of another. */
function deliveryOf(rule: string): { id: string; faults: string[] } {
  const [key] = rule.split('.');
  const faultsOf = (dataset: string) => planted.filter(([other]) => other.startsWith(`${dataset}.`));
  const place = faultsOf(key ?? '').findIndex(([other]) => other === rule);
  const together = ['sales', 'price'].flatMap((dataset) => faultsOf(dataset).slice(place, place + 1));
  return { id: `planted-${place}`, faults: together.flatMap(([, , faults]) => faults) };
}

/** What a rule finds. The others are off, as an operator may set them: asking each of them of each market takes minutes. */
async function outcomeOf(id: string, rule: string) {
  const off = gateRules.filter(({ key }) => key !== rule).map(({ key }) => [key, { severity: 'off' }]);
  await writeFile(settingsFile(folder), JSON.stringify(Object.fromEntries(off)));
  const { outcomes } = await runRules(folder, id);
  await rm(settingsFile(folder));
  return outcomes.find(({ set }) => set.rule.key === rule);
}

describe('what the rules find', () => {
  test('nothing in a healthy month that is added', async () => {
    await sealSteady(folder, 'step');
    const { outcomes, against } = await runRules(folder, 'step');
    expect(against).toBe('base');
    expect(outcomes.map(({ set, state, rows }) => [set.rule.key, state, rows])).toEqual(
      gateRules.map(({ key }) => [key, 'green', []]),
    );
  });

  test.each(planted)('%s is %s for the fault, and names it first', async (rule, state, _faults, row) => {
    const { id, faults } = deliveryOf(rule);
    if ((await readRelease(folder, id)) === null) await sealSteady(folder, id, { alone: true, faults });
    const outcome = await outcomeOf(id, rule);
    expect(outcome).toMatchObject({ state });
    expect(outcome?.rows[0]).toMatchObject(row);
  });

  test('of a dataset without rules of its own, a month that is gone and a newest month that is half as full', async () => {
    await sealSteady(folder, 'usual', { faults: plantedInUsual.flatMap(([, , faults]) => faults) });
    const { outcomes } = await runRules(folder, 'usual');
    const red = outcomes.filter(({ set, state }) => state !== 'green' && ownRules.has(set.rule.key));
    expect(red.map(({ set, state, rows }) => [set.rule.key, state, rows])).toEqual(
      plantedInUsual.map(([rule, state, , row]) => [rule, state, [expect.objectContaining(row)]]),
    );
  });

  test('sales.totals-differ is red where the sums of a sealed release were changed', async () => {
    await sealSteady(folder, 'changed', { alone: true });
    const instance = await DuckDBInstance.create(releaseFile(folder, 'changed'));
    const connection = await instance.connect();
    const at = `month = ${last} AND source = 3 AND sub_model_id = 7`;
    await connection.run(`UPDATE sales_national SET volume = volume + 5 WHERE ${at}`);
    connection.closeSync();
    instance.closeSync();
    const outcome = await outcomeOf('changed', 'sales.totals-differ');
    expect(outcome).toMatchObject({ state: 'red', found: 1 });
    const [row] = outcome?.rows ?? [];
    expect(row).toMatchObject({ month: last, source: 3, name: named('The sub 7') });
    expect((row?.before ?? 0) - (row?.after ?? 0)).toBe(5);
  });

  test('every rule that is not of every dataset has its planted fault here', () => {
    expect([...[...planted, ...plantedInUsual].map(([rule]) => rule), 'sales.totals-differ'].sort()).toEqual(
      [...ownRules].sort(),
    );
  });

  test('months that were preliminary may be restated', async () => {
    await sealSteady(folder, 'restated', { alone: true, faults: [times(1.2, `month = ${last - 1}`)] });
    for (const rule of ['sales.total-restated', 'sales.brand-restated'])
      expect(await outcomeOf('restated', rule)).toMatchObject({ state: 'green' });
  });

  test('of many rows the largest ten are shown, the largest first, and all are counted', async () => {
    const faults = [`DELETE FROM sales WHERE month < ${first + 12} AND source = 3`];
    await sealSteady(folder, 'gone', { alone: true, faults });
    const outcome = await outcomeOf('gone', 'sales.month-missing');
    expect(outcome).toMatchObject({ state: 'red', found: 12 });
    const figures = (outcome?.rows ?? []).map(({ before }) => before ?? 0);
    expect(figures).toHaveLength(10);
    expect(figures).toEqual([...figures].sort((figure, other) => other - figure));
  });

  test('months that were preliminary of one source may be restated of that one alone', async () => {
    const preliminaryFrom = { DATASOURCE_ZD_LINGSHOU: '2025-05' } as const;
    await sealSteady(folder, 'by-source', { alone: true, last: last - 1, preliminaryFrom });
    await publishRelease(folder, 'by-source');
    await sealSteady(folder, 'one-restated', { alone: true, faults: [times(1.2, `month = ${last - 1}`)] });
    const { state, found, rows } = (await outcomeOf('one-restated', 'sales.total-restated')) ?? {};
    expect([state, found, rows?.map(({ source }) => source)]).toEqual(['red', 1, [1]]);
  });
});
