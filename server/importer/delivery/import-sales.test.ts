import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import iconv from 'iconv-lite';
import { listReleases } from '../../market/releases/list-releases.ts';
import { publishRelease, rollbackRelease } from '../../market/releases/publish-release.ts';
import { type Kit, makeKit } from '../import-test-kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

const plainFile = 'month,brand,model,volume\n2024-01,A,X,10\n2024-01,A,Y,20\n';
const total = 'SELECT COUNT(*), SUM(volume) FROM sales';

describe('a file is understood', () => {
  const chinese = 'month,brand,model,city,volume\n2024-01,北辰,星野,石家庄,10\n2024-01,北辰,云帆,广州,20\n';
  test.each([
    ['UTF-8', Buffer.from(chinese), 'utf-8'],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${chinese}`), 'utf-8'],
    ['GBK', iconv.encode(chinese, 'gbk'), 'gb18030'],
    ['GB18030', iconv.encode(chinese.replace('星野', '𠮷野'), 'gb18030'), 'gb18030'],
    ['UTF-16 little endian', iconv.encode(chinese, 'utf-16le', { addBOM: true }), 'utf-16le'],
    ['UTF-16 big endian', iconv.encode(chinese, 'utf-16be', { addBOM: true }), 'utf-16be'],
    [
      'UTF-16 without a mark',
      iconv.encode(`note,${chinese.replaceAll('\n', '\nplain words,')}`.slice(0, -12), 'utf-16le'),
      'utf-16le',
    ],
  ])('in %s', async (_, content, encoding) => {
    const { report } = await kit.bring(content);
    expect(report).toMatchObject({ outcome: 'sealed', understood: { encoding }, counts: { accepted: 2, refused: 0 } });
    expect(await kit.ask(report.release, 'SELECT name_zh FROM brand')).toEqual(['北辰']);
    expect(await kit.ask(report.release, 'SELECT name_en FROM city ORDER BY key')).toEqual([
      'Shijiazhuang',
      'Guangzhou',
    ]);
  });

  test('GBK that begins after a hundred kilobytes of ASCII', async () => {
    const rows = Array.from({ length: 6000 }, (_, index) => `2024-01,A,M${index},1`).join('\n');
    const { report } = await kit.bring(iconv.encode(`month,brand,model,volume\n${rows}\n2024-01,A,星野,1\n`, 'gbk'));
    expect(report).toMatchObject({ understood: { encoding: 'gb18030' }, counts: { accepted: 6001 } });
    expect(await kit.ask(report.release, "SELECT name_zh FROM model WHERE name_zh LIKE '%星野'")).toEqual(['A 星野']);
  });

  test.each([
    [';', ';'],
    ['\t', 'tab'],
    ['|', '|'],
  ])('with %j between the fields', async (sign, delimiter) => {
    const { report } = await kit.bring(plainFile.replaceAll(',', sign));
    expect(report).toMatchObject({ understood: { delimiter }, counts: { accepted: 2 } });
  });

  test('with quotes, commas and line ends inside fields', async () => {
    const { report } = await kit.bring('month,brand,model,volume\r\n2024-01,"A, ""B""","X\r\nY","1,234"\r\n');
    expect(report.counts).toMatchObject({ rows: 1, accepted: 1 });
    expect(await kit.ask(report.release, total)).toEqual(['1 1234']);
  });

  test('with a column per month; empty cells are no rows, and are counted', async () => {
    const content = 'brand,model,2024-01,2024年2月,note\nA,X,265.0,,n\nA,Y,"1,234",7,n\n';
    const { report } = await kit.bring(content, { monthColumns: true });
    expect(report.counts).toMatchObject({ rows: 2, accepted: 3, empty: 1, refused: 0 });
    expect(
      await kit.ask(report.release, 'SELECT month % 12 + 1, SUM(volume) FROM sales GROUP BY 1 ORDER BY 1'),
    ).toEqual(['1 1499', '2 7']);
  });

  test('with values in words of either language, and foreign values by the mapping', async () => {
    const content =
      'month,brand,model,fuelType,dataSource,volume\n2024-01,A,X,纯电,终端零售量,1\n2024-01,A,Y,plug,wholesale,2\n';
    const { report } = await kit.bring(content, { values: { fuelType: { plug: 'PHEV' } } });
    expect(report.counts.refused).toBe(0);
    expect(
      await kit.ask(
        report.release,
        'SELECT fuel_type, source FROM sales JOIN sub_model USING (sub_model_id) ORDER BY 1',
      ),
    ).toEqual(['BEV 3', 'PHEV 1']);
  });

  test('with rows that the mapping leaves out, constants, and fields derived from others', async () => {
    const { report } = await kit.bring('month,brand,model,kind,volume\n2024-01,A,X,yes,1\n2024-01,A,Y,no,2\n', {
      where: [{ column: 'kind', in: ['yes'] }],
      constants: { fuelType: 'BEV' },
      derived: { origin: { from: 'brand', values: { A: 'german' } } },
      chineseNames: { brand: { A: '甲' } },
    });
    expect(report.counts).toMatchObject({ rows: 2, skipped: 1, accepted: 1 });
    expect(await kit.ask(report.release, 'SELECT name_zh, name_en, origin FROM brand')).toEqual(['甲 A german']);
  });
});

describe('a value is refused with its row, its field and the reason in both languages', () => {
  test.each([
    ['2024-13,A,X,1', 'month', 'month'],
    ['2024-01,A,X,-1', 'volume', 'negative'],
    ['2024-01,A,X,1.5', 'volume', 'fraction'],
    ['2024-01,A,X,many', 'volume', 'number'],
    ['2024-01,,,1', 'model', 'missing'],
    ['2024-01,A,X', '', 'ragged'],
    ['2024-01,A,X,1,2', '', 'ragged'],
  ])('%s', async (line, field, code) => {
    const { report, refused } = await kit.bring(`${plainFile}${line}\n`);
    expect(report).toMatchObject({ outcome: 'refused', release: null, counts: { refused: 1, refusedRows: 1 } });
    expect(report.problems).toMatchObject([{ row: 4, field, code }]);
    expect(report.problems[0]?.sentence.zh_CN).toMatch(/\p{Script=Han}/u);
    expect(report.problems[0]?.sentence.en).toMatch(/^[A-Z"]/);
    // The row stands in the file of refused rows as it was.
    expect(refused).toContain(`"${line}"`);
  });

  test('an unknown city, a name of two cities, an unknown fuel', async () => {
    const head = 'month,brand,model,city,fuelType,volume\n';
    const { codes, report } = await kit.bring(
      `${head}2024-01,A,X,石家庒,BEV,1\n2024-01,A,X,Suzhou,BEV,1\n2024-01,A,X,广州,steam,1\n`,
    );
    expect(codes).toEqual(['2 unknown-city', '3 ambiguous-city', '4 unknown-value']);
    expect(report.problems.map(({ field }) => field)).toEqual(['city', 'city', 'fuelType']);
    expect(report.problems[0]?.sentence.zh_CN).toContain('石家庄');
  });

  test('in a wide file a bad cell is refused, its neighbours stand', async () => {
    const { report } = await kit.bring(
      'brand,model,2024-01,2024-02\nA,X,bad,7\n',
      { monthColumns: true },
      { accept: { number: 1 } },
    );
    expect(report.problems).toMatchObject([{ row: 2, field: '2024-01', code: 'number' }]);
    expect(await kit.ask(report.release, total)).toEqual(['1 7']);
  });

  test('a row that contradicts an earlier one about the same car', async () => {
    const { codes } = await kit.bring('month,brand,model,segment,volume\n2024-01,A,X,A,1\n2024-02,A,X,B,2\n');
    expect(codes).toEqual(['3 conflict']);
  });

  test('bytes that cannot be decoded', async () => {
    const bytes = Buffer.concat([
      iconv.encode('month,brand,model,volume\n2024-01,甲', 'gbk'),
      Buffer.from([0xff, 0x2c]),
      Buffer.from('X,1\n'),
    ]);
    expect((await kit.bring(bytes)).codes).toEqual(['2 encoding']);
  });
});

describe('a brand that two manufacturers build', () => {
  const content = [
    'month,manufacturer,brand,model,originType,volume',
    '2024-01,North,A,X,domestic,10',
    '2024-01,South,A,X,domestic,20',
    '2024-01,,A,X,imported,5',
    '2024-01,South,A,Y,domestic,7',
  ].join('\n');

  test('is one brand with one model of each name, and a sub-model of each manufacturer', async () => {
    const { report } = await kit.bring(content);
    expect(report).toMatchObject({ outcome: 'sealed', counts: { accepted: 4, refused: 0, duplicate: 0, brands: 1 } });
    const listed = (sql: string) => kit.ask(report.release, sql);
    expect(await listed('SELECT key, name_en FROM brand')).toEqual(['a A']);
    expect(await listed('SELECT key FROM model ORDER BY 1')).toEqual(['a.x', 'a.y']);
    const cars = `SELECT s.key, '|', s.name_en, '|', m.name_en, '|', SUM(volume) FROM sales
      JOIN sub_model AS s USING (sub_model_id) JOIN manufacturer AS m USING (manufacturer_id) GROUP BY ALL ORDER BY 1`;
    expect(await listed(cars)).toEqual([
      'a.x.rest.other | A X (Unknown manufacturer) | Unknown manufacturer | 5',
      'north.a.x.rest.other | A X | North | 10',
      'south.a.x.rest.other | A X (South) | South | 20',
      'south.a.y.rest.other | A Y | South | 7',
    ]);
  });

  test('still says one thing of itself, and each manufacturer too', async () => {
    const head = 'month,manufacturer,manufacturerType,brand,luxuryType,model,volume';
    const { codes } = await kit.bring(
      `${head}\n2024-01,North,自主,A,豪华,X,1\n2024-01,South,合资,A,非豪华,X,2\n2024-02,North,合资,A,豪华,X,1\n`,
    );
    expect(codes).toEqual(['3 conflict', '4 conflict']);
  });

  test('what has no brand is told apart by its manufacturer', async () => {
    const { report } = await kit.bring('month,manufacturer,model,volume\n2024-01,North,X,1\n2024-01,South,X,2\n');
    expect(await kit.ask(report.release, 'SELECT key FROM brand')).toEqual(['unknown']);
    expect(await kit.ask(report.release, 'SELECT key FROM model ORDER BY 1')).toEqual([
      'north.unknown.x',
      'south.unknown.x',
    ]);
  });

  test('what nobody said and what was delivered as a bundle have their names in both languages', async () => {
    const { report } = await kit.bring(
      'month,manufacturer,brand,model,volume\n2024-01,未知,其他品牌,,1\n2024-01,North,A,Others,2\n2024-01,North,A,,3\n',
    );
    const named = (table: string) =>
      kit.ask(report.release, `SELECT key || '=' || name_zh || '=' || name_en FROM ${table} ORDER BY key`);
    expect(await named('manufacturer')).toEqual(['north=North=North', '未知=未知厂商=Unknown manufacturer']);
    expect(await named('brand')).toEqual(['a=A=A', '其他品牌=其他=Other']);
    expect(await named('model')).toEqual([
      'a.others=A 其他=A Other',
      'a.rest=A 未细分=A (not broken down)',
      '其他品牌.rest=其他=Other',
    ]);
  });
});

describe('repeats', () => {
  test('the same figure twice is kept once, counted and named as a duplicate, and has to be agreed to', async () => {
    const content = `${plainFile}2024-01,A,X,10\n`;
    const alone = await kit.bring(content);
    expect(alone.report).toMatchObject({ outcome: 'refused', release: null, notAgreed: { duplicate: 1 } });
    expect(alone.report.problems).toMatchObject([{ row: 4, field: 'volume', value: '10', code: 'duplicate' }]);
    expect(alone.report.problems[0]?.sentence.en).toContain('Row 2 already has');
    expect(alone.refused).toContain('"2024-01,A,X,10"');
    const { report } = await kit.bring(content, {}, { accept: { duplicate: 1 } });
    expect(report).toMatchObject({ outcome: 'sealed', counts: { accepted: 2, duplicate: 1, refused: 0 } });
    expect(await kit.ask(report.release, total)).toEqual(['2 30']);
  });

  test('different figures are both refused, each naming both rows', async () => {
    const { report, refused, codes } = await kit.bring(`${plainFile}2024-01,a,x,11\n`, {}, { accept: { repeated: 2 } });
    expect(codes).toEqual(['2 repeated', '4 repeated']);
    expect(report.problems[0]?.sentence.en).toContain('rows 2, 4 with different values (10, 11)');
    expect(refused).toContain('"2024-01,A,X,10"');
    expect(refused).toContain('"2024-01,a,x,11"');
    expect(await kit.ask(report.release, total)).toEqual(['1 20']);
  });

  test('are added up when the mapping says so', async () => {
    const { report } = await kit.bring(`${plainFile}2024-01,A,X,10\n2024-01,A,X,5\n`, { onRepeat: 'sum' });
    expect(report.counts).toMatchObject({ accepted: 2, summed: 2, duplicate: 0, refused: 0 });
    expect(await kit.ask(report.release, total)).toEqual(['2 45']);
  });
});

describe('a whole file is refused in one sentence, and leaves nothing behind', () => {
  test.each([
    ['no bytes', '', /file is empty/],
    ['blank lines', '\n\n', /file is empty/],
    ['no car', 'month,volume\n2024-01,1\n', /does not specify: model/],
    [
      'a quote that is never closed',
      `month,brand,model,volume\n2024-01,A,"X,1\n${'x'.repeat(1_100_000)}`,
      /Row 2 is longer than/,
    ],
    ['a quote in the wrong place', 'month,brand,model,volume\n2024-01,A,"X"Y,1\n', /Row 2 has a quote/],
  ])('%s', async (_, content, words) => {
    const before = await readdir(join(kit.marketFolder, 'imports'));
    await expect(kit.bring(content)).rejects.toThrow(words);
    expect(await readdir(join(kit.marketFolder, 'imports'))).toEqual(before);
  });
});

