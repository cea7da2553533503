import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { datasets } from '../market/index.ts';
import { publishRelease } from '../market/releases/publish-release.ts';
import { openMarket } from '../market/service.ts';
import { importDataset } from './declared/import-dataset.ts';
import { type Kit, makeKit } from './import-test-kit.ts';

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));
const mappingFile = path('../../examples/open-ev-charts-mapping.json');
const specsMapping = path('../../examples/ev-specs-mapping.json');
const realFile = path('../../../shared/data/cn_bev_by_model_long_2018_2026.csv');

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

const shares = `
  SELECT CONCAT(month // 12, '-', month % 12 + 1) AS period, SUM(volume) FILTER (fuel_type = 'BEV'), SUM(volume),
    ROUND(100.0 * SUM(volume) FILTER (fuel_type = 'BEV') / SUM(volume), 1)
  FROM sales_national JOIN sub_model USING (sub_model_id) GROUP BY month ORDER BY month`;

/** What the published market answers, as an analysis page asks it. */
async function shareOfElectric(month: string): Promise<{ volume: number; share: number }> {
  const market = await openMarket(kit.marketFolder);
  try {
    const answer = await market.query(
      {
        dataset: 'sales',
        dataSources: ['DATASOURCE_CLH_SALES'],
        dateType: 'monthly',
        from: month,
        to: month,
        by: ['fuelType'],
        indicators: ['volume', 'share'],
      },
      'en',
    );
    const values = answer.rows.find(({ keys }) => keys.fuelType === 'BEV')?.values;
    return { volume: values?.volume ?? 0, share: Number((values?.share ?? 0).toFixed(3)) };
  } finally {
    await market.close();
  }
}

/** What the published release says otherwise than the one before it: of which cars, and by how many. */
async function changesOf(): Promise<string[]> {
  const market = await openMarket(kit.marketFolder);
  try {
    const { changes } = await market.changes({ dataset: 'sales' }, 'en');
    return (changes?.rows ?? []).map(({ kind, month, members, before, after }) => {
      const name = members.map((member) => member.name).join(' ');
      return `${kind} ${month} ${name} ${(after ?? 0) - (before ?? 0)}`;
    });
  } finally {
    await market.close();
  }
}

