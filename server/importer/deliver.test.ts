import { cp, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type DeliveryKind, readRelease } from '../market/index.ts';
import { deliveryFile } from '../market/releases/delivery-rows.ts';
import { publishRelease } from '../market/releases/publish-release.ts';
import { releaseFolder } from '../market/releases/release.ts';
import { randomNumbers } from '../market/testing/small-market.ts';
import { openWorkFolder } from './delivery/work-folder.ts';
import { type Kit, makeKit } from './import-test-kit.ts';
import type { Mapping } from './mapping/mapping.ts';

let kit: Kit;
let one: string;
/** The market folder that deliveries begin with: a release, published. */
let made: Kit;
beforeAll(async () => {
  made = await makeKit();
  one = (await made.bring(begun)).report.release ?? '';
  await publishRelease(made.marketFolder, one);
});
afterAll(() => made.remove());
beforeEach(async () => {
  kit = await makeKit();
});
afterEach(() => kit.remove());

const head = 'month,brand,model,city,fuelType,volume';
const begun = `${head}
2024-01,A,X,石家庄,ICE,10
2024-01,A,X,广州,ICE,20
2024-01,B,Y,广州,BEV,30
2024-02,A,X,石家庄,ICE,11
2024-02,B,Y,广州,BEV,31
`;

const deliver = (kind: DeliveryKind, onto: string | null, rows: string, mapping: Mapping = {}) =>
  kit.bring(`${rows}\n`, mapping, { kind, onto, name: 'delivery.csv', by: 'Lin Wei' });

const figures = `SELECT CONCAT(month // 12, '-', month % 12 + 1), m.name_en, c.name_en, volume FROM sales
  JOIN sub_model AS m USING (sub_model_id) JOIN city AS c USING (city_id) ORDER BY ALL`;

