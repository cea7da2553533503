import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { decideName } from '../members/names.ts';
import { type DeclaredKit, declaredKit } from './declared-test-kit.ts';

let kit: DeclaredKit;
beforeAll(async () => {
  kit = await declaredKit();
});
afterAll(() => kit.remove());

const head = 'month,brand,subModel,trim,msrp,tp,volume\n';
const ofPrice = 'SELECT month, t.key, msrp, tp, volume FROM price JOIN trim AS t USING (trim_id) ORDER BY 1, 2';

describe('prices from a file', () => {
  test('take the place of those that are published, and all else stays', async () => {
    const { report } = await kit.bring(
      'price',
      `${head.replace('trim', 'city,trim')}2024-05,The brand 0,The sub 0,1101,trim-0,"129,800",11.98万,30\n2024年5月,名-brand-0,名-sub-0,,Long Range,159800,149800.4,0\n`,
    );
    expect(report).toMatchObject({
      outcome: 'sealed',
      coverage: { first: '2024-05', last: '2024-05' },
      counts: { rows: 2, accepted: 2, refused: 0 },
      added: { trim: 1 },
      comparison: { release: 'base', inserted: 1, updated: 1 },
    });
    const month = 2024 * 12 + 4;
    expect(await kit.ask(report.release, ofPrice)).toEqual([
      `${month} sub-0.long-range 159800 149800 0`,
      `${month} trim-0 129800 119800 30`,
    ]);
    const name = await kit.ask(report.release, "SELECT name_zh, name_en FROM trim WHERE key = 'sub-0.long-range'");
    expect(name).toEqual(['名-sub-0 Long Range The sub 0 Long Range']);
    const count = 'SELECT COUNT(*), SUM(volume) FROM sales';
    expect(await kit.ask(report.release, count)).toEqual(await kit.ask('base', count));
  });

  test('are understood in GBK under foreign names, with units, by a mapping', async () => {
    const content =
      '月,车,配置名,指导价(万元),成交价(万元),备注\n2024-05,名-sub-0,配置0,12.98,11.98,a\n2024-05,名-sub-0,配置1,13,12,b\n';
    const { report } = await kit.bring('price', iconv.encode(content, 'gbk'), {
      columns: { month: '月', subModel: '车', trim: '配置名', msrp: '指导价(万元)', tp: '成交价(万元)' },
      numbers: [{ columns: ['指导价(万元)', '成交价(万元)'], unit: '万元' }],
      constants: { volume: '5' },
      where: [{ column: '备注', in: ['a'] }],
    });
    expect(report).toMatchObject({ understood: { encoding: 'gb18030' }, counts: { rows: 2, skipped: 1, accepted: 1 } });
    expect(await kit.ask(report.release, ofPrice)).toEqual([`${2024 * 12 + 4} trim-0 129800 119800 5`]);
  });

  test('names that somebody decided stand for members of every dataset', async () => {
    await decideName(kit.marketFolder, { field: 'subModel', name: 'Alpha', standsFor: 'The sub 0', by: 'test' });
    const { report } = await kit.bring('price', `${head}2024-05,,Alpha,trim-0,9,8,7\n`);
    expect(await kit.ask(report.release, ofPrice)).toEqual([`${2024 * 12 + 4} trim-0 9 8 7`]);
  });

  test('counts of one key are added up where the mapping says so, and amounts never', async () => {
    const rows = 'month,city,points,dcPoints,cars\n2024-05,1101,20,2,100\n2024-05,1101,4,1,50\n';
    expect((await kit.bring('charging', rows, {}, { dryRun: true })).codes).toEqual(['2 repeated', '3 repeated']);
    const { report } = await kit.bring('charging', rows, { onRepeat: 'sum' });
    const sums = 'SELECT month, points, dc_points, cars FROM charging';
    expect(await kit.ask(report.release, sums)).toEqual([`${2024 * 12 + 4} 24 3 150`]);
    await expect(kit.bring('price', head, { onRepeat: 'sum' })).rejects.toMatchObject({
      id: 'importer.mapping-faulty',
    });
  });

  test('a member that the market does not know is refused with the nearest names', async () => {
    const rows = [
      '2024-05,,The sub O,trim-0,1,1,1',
      '2024-05,The brand 9,The sub 0,trim-0,1,1,1',
      '2024-05,,,nothing,1,1,1',
      '2024-05,The brand 0,,trim-0,1,1,1',
    ];
    const { report, codes, refused } = await kit.bring('price', `${head}${rows.join('\n')}\n`, {}, { dryRun: true });
    expect(codes).toEqual(['2 unknown-member', '3 unknown-member', '4 missing']);
    expect(refused).toContain('no Sub-model ""The sub O""; closest matches: The sub 0');
    expect(report.counts).toMatchObject({ accepted: 1, refusedRows: 3 });
    expect(report.notAgreed).toEqual({ 'unknown-member': 2, missing: 1 });
  });

  test('what cannot be a price is refused, and nothing is made of the file', async () => {
    const before = await readdir(join(kit.marketFolder, 'releases'));
    const rows = [
      '2024-13,,sub-0,trim-0,1,1,1',
      '2024-05,,sub-0,trim-0,0,1,1',
      '2024-05,,sub-0,trim-0,-5,1,1',
      '2024-05,,sub-0,trim-0,1-2,1,1',
      '2024-05,,sub-0,trim-0,,1,1',
      '2024-05,,sub-0,trim-0,1,1,1.5',
      '2024-05,,sub-0,trim-0,1,1,1,1',
    ];
    const { report, codes, stands } = await kit.bring('price', `${head}${rows.join('\n')}\n`);
    expect(codes).toEqual(['2 month', '3 negative', '4 negative', '5 range', '6 missing', '7 fraction', '8 ragged']);
    expect(report).toMatchObject({ outcome: 'refused', release: null });
    expect(stands).toBe(false);
    expect(await readdir(join(kit.marketFolder, 'releases'))).toEqual(before);
  });

  test('a row that stands twice is kept once; with other figures neither is', async () => {
    const row = '2024-05,,sub-0,trim-0,100000,90000,1';
    const rows = [row, row, '2024-05,,sub-1,Fresh,2,1,1', '2024-05,,sub-1,Fresh,3,1,1'];
    const { report, codes } = await kit.bring(
      'price',
      `${head}${rows.join('\n')}\n`,
      {},
      { accept: { repeated: 2, duplicate: 1 } },
    );
    expect(codes).toEqual(['3 duplicate', '4 repeated', '5 repeated']);
    expect(report).toMatchObject({ outcome: 'sealed', counts: { accepted: 1, duplicate: 1, refused: 2 } });
    // A member that only refused rows speak of is not added.
    expect(await kit.ask(report.release, "SELECT COUNT(*) FROM trim WHERE name_en LIKE '%Fresh'")).toEqual(['0']);
  });

  test('are of a city, a province or the whole country; what holds another is refused with the rows', async () => {
    const rows = [
      '2024-05,sub-0,trim-0,,,100000,90000,50',
      '2024-05,sub-0,trim-0,广州,,100000,88000,9',
      '2024-05,sub-0,trim-1,,广东,120000,99000,20',
      '2024-05,sub-0,trim-1,深圳,,120000,98000,7',
      '2024-05,sub-0,trim-1,广州市,,120000,97000,6',
      '2024-05,sub-1,trim-2,,,200000,180000,5',
      '2024-05,sub-2,trim-3,,广东省,300000,280000,4',
    ];
    const content = `month,subModel,trim,city,province,msrp,tp,volume\n${rows.join('\n')}\n`;
    const { report, codes, refused } = await kit.bring('price', content, {}, { accept: { overlapping: 2 } });
    expect(codes).toEqual(['2 overlapping', '4 overlapping']);
    expect(refused).toContain('The place of this row holds those of rows 5, 6,');
    expect(report).toMatchObject({ outcome: 'sealed', counts: { accepted: 5, refused: 2 } });
    const placed = `SELECT t.key, c.key, msrp FROM price JOIN trim AS t USING (trim_id) JOIN city AS c USING (city_id)
      ORDER BY 1, 2`;
    expect(await kit.ask(report.release, placed)).toEqual([
      'trim-0 4401 100000',
      'trim-1 4401 120000',
      'trim-1 4403 120000',
      'trim-2 0000 200000',
      'trim-3 4400 300000',
    ]);
  });

  test('say the model year of a trim: it is learned once, and another one is refused', async () => {
    const rows = [
      '2024-05,sub-1,trim-2,2024款,1,1,1',
      '2024-06,sub-1,trim-2,,1,1,1',
      '2024-05,sub-0,trim-0,2024,1,1,1',
      '2024-05,sub-0,Fresh,MY2025,1,1,1',
      '2024-05,sub-0,trim-1,1024,1,1,1',
      '2024-05,sub-0,Plain,,1,1,1',
      '2024-06,sub-0,Plain,2023,1,1,1',
    ];
    const content = `month,subModel,trim,modelYear,msrp,tp,volume\n${rows.join('\n')}\n`;
    const accept = { conflict: 1, 'unknown-value': 1 };
    const { report, codes, refused } = await kit.bring('price', content, {}, { accept });
    expect(codes).toEqual(['4 conflict', '6 unknown-value']);
    expect(refused).toContain('Model year is ""2024"" where ""2023"" was said before');
    const years = 'SELECT key, model_year FROM trim WHERE trim_id IN (SELECT trim_id FROM price) ORDER BY 1';
    expect(await kit.ask(report.release, years)).toEqual(['sub-0.fresh 2025', 'sub-0.plain 2023', 'trim-2 2024']);
    expect(await kit.ask('base', "SELECT model_year FROM trim WHERE key = 'trim-2'")).toEqual(['unknown']);
  });

  describe('with a column per month', () => {
    const list = [
      'subModel,trim,volume,2024-04 指导价,2024-05 指导价,2024-04 成交价,2024-05 成交价',
      'sub-0,trim-0,5,129800,12.78万,119800,117800',
      'sub-0,trim-1,6,-,139800,,138800',
      'sub-9,trim-1,6,1,1,1,1',
      'sub-1,trim-2,7,150000,x,140000,1',
    ];
    const monthColumns = {
      msrp: { pattern: '^(\\d{4}-\\d{2}) 指导价$' },
      tp: { pattern: '^(\\d{4}-\\d{2}) 成交价$' },
    };

    test('of each figure a row is a price of every month in which one stands', async () => {
      const accept = { number: 1, 'unknown-member': 1 };
      const { report, codes } = await kit.bring('price', `${list.join('\n')}\n`, { monthColumns }, { accept });
      expect(codes).toEqual(['4 unknown-member', '5 number']);
      expect(report.problems[1]).toMatchObject({ field: '2024-05 指导价', value: 'x' });
      expect(report).toMatchObject({ outcome: 'sealed', unread: [], counts: { rows: 4, accepted: 4 } });
      const april = 2024 * 12 + 3;
      expect(await kit.ask(report.release, ofPrice)).toEqual([
        `${april} trim-0 129800 119800 5`,
        `${april} trim-2 150000 140000 7`,
        `${april + 1} trim-0 127800 117800 5`,
        `${april + 1} trim-1 139800 138800 6`,
      ]);
    });

    test('of the one figure that nothing else says the mapping need not name it', async () => {
      const rows = 'subModel,trim,tp,volume,2024-04,2024年5月\nsub-0,trim-0,90000,1,100000,99000\n';
      const { report } = await kit.bring('price', rows, { monthColumns: true }, { dryRun: true });
      expect(report).toMatchObject({ counts: { accepted: 2 }, coverage: { first: '2024-04', last: '2024-05' } });
      await expect(kit.bring('price', rows.replace('tp', 'x'), { monthColumns: true })).rejects.toMatchObject({
        id: 'importer.month-figure-unspecified',
        message: expect.stringContaining('msrp, tp'),
      });
      await expect(
        kit.bring('configuration', 'modelYear,trim,item,state\n', { monthColumns: true }),
      ).rejects.toMatchObject({ id: 'importer.mapping-faulty' });
    });
  });

  test('a file that does not say what is needed is refused as a whole, and unread columns are named', async () => {
    await expect(kit.bring('price', 'month,trim,tp\n2024-05,trim-0,1\n')).rejects.toMatchObject({
      id: 'importer.field-not-specified',
      message: expect.stringContaining('msrp, volume'),
    });
    await expect(kit.bring('price', `${head}`, { colums: {} })).rejects.toMatchObject({
      id: 'importer.mapping-faulty',
    });
    const { report } = await kit.bring('price', 'month,trim,msrp,tp,volume,sub-model\n2024-05,trim-0,2,1,1,x\n');
    expect(report.unread).toEqual([{ column: 'sub-model', nearest: 'subModel' }]);
  });

  test('without a published release there is nothing to stand on', async () => {
    const marketFolder = join(kit.folder, 'empty');
    await expect(kit.bring('price', head, {}, { marketFolder })).rejects.toMatchObject({
      id: 'importer.nothing-published',
    });
  });
});
