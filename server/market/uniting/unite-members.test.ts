import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { allDatasets, checkRelease, readRelease } from '../index.ts';
import { withReleases } from '../releases/attach.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { sealSteady, steady } from '../testing/gate-market.ts';
import { type UniteOrder, uniteMembers } from './unite-members.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-unite-'));
  await sealSteady(folder, 'two', { faults: planted });
  await publishRelease(folder, 'two');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const months = `range(${steady.first}, ${steady.last + 1}) AS m(month)`;
const sold = (source: number, sub: number, level: number) =>
  `INSERT INTO sales SELECT month, ${source}, ${sub}, 0, ${level} + month % 5 FROM ${months}`;

/** 比亚迪 of one source and BYD of another: both have a Seal, one of them a Han as well. */
const planted = [
  `INSERT INTO brand VALUES (30, '比亚迪', '比亚迪', '比亚迪', 'mainstream', 'chinese'),
    (31, 'byd', 'BYD', 'BYD', 'unknown', 'chinese')`,
  `INSERT INTO model VALUES (30, '比亚迪.seal', '比亚迪 海豹', 'Seal', 30), (31, '比亚迪.汉', '汉', '汉', 30),
    (32, 'byd.seal', 'BYD Seal', 'BYD Seal', 31)`,
  `INSERT INTO sub_model VALUES (30, 'm.比亚迪.seal.bev', '海豹', 'Seal', 30, 0, 'BEV', 'unknown', 'domestic'),
    (31, 'm.比亚迪.seal.phev', '海豹 PHEV', 'Seal PHEV', 30, 0, 'PHEV', 'B', 'domestic'),
    (32, 'm.比亚迪.汉.bev', '汉', '汉', 31, 0, 'BEV', 'C', 'domestic'),
    (33, 'm.byd.seal.bev', 'BYD Seal', 'BYD Seal', 32, 0, 'BEV', 'B', 'domestic')`,
  `INSERT INTO member_history VALUES ('brand', 30, 'luxury_type', 0, 'luxury', '', ''),
    ('brand', 30, 'luxury_type', 24300, 'mainstream', '', '')`,
  `INSERT INTO trim VALUES (30, 't30', 'T', 'T', 30, '2024')`,
  `INSERT INTO price VALUES (${steady.last}, 30, 0, 200000, 190000, 5)`,
  `INSERT INTO launch VALUES ('l30', '海豹', 'Seal', 30, 30, 0, 'B', 'BEV', '2024-03-15', 'on sale', 200000, 210000, NULL)`,
  sold(1, 30, 100),
  sold(1, 31, 60),
  sold(1, 32, 40),
  sold(3, 33, 90),
];

const order = (change: Partial<UniteOrder> = {}): UniteOrder => ({
  field: 'brand',
  from: '比亚迪',
  into: 'BYD',
  by: 'Lin Wei',
  onto: 'two',
  note: '',
  ...change,
});

const ask = (id: string, sql: string): Promise<string[]> =>
  withReleases(folder, { fresh: id }, async (connection) => {
    await connection.run('USE fresh');
    return (await connection.runAndReadAll(sql)).getRowsJson().map((row) => row.join(' '));
  });

/** What every dataset counts, by month and source: how many rows, and the sum of each figure. */
async function totals(id: string): Promise<string[]> {
  const each = allDatasets.map(({ key, facts }) => {
    const by = ['month', facts.source ?? '0'].join(', ');
    const sums = facts.figures.map((figure) => `SUM(${figure})`).join(', ');
    return `SELECT '${key}', ${by}, CONCAT_WS(' ', COUNT(*), ${sums}) FROM ${facts.table} GROUP BY ALL`;
  });
  return ask(id, `${each.join(' UNION ALL ')} ORDER BY ALL`);
}

const ofBrands = `SELECT b.key, f.source, SUM(volume) FROM sales AS f JOIN sub_model USING (sub_model_id)
  JOIN model USING (model_id) JOIN brand AS b USING (brand_id) WHERE brand_id >= 30 GROUP BY ALL ORDER BY ALL`;