describe('a delivery', () => {
  beforeEach(() => cp(made.marketFolder, kit.marketFolder, { recursive: true }));

  test('adds figures, and all the rest stands, members and numbers too', async () => {
    const numbers = 'SELECT sub_model_id, key FROM sub_model WHERE sub_model_id < 3 ORDER BY 1';
    const before = await kit.ask(one, numbers);
    const { report } = await deliver('add', one, `${head}\n2024-03,A,X,石家庄,ICE,12\n2024-03,C,Z,上海,PHEV,5`);
    expect(report).toMatchObject({ outcome: 'sealed', kind: 'add', onto: one, by: 'Lin Wei' });
    expect(report.comparison).toEqual({ release: one, inserted: 2, updated: 0, unchanged: 0, missing: 0 });
    expect(await kit.ask(report.release, figures)).toEqual([
      ...(await kit.ask(one, figures)),
      '2024-3 A X Shijiazhuang 12',
      '2024-3 C Z Shanghai 5',
    ]);
    expect(await kit.ask(report.release, numbers)).toEqual(before);
    expect(await kit.ask(report.release, 'SELECT SUM(volume) FROM sales_national')).toEqual(['119']);
  });

  test('that adds what is there already is refused by row, with what the release has', async () => {
    const { report, codes } = await deliver('add', one, `${head}\n2024-03,A,X,石家庄,ICE,12\n2024-01,A,X,广州,ICE,21`);
    expect(codes).toEqual(['3 exists']);
    expect(report).toMatchObject({ outcome: 'refused', release: null, notAgreed: { exists: 1 } });
    expect(report.problems[0]?.sentence.en).toContain('has 20 for this month, source, sub-model and city');
    expect(report.months).toMatchObject([
      { month: '2024-01', inserted: 0, refused: 1 },
      { month: '2024-03', inserted: 1, refused: 0 },
    ]);
  });

  test('corrects figures: those that differ change, new ones are inserted and counted', async () => {
    const rows = `${head}\n2024-01,A,X,广州,ICE,25\n2024-01,B,Y,广州,BEV,30\n2024-02,A,X,广州,ICE,1`;
    const { report } = await deliver('correct', one, rows);
    expect(report.months).toEqual([
      { month: '2024-01', inserted: 0, corrected: 1, withdrawn: 0, unchanged: 1, refused: 0 },
      { month: '2024-02', inserted: 1, corrected: 0, withdrawn: 0, unchanged: 0, refused: 0 },
    ]);
    expect(await kit.ask(report.release, figures)).toEqual([
      '2024-1 A X Guangzhou 25',
      '2024-1 A X Shijiazhuang 10',
      '2024-1 B Y Guangzhou 30',
      '2024-2 A X Guangzhou 1',
      '2024-2 A X Shijiazhuang 11',
      '2024-2 B Y Guangzhou 31',
    ]);
  });

  test('replaces what its sources and months had, and nothing else', async () => {
    const { report } = await deliver('replace', one, `${head}\n2024-01,A,X,石家庄,ICE,10\n2024-01,A,X,上海,ICE,7`);
    expect(report.comparison).toEqual({ release: one, inserted: 1, updated: 0, unchanged: 1, missing: 2 });
    expect(await kit.ask(report.release, figures)).toEqual([
      '2024-1 A X Shanghai 7',
      '2024-1 A X Shijiazhuang 10',
      '2024-2 A X Shijiazhuang 11',
      '2024-2 B Y Guangzhou 31',
    ]);
    const retail = { constants: { dataSource: 'DATASOURCE_ZD_LINGSHOU' as const } };
    const other = await deliver('replace', one, `${head}\n2024-01,A,X,石家庄,ICE,9`, retail);
    expect(other.report.comparison).toMatchObject({ inserted: 1, missing: 0 });
  });

  test('withdraws the keys it names, without needing their figures, and with them members nothing speaks of', async () => {
    const rows = 'month,brand,model,city,fuelType\n2024-01,B,Y,广州,BEV\n2024-02,B,Y,广州,BEV';
    const { report } = await deliver('withdraw', one, rows);
    expect(report.months.map(({ withdrawn }) => withdrawn)).toEqual([1, 1]);
    expect(await kit.ask(report.release, figures)).toEqual([
      '2024-1 A X Guangzhou 20',
      '2024-1 A X Shijiazhuang 10',
      '2024-2 A X Shijiazhuang 11',
    ]);
    expect(await kit.ask(report.release, 'SELECT key FROM brand')).toEqual(['a']);
    const absent = await deliver('withdraw', report.release, rows);
    expect(absent.codes).toEqual(['2 absent', '3 absent']);
    expect(absent.report.outcome).toBe('refused');
  });

  test('that says nothing new makes no release', async () => {
    const { report } = await deliver('correct', one, begun.trim());
    expect(report).toMatchObject({ outcome: 'unchanged', release: null });
    expect(await readdir(join(kit.marketFolder, 'releases'))).toEqual([one]);
  });

  test('takes what stands for granted, learns what was unknown, and is refused where it contradicts', async () => {
    const segment = `${head},segment,origin\n2024-03,A,X,广州,ICE,1`;
    const { report } = await deliver('add', one, `${segment},SUV_A,german`);
    expect(await kit.ask(report.release, 'SELECT segment FROM sub_model ORDER BY key')).toEqual(['SUV_A', 'unknown']);
    expect(await kit.ask(report.release, 'SELECT origin FROM brand ORDER BY key')).toEqual(['german', 'unknown']);
    const silent = await deliver('add', report.release, `${head}\n2024-04,A,X,广州,ICE,1`);
    expect(await kit.ask(silent.report.release, 'SELECT segment FROM sub_model ORDER BY key')).toEqual([
      'SUV_A',
      'unknown',
    ]);
    const other = await deliver('add', report.release, `${segment.replace('2024-03', '2024-04')},SUV_B,german`);
    expect(other.codes).toEqual(['2 conflict']);
    expect(other.report.problems[0]?.sentence.en).toContain('the release it is made onto says "SUV_A"');
  });

  test('carries who, what and from where, after those of the release it is made onto', async () => {
    const { report } = await deliver('correct', one, `${head}\n2024-01,A,X,广州,ICE,25`);
    const { deliveries = [], onto } = (await readRelease(kit.marketFolder, report.release ?? '')) ?? {};
    expect(onto).toBe(one);
    expect(deliveries.map(({ id, kind, by }) => [id, kind, by])).toEqual([
      [one, 'whole', null],
      [report.release, 'correct', 'Lin Wei'],
    ]);
    expect(deliveries[1]).toMatchObject({
      files: [{ name: 'delivery.csv', bytes: 65, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      mapping: { name: 'mapping.json', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
      counts: { inserted: 0, corrected: 1, withdrawn: 0, unchanged: 0, refused: 0 },
      onto: one,
    });
    const rowsOf = (id: string) => {
      const folder = releaseFolder(kit.marketFolder, report.release ?? '');
      return kit.ask(
        one,
        `SELECT sub_model, city, before, after, file_row FROM '${deliveryFile(folder, id)}' ORDER BY 5`,
      );
    };
    expect(await rowsOf(report.release ?? '')).toEqual([expect.stringMatching(/^a\.x\.rest\.ice \S+ 20 25 2$/)]);
    expect(await rowsOf(one)).toHaveLength(5);
  });

  test('with totals needs whole months, and withdrawing needs something to withdraw from', async () => {
    const total = { where: [{ column: 'model', in: ['all'] }], fuelType: 'OTHER', name: { zh_CN: '其余', en: 'Rest' } };
    await expect(deliver('correct', one, begun, { total })).rejects.toThrow('needs whole months');
    await expect(deliver('withdraw', null, begun)).rejects.toThrow('no release to withdraw');
    await expect(deliver('add', 'nowhere', begun)).rejects.toThrow('Release nowhere does not exist');
  });

  test('is refused while another one is made, and leaves nothing then', async () => {
    const other = await openWorkFolder(kit.marketFolder, '20000101-000000000', { release: 'other', alone: true });
    const rows = `${head}\n2024-03,A,X,广州,ICE,1`;
    const before = await readdir(join(kit.marketFolder, 'imports'));
    await expect(deliver('add', one, rows)).rejects.toThrow(/Another delivery is being made .*20000101-000000000/);
    expect(await readdir(join(kit.marketFolder, 'imports'))).toEqual(before);
    expect((await kit.bring(`${rows}\n`, {}, { kind: 'add', onto: one, dryRun: true })).report.outcome).toBe('dry-run');
    await other.end(false);
    expect((await deliver('add', one, rows)).report.outcome).toBe('sealed');
  });
});

test('deliveries of every kind, one onto the other, come to what plain lists come to', async () => {
  const random = randomNumbers(11);
  const some = (count: number) => Math.floor(random() * count);
  const market = new Map<string, number>();
  const keyOf = () =>
    `2024-${String(1 + some(6)).padStart(2, '0')},${'ABC'[some(3)]},${'XYZ'[some(3)]},${['石家庄', '广州', '上海'][some(3)]},ICE`;
  let onto: string | null = null;
  for (let round = 0; round < 14; round++) {
    const kind = (['add', 'correct', 'replace', 'withdraw'] as const)[round === 0 ? 0 : some(4)] ?? 'add';
    const known = [...market.keys()];
    const keys = new Set(
      Array.from({ length: 12 }, () => (kind === 'withdraw' ? known[some(known.length)] : keyOf()) ?? ''),
    );
    if (kind === 'add') for (const key of known) keys.delete(key);
    if (keys.size === 0) continue;
    const rows = [...keys].map((key) => [key, some(90)] as const);
    const months = new Set(rows.map(([key]) => key.slice(0, 7)));
    if (kind === 'replace') for (const key of known) if (months.has(key.slice(0, 7))) market.delete(key);
    for (const [key, volume] of rows) kind === 'withdraw' ? market.delete(key) : market.set(key, volume);
    const { report } = await deliver(kind, onto, `${head}\n${rows.map((row) => row.join(',')).join('\n')}`);
    if (report.outcome === 'unchanged') continue;
    expect(report.outcome).toBe('sealed');
    onto = report.release;
    const found = await kit.ask(
      onto,
      `SELECT CONCAT(month // 12, '-', LPAD(CAST(month % 12 + 1 AS VARCHAR), 2, '0'), ',', b.name_en, ',',
        RIGHT(m.name_en, 1), ',', REPLACE(c.name_zh, '市', ''), ',', fuel_type, ' ', volume)
       FROM sales JOIN sub_model USING (sub_model_id) JOIN model AS m USING (model_id) JOIN brand AS b USING (brand_id)
       JOIN city AS c USING (city_id)`,
    );
    expect(found.sort()).toEqual([...market].map(([key, volume]) => `${key} ${volume}`).sort());
  }
  const text = await readFile(join(releaseFolder(kit.marketFolder, onto ?? ''), 'release.json'), 'utf8');
  expect(JSON.parse(text).deliveries.length).toBeGreaterThan(8);
});
