import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import { readRelease } from '../../market/index.ts';
import { usualFileLimits } from '../../settings/settings-files.ts';
import { type DeclaredKit, declaredKit } from '../declared/declared-test-kit.ts';
import { importParc } from './import-parc.ts';
import { readCurves } from './read-curves.ts';

const head = 'curve,fuels,age,share\n';
const parcHead = 'year,brand,model,subModel,fuelType,province,age,registered,inUse,curve\n';
const of = 'brand-0,model-0,sub-0,BEV';
const curve = (...rows: string[]) => `${head}${rows.join('\n')}\n`;
const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** The curves of a file with this text. */
async function read(text: string | Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'curves-'));
  folders.push(folder);
  const file = join(folder, 'curves.csv');
  await writeFile(file, text);
  return readCurves(file, usualFileLimits);
}

const sentenceOf = (text: string): Promise<string> =>
  read(text).then(
    () => '',
    (error) => {
      if (error instanceof Refusal) return error.sentence.en;
      throw error;
    },
  );

describe('a file of survival curves', () => {
  test('is read with its fuels, as parts of one or in per cent', async () => {
    const text = curve('Ours (2026 sample),BEV;PHEV,0,1', 'Ours (2026 sample),BEV;PHEV,1,98.5%', 'Rest,,0,0.9');
    expect(await read(text)).toEqual([
      { name: 'Ours (2026 sample)', english: 'Ours (2026 sample)', fuels: ['BEV', 'PHEV'], shares: [1, 0.985] },
      { name: 'Rest', english: 'Rest', fuels: [], shares: [0.9] },
    ]);
    expect(await read('存活曲线,车龄,存活率\n自有,0,100%\n')).toMatchObject([{ name: '自有', shares: [1] }]);
  });

  test('is read in the encoding of a spreadsheet, with fuels by their names', async () => {
    const text = '存活曲线;燃料类型;车龄;存活率\n自有;纯电、插混;0;100%\n';
    expect(await read(iconv.encode(text, 'gbk'))).toMatchObject([{ name: '自有', fuels: ['BEV', 'PHEV'] }]);
  });

  test.each([
    ['an age beyond a hundred years', curve('A,,0,1', 'A,,101,0'), /^Row 3: the age “101” .* beyond 100 years/],
    ['a share above one', curve('A,,0,1.2'), /^Row 2: the survival “1.2” .* between 0 and 1/],
    ['a share that is no number', curve('A,,0,most'), /^Row 2: the survival “most”/],
    ['survival that rises with age', curve('A,,0,0.9', 'A,,1,0.95'), /^Row 3: .* survival does not rise with age/],
    ['an age left out', curve('A,,0,1', 'A,,2,0.9'), /^Row 3: the curve “A” has no age 1/],
    ['an age given twice', curve('A,,0,1', 'A,,0,0.9'), /^Row 3: the curve “A” has the age 0 in row 2/],
    ['a curve without a name', curve(',,0,1'), /^Row 2: the curve has no name/],
    ['a file without a column', 'curve,age\nA,0\n', /columns missing: share/],
    ['a fuel that is none', curve('A,BEV;EV,0,1'), /^Row 2: there is no fuel type “EV”: write ICE, HEV/],
    ['a fuel on two curves', curve('A,BEV,0,1', 'B,BEV;ICE,0,1'), /^Row 3: the fuel BEV has the curve “A”/],
    ['a second curve for all others', curve('A,,0,1', 'B,,0,1'), /^Row 3: the curves “A” and “B” both name no fuel/],
    ['a curve whose rows name other fuels', curve('A,BEV,0,1', 'A,,1,1'), /^Row 3: .* has other fuels than in row 2/],
    ['a quote that is not closed', curve('"A,,0,1'), /quote or delimiter in the wrong place/],
  ])('%s is refused in a sentence with its row', async (_what, text, sentence) => {
    expect(await sentenceOf(text)).toMatch(sentence);
  });
});