describe('two members that become one', () => {
  let id: string;
  beforeAll(async () => {
    id = (await uniteMembers(folder, order())).release;
  });

  test('every figure of every dataset stays, and stands under the one that stays', async () => {
    const before = await totals('two');
    expect(before.length).toBeGreaterThan(500);
    expect(await totals(id)).toEqual(before);
    const [first, second, other] = await ask('two', ofBrands);
    expect([first, second, other]).toEqual([
      expect.stringMatching(/^byd 3 /),
      expect.stringMatching(/^比亚迪 1 /),
      undefined,
    ]);
    expect(await ask(id, ofBrands)).toEqual([second?.replace('比亚迪', 'byd'), first]);
    const whole = 'SELECT SUM(volume) FROM sales_national';
    expect(await ask(id, whole)).toEqual(await ask('two', whole));
  });

  test('what has one name below them is one as well; the rest belongs to the one that stays', async () => {
    const cars = `SELECT s.key, m.key, b.key, s.segment FROM sub_model AS s JOIN model AS m USING (model_id)
      JOIN brand AS b USING (brand_id) WHERE brand_id >= 30 ORDER BY 1`;
    expect(await ask(id, cars)).toEqual([
      'm.byd.seal.bev byd.seal byd B',
      'm.比亚迪.seal.phev byd.seal byd B',
      'm.比亚迪.汉.bev 比亚迪.汉 byd C',
    ]);
    expect(await ask(id, 'SELECT sub_model_id FROM trim WHERE trim_id = 30')).toEqual(['33']);
    expect(await ask(id, 'SELECT sub_model_id, brand_id FROM launch')).toEqual(['33 31']);
  });

  test('takes over what was not known of it: its name in the other language, and a code with its history', async () => {
    const brand = `SELECT key, name_zh, name_en, luxury_type FROM brand WHERE brand_id >= 30`;
    expect(await ask(id, brand)).toEqual(['byd 比亚迪 BYD mainstream']);
    expect(await ask(id, "SELECT * FROM member_history WHERE member_table = 'brand'")).toEqual([
      'brand 31 luxury_type 0 luxury  ',
      'brand 31 luxury_type 24300 mainstream  ',
    ]);
    expect(await ask(id, `SELECT name_zh, name_en FROM model WHERE key = 'byd.seal'`)).toEqual([
      '比亚迪 海豹 BYD Seal',
    ]);
  });

  test('is a delivery of each dataset that it concerns, with what it did', async () => {
    const { deliveries = [], changed } = (await readRelease(folder, id)) ?? {};
    const moved = steady.last - steady.first + 1;
    expect(deliveries.map(({ dataset }) => dataset)).toEqual(expect.arrayContaining(['sales', 'price']));
    expect(deliveries.find(({ dataset }) => dataset === 'sales')).toMatchObject({
      id,
      kind: 'unite',
      by: 'Lin Wei',
      onto: 'two',
      united: { field: 'brand', from: { en: '比亚迪' }, into: { en: 'BYD' }, narrower: { model: 1, sub_model: 1 } },
      counts: { inserted: moved, withdrawn: moved, corrected: 0 },
    });
    expect(changed?.sales).toMatchObject({ inserted: moved, withdrawn: moved, corrected: 0 });
    expect(changed?.price).toMatchObject({ inserted: 0, withdrawn: 0 });
  });

  test('the gate lets it pass: nobody has vanished', async () => {
    const { outcomes } = await checkRelease(folder, id);
    const red = outcomes.filter(({ state }) => state === 'red').map(({ set }) => set.rule.key);
    expect(red).toEqual([]);
  });

  test('and then with a third: all that it was known by leads to the one that stays, and nobody is left behind', async () => {
    const next = await uniteMembers(folder, order({ field: 'model', from: '汉', into: 'The model 0', onto: id }));
    expect(next.united.narrower).toEqual({});
    const left = await uniteMembers(
      folder,
      order({ field: 'model', from: 'byd.seal', into: 'model-0', onto: next.release }),
    );
    expect(await ask(left.release, `SELECT member_table, member_id, key FROM member_united ORDER BY 1, 2, 3`)).toEqual([
      'model 0 byd.seal',
      'model 0 比亚迪.seal',
      'model 0 比亚迪.汉',
      'sub_model 33 m.比亚迪.seal.bev',
    ]);
    expect(await ask(left.release, 'SELECT COUNT(*) FROM brand WHERE brand_id >= 30')).toEqual(['0']);
    const whole = 'SELECT SUM(volume), COUNT(*) FROM sales';
    expect(await ask(left.release, whole)).toEqual(await ask('two', whole));
    expect(await ask(left.release, 'SELECT sub_model_id, brand_id FROM launch')).toEqual(['33 0']);
  });
});

describe('two members stay two', () => {
  test.each([
    [
      order({ from: 'The brand 1', into: '比亚迪', field: 'model' }),
      'In “Model” of release two nothing has the name or key “The brand 1”',
    ],
    [order({ from: 'byd', into: 'BYD' }), 'are one member already (byd)'],
    [order({ onto: 'none' }), 'Release none does not exist'],
    [
      order({ field: 'subModel', from: 'sub-1', into: 'sub-0' }),
      /figures for 240 of the same rows of "Sales".*the first: 2023-01 \/ .* \/ The sub 0 \/ The city 0\. Correct or withdraw/,
    ],
  ])('%j: %s', async (wish, words) => {
    const before = await readdir(join(folder, 'releases'));
    await expect(uniteMembers(folder, wish)).rejects.toThrow(words);
    expect(await readdir(join(folder, 'releases'))).toEqual(before);
  });
});