describe('all or nothing', () => {
  test('a header without rows makes no release', async () => {
    const { report } = await kit.bring('month,brand,model,volume\n');
    expect(report).toMatchObject({ outcome: 'refused', release: null, coverage: null });
  });

  test('a dry run writes the report only', async () => {
    const before = await listReleases(kit.marketFolder);
    const { report, reports } = await kit.bring(plainFile, {}, { dryRun: true });
    expect(report).toMatchObject({ outcome: 'dry-run', release: null, counts: { accepted: 2 } });
    expect((await readdir(reports)).sort()).toEqual(['refused.csv', 'report.json', 'report.txt']);
    expect(await listReleases(kit.marketFolder)).toEqual(before);
  });

  test('only accepted members are in the release', async () => {
    const { report } = await kit.bring(`${plainFile}2024-01,B,Z,bad\n`, {}, { accept: { number: 1 } });
    expect(await kit.ask(report.release, 'SELECT name_en FROM brand')).toEqual(['A']);
  });

  test('against the published release it says inserted, updated, unchanged and missing; rollback returns', async () => {
    const first = await kit.bring(plainFile);
    await publishRelease(kit.marketFolder, first.report.release ?? '');
    const later = 'brand,volume,model,month\nA,10,X,2024/1\nA,21,Y,202401\nB,5,Z,2024-01\n';
    const second = await kit.bring(later);
    expect(second.report.comparison).toEqual({
      release: first.report.release,
      inserted: 1,
      updated: 1,
      unchanged: 1,
      missing: 0,
    });
    const third = await kit.bring('month,brand,model,volume\n2024-01,A,X,10\n');
    expect(third.report.comparison).toMatchObject({ unchanged: 1, missing: 1 });
    await publishRelease(kit.marketFolder, second.report.release ?? '');
    expect((await rollbackRelease(kit.marketFolder)).id).toBe(first.report.release);
  });
});
