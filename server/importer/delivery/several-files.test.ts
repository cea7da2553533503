import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import iconv from 'iconv-lite';
import { type Kit, makeKit } from '../import-test-kit.ts';
import { unpackZip } from '../source/unpack-zip.ts';
import { packZip } from '../source/zip-test-kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

const byMonth = "SELECT CONCAT(month // 12, '-', month % 12 + 1), SUM(volume) FROM sales GROUP BY month ORDER BY month";
const workbook = (...sheets: WriteSheet[]) => writeXlsx({ sheets });
const head = ['brand', 'model', 'volume'];

describe('several sheets of a workbook', () => {
  const book = () =>
    workbook(
      { name: '说明', rows: [['nothing here']] },
      { name: '2024-01', rows: [head, ['A', 'X', 10]] },
      {
        name: '2024-02',
        rows: [
          ['volume', 'Brand', 'model'],
          [20, 'A', 'X'],
          ['bad', 'A', 'Y'],
        ],
      },
      { name: '2024-03', rows: [] },
    );

  test('that a name with * fits are one table; the name of the sheet is the month', async () => {
    const mapping = { sheet: '2024-*', sheetColumn: '表', columns: { month: '表' } };
    const { report, codes, refused } = await kit.bring(await book(), mapping, {
      name: 'y.xlsx',
      accept: { number: 1 },
    });
    expect(await kit.ask(report.release, byMonth)).toEqual(['2024-1 10', '2024-2 20']);
    expect(report.understood).toMatchObject({ kind: 'xlsx', parts: '2024-01, 2024-02', notRead: '说明' });
    expect(codes).toEqual(['2024-02: 3 number']);
    expect(refused).toContain('2024-02: 3,volume,bad,number');
    expect(refused).toContain('"A,Y,bad,2024-02"');
  });

  test('may be named', async () => {
    const mapping = { sheet: ['2024-01'], constants: { month: '2024-01' } };
    const { report } = await kit.bring(await book(), mapping, { name: 'y.xlsx' });
    expect(await kit.ask(report.release, byMonth)).toEqual(['2024-1 10']);
  });

  test('the first sheet alone says which others were not read', async () => {
    const content = await workbook({ name: 'one', rows: [head, ['A', 'X', 1]] }, { name: 'two', rows: [head] });
    const { report } = await kit.bring(content, { constants: { month: '2024-01' } }, { name: 'first.xlsx' });
    expect(report.understood).toMatchObject({ sheet: 'one', notRead: 'two' });
  });

  test('repeats across sheets name both', async () => {
    const rows = (value: number) => [
      ['month', ...head],
      ['2024-01', 'A', 'X', value],
    ];
    const content = await workbook({ name: 'a', rows: rows(1) }, { name: "b'c", rows: rows(2) });
    const { report, codes } = await kit.bring(content, { sheet: '*' }, { name: 'twice.xlsx' });
    expect(codes).toEqual(['a: 2 repeated', "b'c: 2 repeated"]);
    expect(report.problems[0]?.sentence.en).toContain("rows a: 2, b'c: 2 with different values (1, 2)");
  });

  test.each([
    ['*', /2024-01 has other columns than 说明: it lacks nothing here, and has brand, model, volume besides/],
    [['2024-01', 'none'], /no sheet "none"/],
    [['2024-03'], /file is empty/],
  ])('%j is refused', async (sheet, words) => {
    await expect(kit.bring(await book(), { sheet }, { name: 'y.xlsx' })).rejects.toThrow(words);
  });
});