describe('cars in use by curves of an operator', () => {
  let kit: DeclaredKit;
  beforeAll(async () => {
    kit = await declaredKit();
  });
  afterAll(() => kit.remove());

  const bring = async (text: string, onto?: string | null) => {
    const file = join(kit.folder, 'curves.csv');
    await writeFile(file, text);
    return importParc({ marketFolder: kit.marketFolder, file, onto });
  };
  const half = curve('Half each year (test),,0,1', 'Half each year (test),,1,0.5', 'Half each year (test),,2,0.25');

  test('are retail of each whole year times its survival, and name the curve that made them', async () => {
    const { report } = await bring(half);
    expect({ outcome: report.outcome, refused: report.counts.refused }).toEqual({ outcome: 'sealed', refused: 0 });
    const [whole] = await kit.ask(
      report.release,
      `SELECT (SELECT SUM(in_use) FROM parc WHERE month = 2023 * 12) - (
        SELECT SUM(ROUND(cars * POW(0.5, 2023 - year))) FROM (SELECT month // 12 AS year, sub_model_id, province_id,
          SUM(volume) AS cars FROM sales JOIN city USING (city_id)
          WHERE source = 3 AND month // 12 BETWEEN 2022 AND 2023 GROUP BY ALL))`,
    );
    expect(Number(whole)).toBe(0);
    // Retail goes from February 2021 to April 2024.
    expect(await kit.ask(report.release, 'SELECT DISTINCT month // 12 FROM parc ORDER BY 1')).toEqual(['2022', '2023']);
    expect(await kit.ask(report.release, 'SELECT name_zh FROM survival_curve')).toEqual(['Half each year (test)']);
  });

  test('keep the registrations of what is gone, so that a longer curve brings back what a short one took', async () => {
    const counted = await kit.bring('parc', `${parcHead}2021,${of},北京,4,100,90,\n`);
    const long = half + Array.from({ length: 9 }, (_, age) => `Half each year (test),,${age + 3},0.2\n`).join('');
    const first = await bring(long, counted.report.release);
    const short = await bring(curve('One year (test),,0,1'), first.report.release);
    const again = await bring(long, short.report.release);
    const cohortsOf = (release: string | null) =>
      kit.ask(release, 'SELECT month, age_years, SUM(registered), SUM(in_use) FROM parc GROUP BY ALL ORDER BY ALL');
    expect(await cohortsOf(first.report.release)).toContain(`${2023 * 12} 6 100 20`);
    expect(await cohortsOf(short.report.release)).toContain(`${2023 * 12} 6 100 0`);
    expect(await cohortsOf(again.report.release)).toEqual(await cohortsOf(first.report.release));
  });

  test('are made of the release that is named, and the trail names the file of the curves', async () => {
    const counted = await kit.bring('parc', `${parcHead}2021,${of},北京,4,100,90,\n`);
    const { report } = await bring(half, counted.report.release);
    expect({ file: report.file, onto: report.onto }).toEqual({ file: 'curves.csv', onto: counted.report.release });
    const release = await readRelease(kit.marketFolder, report.release ?? '');
    expect(release?.deliveries?.at(-1)?.files).toMatchObject([{ name: 'curves.csv' }]);
  });

  test('are refused where a fuel has no curve, and nothing is left behind', async () => {
    await expect(bring(curve('A,BEV,0,1'))).rejects.toThrow(Refusal);
  });
});

describe('files of the after-market', () => {
  let kit: DeclaredKit;
  beforeAll(async () => {
    kit = await declaredKit();
  });
  afterAll(() => kit.remove());

  test('cars in use: more than were registered, and an age that no car has, are refused by row', async () => {
    const rows = [`2024,${of},北京,3,100,90,A`, `2024,${of},北京,4,100,101,A`, `2024,${of},北京,101,100,1,A`];
    const { codes, refused } = await kit.bring('parc', `${parcHead}${rows.join('\n')}\n`);
    expect(codes.map((code) => code.split(' ')[0])).toEqual(['3', '4']);
    expect(refused).toContain('survival cannot be above 100%');
    expect(refused).toContain('no car is in use beyond 100 years');
  });

  test('cars in use without a curve stand as counted', async () => {
    const { report } = await kit.bring('parc', `${parcHead}2024,${of},北京,3,100,90,\n`);
    expect(report.outcome).toBe('sealed');
    expect(
      await kit.ask(
        report.release,
        'SELECT v.key, in_use, age_years FROM parc JOIN survival_curve AS v USING (survival_curve_id)',
      ),
    ).toEqual(['counted 90 3']);
  });

  test('prices in ten thousands of yuan and parts for nothing are refused', async () => {
    const used = await kit.bring(
      'residualValue',
      `month,brand,model,subModel,fuelType,age,usedPrice,newPrice,cars\n2024-05,${of},3,12.8,16.8,5\n`,
    );
    expect(used.refused).toContain('is to be turned into yuan');
    const serviceHead = 'year,brand,model,subModel,fuelType,trim,maintenance,partsPrice,msrp,volume\n';
    const service = await kit.bring(
      'serviceCost',
      `${serviceHead}2024,${of},New trim,5000,0,200000,10\n2024,${of},Other trim,5000,90,20,10\n`,
    );
    expect(service.codes.map((code) => code.split(' ')[0])).toEqual(['2', '3']);
    expect(service.refused).toContain('The MSRP is 20 yuan');
    const counted = await kit.bring('serviceCost', `${serviceHead}2024,${of},New trim,5000,600000,200000,\n`);
    expect(await kit.ask(counted.report.release, 'SELECT volume FROM service_cost')).toEqual(['1']);
  });

  test('a residual value above twice the price when new, and parts that cost less than the car, are refused', async () => {
    const used = await kit.bring(
      'residualValue',
      `month,brand,model,subModel,fuelType,age,usedPrice,newPrice,cars\n2024-05,${of},3,900000,200000,5\n`,
    );
    expect(used.refused).toContain('450% of the MSRP');
    const service = await kit.bring(
      'serviceCost',
      `year,brand,model,subModel,fuelType,trim,maintenance,repairs,partsPrice,msrp,volume\n2024,${of},New trim,5000,3000,90000,200000,10\n`,
    );
    expect(service.refused).toContain('45% of the MSRP');
  });
});
