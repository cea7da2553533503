import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { type Kit, makeKit } from './import-test-kit.ts';

let kit: Kit;
beforeAll(async () => {
  kit = await makeKit();
});
afterAll(() => kit.remove());

const total = 'SELECT COUNT(*), SUM(volume), MIN(month), MAX(month) FROM sales';
const january = 2024 * 12;

const workbook = (...sheets: WriteSheet[]) => writeXlsx({ sheets });

describe('a workbook', () => {
  test('with dates, numbers, formulas, rich text, and rows that end early', async () => {
    const content = await workbook({
      name: '2024',
      rows: [
        ['月份', '品牌', '车型', '销量', '备注'],
        [new Date(Date.UTC(2024, 0, 31)), '北辰', '星野', 265, 'x'],
        ['2024年2月', '北辰'],
        [],
        ['2024年3月', '北辰', '星野', -1],
      ],
      cells: new Map([
        ['2,2', { richText: [{ text: '星' }, { text: '野' }] }],
        ['2,3', { formula: 'D2*2', formulaResult: 530 }],
      ]),
    });
    const columns = { month: '月份', brand: '品牌', model: '车型', volume: '销量' };
    const { report, codes } = await kit.bring(content, { columns }, { name: 'book.xlsx', accept: { negative: 1 } });
    // The blank fourth row is counted as in the sheet.
    expect(codes).toEqual(['5 negative']);
    expect(report).toMatchObject({ understood: { kind: 'xlsx' }, counts: { accepted: 2, refused: 1 } });
    expect(await kit.ask(report.release, total)).toEqual([`2 795 ${january} ${january + 1}`]);
    expect(await kit.ask(report.release, 'SELECT name_zh FROM model')).toEqual(['北辰 星野']);
  });

  test('with months as columns, written as dates, on a sheet that is named', async () => {
    const content = await workbook(
      { name: 'notes', rows: [['nothing here']] },
      {
        name: 'data',
        rows: [
          ['brand', 'model', new Date(Date.UTC(2024, 0, 1)), new Date(Date.UTC(2024, 1, 1))],
          ['A', 'X', 10, null],
          ['A', 'Y', 5, 6],
        ],
      },
    );
    const mapping = { monthColumns: true, sheet: 'data' };
    const { report } = await kit.bring(content, mapping, { name: 'wide.xlsx' });
    expect(report.counts).toMatchObject({ accepted: 3, empty: 1, refused: 0 });
    expect(await kit.ask(report.release, total)).toEqual([`3 21 ${january} ${january + 1}`]);
    await expect(kit.bring(content, { ...mapping, sheet: 'none' }, { name: 'wide.xlsx' })).rejects.toThrow(
      /no sheet "none"; it has notes, data/,
    );
  });

  test('that is none is refused in plain words', async () => {
    await expect(kit.bring('PK not really', {}, { name: 'bad.xlsx' })).rejects.toThrow(
      /not a (?:valid|readable) .xlsx workbook/,
    );
  });

  test('that is empty is refused', async () => {
    const content = await workbook({ name: 'empty', rows: [] });
    await expect(kit.bring(content, {}, { name: 'empty.xlsx' })).rejects.toThrow(/file is empty/);
  });
});

describe('a Parquet file', () => {
  test('with numbers and dates of its own kinds', async () => {
    const file = join(kit.folder, 'made.parquet');
    const instance = await DuckDBInstance.create(':memory:');
    const connection = await instance.connect();
    await connection.run(`COPY (
      SELECT * FROM (VALUES (DATE '2024-01-01', 'A', 'X', 10.0), (DATE '2024-02-01', 'A', 'X', NULL),
        (DATE '2024-02-01', 'A', 'Y', 2.5)) AS t(month, brand, model, volume)) TO '${file}' (FORMAT parquet)`);
    connection.closeSync();
    instance.closeSync();
    const { report, codes } = await kit.bring(
      await readFile(file),
      {},
      { name: 'sales.parquet', accept: { fraction: 1 } },
    );
    expect(report).toMatchObject({ understood: { kind: 'parquet' }, counts: { rows: 3, accepted: 1, empty: 1 } });
    expect(codes).toEqual(['4 fraction']);
    expect(await kit.ask(report.release, total)).toEqual([`1 10 ${january} ${january}`]);
  });

  test('that is none is refused in plain words', async () => {
    const refused = kit.bring('not parquet', {}, { name: 'bad.parquet' });
    await expect(refused).rejects.toThrow(/not a valid Parquet file: .*bad\.parquet/);
    // Who sent the file has no business with the folders of the server.
    await expect(refused).rejects.not.toThrow(kit.folder);
  });
});

test('a file of an unknown kind is refused, naming the known ones', async () => {
  await expect(kit.bring('x', {}, { name: 'sales.pdf' })).rejects.toThrow(
    /use .csv, .tsv, .xlsx, .parquet, .json or .ndjson/,
  );
});

describe('JSON', () => {
  const records = [
    { month: '2024-01', car: { brand: '北辰', model: '星野' }, sold: 265, ports: ['ccs', 'type2'] },
    { month: '2024-02', car: { brand: '北辰', model: null, more: [{ a: 1 }] }, sold: '1.2万' },
    { month: '2024-03', car: { brand: '北辰' }, sold: -1, 'odd,name': true },
  ];
  const columns = { month: 'month', brand: 'car.brand', model: 'car.model', volume: 'sold' };

  test('of a list within a document, and of an object a line: fields within others are columns', async () => {
    const document = JSON.stringify({ meta: {}, data: { items: records } });
    const agreed = { accept: { negative: 1 } };
    const one = await kit.bring(document, { columns, records: 'data.items' }, { name: 'sales.json', ...agreed });
    expect(one.codes).toEqual(['4 negative']);
    expect(one.report).toMatchObject({
      understood: { kind: 'json', records: 'data.items' },
      header: ['month', 'car.brand', 'car.model', 'sold', 'ports', 'car.more', 'odd,name'],
      unread: [{ column: 'ports' }, { column: 'car.more' }, { column: 'odd,name' }],
    });
    expect(await kit.ask(one.report.release, total)).toEqual([`2 12265 ${january} ${january + 1}`]);
    expect(one.refused).toContain('2024-03,北辰,,-1,,,true');
    const lines = `\uFEFF${records.map((record) => JSON.stringify(record)).join('\r\n\r\n')}`;
    const two = await kit.bring(lines, { columns }, { name: 'sales.ndjson', ...agreed });
    expect(two.codes).toEqual(['4 negative']);
    expect(await kit.ask(two.report.release, total)).toEqual(await kit.ask(one.report.release, total));
  });

  test.each([
    ['sales.json', '[{"month":', 'importer.json-broken'],
    ['sales.json', '{"data":[]}', 'importer.json-no-list'],
    ['sales.json', '[1, 2]', 'importer.json-no-list'],
    ['sales.json', '[]', 'importer.file-empty'],
    ['sales.jsonl', '{"month":"2024-01"}\n[1]\n', 'importer.json-line-broken'],
    [
      'sales.json',
      JSON.stringify([Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [at, 1]))]),
      'importer.json-too-wide',
    ],
    ['sales.json', `[${' '.repeat(64 * 1024 * 1024)}]`, 'importer.json-too-large'],
  ])('%s that cannot be read is refused in words', async (name, content, id) => {
    await expect(kit.bring(content, { columns }, { name })).rejects.toMatchObject({ id });
  });
});