describe('electric cars by model beside the total of all cars', () => {
  test('a hand-made file of that shape: the rest of the market becomes one sub-model, so that shares are right', async () => {
    const { report } = await importDataset(datasets.sales, {
      marketFolder: kit.marketFolder,
      file: path('../../examples/open-ev-charts-sample.csv'),
      mapping: mappingFile,
    });
    expect(report).toMatchObject({
      outcome: 'sealed',
      counts: { rows: 8, accepted: 7, skipped: 1, totals: 2, refused: 0 },
    });
    expect(await kit.ask(report.release, shares)).toEqual(['2027-1 300 1000 30', '2027-2 450 1000 45']);
    expect(await kit.ask(report.release, "SELECT name_zh, fuel_type FROM sub_model WHERE fuel_type = 'OTHER'")).toEqual(
      ['其他动力（未细分） OTHER'],
    );
    // What the total has more is no maker, no brand and no car: it is told apart from those that nobody named.
    for (const table of ['manufacturer', 'brand', 'model', 'sub_model']) {
      const own = await kit.ask(report.release, `SELECT key FROM ${table} WHERE name_zh = '其他动力（未细分）'`);
      expect(own).toEqual([expect.stringMatching(/^~remainder~/)]);
    }
    expect(await kit.ask(report.release, 'SELECT DISTINCT source FROM sales')).toEqual(['2']);

    await publishRelease(kit.marketFolder, report.release ?? '');
    expect(await shareOfElectric('2027-02')).toEqual({ volume: 450, share: 0.45 });
  });

  test('month by month as deliveries it comes to the same; the specifications by variant come beside it', async () => {
    const { marketFolder } = kit;
    const [head = '', ...lines] = (await readFile(path('../../examples/open-ev-charts-sample.csv'), 'utf8'))
      .trim()
      .split('\n');
    let onto: string | null = null;
    for (const month of ['2027-01', '2027-02']) {
      const file = join(kit.folder, `${month}.csv`);
      await writeFile(file, [head, ...lines.filter((line) => line.includes(`,${month},`))].join('\n'));
      const { report } = await importDataset(datasets.sales, {
        marketFolder,
        file,
        mapping: mappingFile,
        kind: 'add',
        onto,
      });
      expect(report).toMatchObject({ outcome: 'sealed', counts: { refused: 0, totals: 1 } });
      onto = report.release;
      await publishRelease(marketFolder, onto ?? '');
    }
    expect(await kit.ask(onto, shares)).toEqual(['2027-1 300 1000 30', '2027-2 450 1000 45']);
    expect(await shareOfElectric('2027-02')).toEqual({ volume: 450, share: 0.45 });

    const specs = { marketFolder, file: path('../../examples/ev-specs-sample.json'), kind: 'add' as const, onto };
    const accept = { missing: 1, 'unknown-member': 1 };
    const { report } = await importDataset(datasets.configuration, { ...specs, accept, mapping: specsMapping });
    expect(report).toMatchObject({
      outcome: 'sealed',
      understood: { kind: 'json', records: 'data' },
      counts: { rows: 5, skipped: 1, accepted: 2, refused: 2 },
      dropped: { missing: 1, 'unknown-member': 1 },
    });
    const fitted = `SELECT t.name_en, i.name_en, v.name_en, month // 12 FROM configuration JOIN trim AS t USING (trim_id)
      JOIN equipment_value AS v USING (equipment_value_id) JOIN equipment_item AS i USING (equipment_item_id) ORDER BY 1`;
    const rows = await kit.ask(report.release, fitted);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatch(/^Alpha One Base Usable battery \(kWh\) .*63\.5 2027$/);
    expect(rows[1]).toMatch(/^Alpha One Long Range Usable battery \(kWh\) .*82 2027$/);
    expect(await kit.ask(report.release, shares)).toEqual(await kit.ask(onto, shares));
  });

  test('models that add up to more than the total are refused', async () => {
    const content = 'month,brand,model,kind,volume\n2027-01,A,X,part,7\n2027-01,,,all,5\n';
    const { codes, report } = await kit.bring(content, {
      where: [{ column: 'kind', in: ['part'] }],
      total: { where: [{ column: 'kind', in: ['all'] }], fuelType: 'OTHER', name: { zh_CN: '其余', en: 'Rest' } },
    });
    expect(codes).toEqual(['3 total-too-small']);
    expect(report.release).toBeNull();
  });

  (existsSync(realFile) ? test : test.skip)(
    'the public file gives the known shares of battery-electric cars, and names what a second one of it changes',
    async () => {
      const { report } = await importDataset(datasets.sales, {
        marketFolder: kit.marketFolder,
        file: realFile,
        mapping: mappingFile,
      });
      expect(report).toMatchObject({ outcome: 'sealed', counts: { rows: 1707, totals: 102, refused: 0 } });
      const months = await kit.ask(report.release, shares);
      expect(months).toHaveLength(102);
      expect(months).toContain('2024-12 754547 2601887 29');
      expect(months).toContain('2025-12 794915 2271186 35');
      expect(months).toContain('2026-6 685000 1593023 43');

      await publishRelease(kit.marketFolder, report.release ?? '');
      expect(await shareOfElectric('2024-12')).toEqual({ volume: 754_547, share: 0.29 });
      expect(await shareOfElectric('2025-12')).toEqual({ volume: 794_915, share: 0.35 });
      expect(await shareOfElectric('2026-06')).toEqual({ volume: 685_000, share: 0.43 });

      // Its last month once more: one model sold 7 more, one is new, and what no model accounts for is less by as much.
      const [head = '', ...lines] = (await readFile(realFile, 'utf8')).trim().split('\n');
      const month = lines.filter((line) => line.includes(',2026-06,ElectricCarsByModel,'));
      const changed = month.find((line) => !/,other,/.test(line)) ?? '';
      const cells = changed.split(',');
      const more = cells.map((cell, at) => (at === 5 ? String(Number(cell) + 7) : cell));
      const fresh = cells.map((cell, at) => (at === 4 ? 'Model of a test' : at === 5 ? '5' : cell));
      const total = lines.filter((line) => line.includes(',2026-06,AllCarsTotal,'));
      const delivered = [...total, ...month.map((line) => (line === changed ? more.join(',') : line)), fresh.join(',')];
      const file = join(kit.folder, 'again.csv');
      await writeFile(file, `${[head, ...delivered].join('\n')}\n`);
      const options = { marketFolder: kit.marketFolder, file, mapping: mappingFile, kind: 'replace' as const };
      const { report: second } = await importDataset(datasets.sales, { ...options, onto: report.release });
      expect(second).toMatchObject({
        outcome: 'sealed',
        counts: { refused: 0 },
        comparison: { inserted: 1, updated: 2, missing: 0 },
      });
      expect(second.comparison.unchanged).toBe(month.length - 1);
      await publishRelease(kit.marketFolder, second.release ?? '');
      const named = (await changesOf()).sort();
      expect(named).toEqual([
        expect.stringMatching(/^added 2026-06 .*Model of a test.* 5$/),
        expect.stringMatching(/^corrected 2026-06 .* -12$/),
        expect.stringMatching(new RegExp(`^corrected 2026-06 .*${cells[4]}.* 7$`)),
      ]);
    },
  );
});