describe('a .zip', () => {
  const january = { name: 'deliveries/2024-01.csv', content: 'brand,model,volume\nA,X,10\n' };
  const february = { name: 'deliveries/2024-02.csv', content: 'brand;model;volume\nA;X;20\nA;Y;x\n' };
  const byFile = { fileColumn: 'file', columns: { month: 'file' } } as const;

  test('of files is one table; the name of the file is the month, and what systems add is passed over', async () => {
    const litter = ['__MACOSX/._2024-01.csv', '.DS_Store', 'deliveries/'].map((name) => ({ name, content: '' }));
    const content = packZip([february, ...litter, january]);
    const { report, codes } = await kit.bring(content, byFile, { name: 'all.zip', accept: { number: 1 } });
    expect(await kit.ask(report.release, byMonth)).toEqual(['2024-1 10', '2024-2 20']);
    expect(report.understood).toMatchObject({ kind: 'csv', zip: '2' });
    expect(codes).toEqual(['deliveries/2024-02.csv: 3 number']);
  });

  test('leaves nothing but the reports behind', async () => {
    const { reports } = await kit.bring(packZip([january]), byFile, { name: 'all.zip' });
    expect((await readdir(reports)).sort()).toEqual(['refused.csv', 'report.json', 'report.txt']);
  });

  test('with a name in GBK that does not say so', async () => {
    const name = iconv.encode('批发/2024-01.csv', 'gbk');
    const content = packZip([{ ...january, name, flags: 0 }, february]);
    const { codes } = await kit.bring(content, byFile, { name: 'gbk.zip' });
    expect(codes).toEqual(['deliveries/2024-02.csv: 3 number']);
    const mapping = { ...byFile, files: '批发/*' };
    const { report } = await kit.bring(content, mapping, { name: 'gbk.zip' });
    expect(report.understood).toMatchObject({ zip: '1', notRead: 'deliveries/2024-02.csv' });
  });

  test('of a workbook and a text file', async () => {
    const book = Buffer.from(await workbook({ name: 's', rows: [head, ['A', 'Z', 5]] }));
    const content = packZip([january, { name: '2024-03.xlsx', content: book }]);
    const { report } = await kit.bring(content, byFile, { name: 'mixed.zip' });
    expect(await kit.ask(report.release, byMonth)).toEqual(['2024-1 10', '2024-3 5']);
  });

  test.each([
    ['a name that leads out of it', [{ ...january, name: '../../evil.csv' }], /not a valid .zip/],
    ['an absolute name', [{ ...january, name: '/etc/evil.csv' }], /not a valid .zip/],
    ['a drive', [{ ...january, name: 'C:\\evil.csv' }], /not a valid .zip/],
    ['more bytes than it claims', [{ ...january, size: 3 }], /not a valid .zip/],
    ['a changed bit', [{ ...january, sum: 1 }], /not a valid .zip.*checksum/],
    ['a password', [{ ...january, flags: 1 }], /password-protected/],
    ['a file of another kind', [january, { name: 'read.pdf', content: 'x' }], /read.pdf inside is none of/],
    ['nothing', [], /holds no file/],
    ['other columns', [january, { name: 'z.csv', content: 'brand,model,units\nA,X,1\n' }], /has other columns than/],
  ])('with %s is refused, and leaves nothing behind', async (_, files, words) => {
    const before = await readdir(join(kit.marketFolder, 'imports'));
    await expect(kit.bring(packZip(files), byFile, { name: 'bad.zip' })).rejects.toThrow(words);
    expect(await readdir(join(kit.marketFolder, 'imports'))).toEqual(before);
  });

  test('that is none, or was cut, is refused', async () => {
    const whole = packZip([january, february]);
    for (const content of ['no zip', whole.subarray(0, whole.length - 30), whole.subarray(20)]) {
      await expect(kit.bring(content, byFile, { name: 'cut.zip' })).rejects.toThrow(/not a valid .zip/);
    }
  });

  test('may hold so many files and so many bytes, and no more', async () => {
    const file = join(kit.folder, 'bounded.zip');
    await writeFile(file, packZip([january, february]));
    const bytes = january.content.length + february.content.length;
    const folder = (name: string) => join(kit.folder, name);
    expect(await unpackZip(file, folder('fits'), { entries: 2, bytes, ratio: 200 })).toHaveLength(2);
    await expect(unpackZip(file, folder('many'), { entries: 1, bytes, ratio: 200 })).rejects.toThrow(
      /holds too much: 1 files/,
    );
    await expect(unpackZip(file, folder('large'), { entries: 2, bytes: bytes - 1, ratio: 200 })).rejects.toThrow(
      /too much/,
    );
  });
});

describe('a folder', () => {
  async function write(path: string, content: string | Uint8Array): Promise<void> {
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }

  test('of Parquet files with partition names gives them as columns', async () => {
    const folder = join(kit.folder, 'parquet');
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    await connection.run(`COPY (SELECT * FROM (VALUES (2023, 12, 'A', 'X', 5), (2024, 1, 'A', 'X', 10),
      (2024, 1, 'A', 'Y', 1), (2024, 2, 'A', 'X', 20)) AS t(year, month, brand, model, volume))
      TO '${folder}' (FORMAT parquet, PARTITION_BY (year, month))`);
    connection.closeSync();
    instance.closeSync();
    await write(join(folder, '_SUCCESS'), '');
    const { report } = await kit.take(folder);
    expect(report.understood).toMatchObject({ kind: 'parquet', folder: '3' });
    expect(await kit.ask(report.release, byMonth)).toEqual(['2023-12 5', '2024-1 11', '2024-2 20']);
    expect(report.header.slice(-2)).toEqual(['year', 'month']);
    expect(report.unread).toEqual([]);
  });

  test('of text files does so too; values may be written as in an address', async () => {
    const folder = join(kit.folder, 'texts');
    await write(join(folder, 'brand=A%2FB', 'month=2024-01', 'x.csv'), 'model,volume\nX,1\n');
    await write(join(folder, 'brand=__HIVE_DEFAULT_PARTITION__', 'month=2024-02', 'x.csv'), 'model,volume\nX,2\n');
    const { report } = await kit.take(folder);
    expect(await kit.ask(report.release, 'SELECT name_en FROM brand ORDER BY 1')).toEqual(['A/B', 'Unknown brand']);
    await write(join(folder, 'loose.csv'), 'model,volume\nX,1\n');
    await expect(kit.take(folder)).rejects.toThrow(/has other columns than/);
  });

  test('that is empty is refused', async () => {
    const folder = join(kit.folder, 'nothing');
    await mkdir(folder);
    await expect(kit.take(folder)).rejects.toThrow(/holds no file/);
  });
});

test('the reports of several files can be read again', async () => {
  const { reports } = await kit.bring(
    packZip([{ name: '2024-01.csv', content: 'brand,model,volume\nA,X,1\n' }]),
    { fileColumn: 'f', columns: { month: 'f' } },
    { name: 'one.zip' },
  );
  expect(JSON.parse(await readFile(join(reports, 'report.json'), 'utf8'))).toMatchObject({ outcome: 'sealed' });
});
