import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { DatasetKey, FileFormat } from '@portal/contract';
import { parse } from 'csv-parse/sync';
import { monthText } from '../model/index.ts';
import { publishRelease } from '../releases/publish-release.ts';
import { type Market, openMarket } from '../service.ts';
import { publishSmallRelease, smallFacts } from '../testing/small-market.ts';
import { priceInserts, smallPrices } from '../testing/small-prices.ts';
import { harmless } from './harmless.ts';

type Row = Record<string, string | number>;

const facts = smallFacts();
const prices = smallPrices();
const month = '2023-05';
let folder: string;
let market: Market;
let release: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-files-'));
  release = await publishSmallRelease(folder, facts, 'one', priceInserts({ prices, launches: [] }));
  market = await openMarket(folder);
});
afterAll(async () => {
  await market?.close();
  await rm(folder, { recursive: true, force: true });
});

const fileOf = async (dataset: DatasetKey, format: FileFormat, of = month) => {
  const file = await market.file(dataset, { release, month: of, format });
  return join(file.folder, file.name);
};

/** The rows of a file as whoever fetched it reads them. */
async function rowsOf(path: string): Promise<Row[]> {
  if (path.endsWith('.csv')) return parse(await readFile(path), { columns: true }) as Row[];
  if (path.endsWith('.ndjson')) {
    const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
    return lines.map((line) => JSON.parse(line) as Row);
  }
  const instance = await DuckDBInstance.create();
  const connection = await instance.connect();
  const read = await connection.runAndReadAll(`SELECT * FROM read_parquet('${path}')`);
  const rows = read.getRowObjectsJson() as Row[];
  connection.closeSync();
  instance.closeSync();
  return rows;
}

/** A row by what is asked of it, as text, so that all formats can be compared. */
const reported = (row: object, keys: readonly string[]) =>
  keys.map((key) => String((row as Record<string, unknown>)[key])).join(' ');

const ofSales = ['period', 'dataSource', 'manufacturer', 'brand', 'model', 'subModel', 'fuelType', 'segment'];
const ofPlaces = ['area', 'province', 'city', 'tier', 'restrictionType', 'volume'];
const soldIn = (of: string) =>
  facts
    .filter((fact) => monthText(fact.month) === of)
    .map((fact) => reported({ ...fact, period: of }, [...ofSales, ...ofPlaces]))
    .sort();

describe('the files of a dataset', () => {
  test.each(['csv', 'ndjson', 'parquet'] as const)(
    '%s holds every fact of the month with all that describes it',
    async (format) => {
      const rows = await rowsOf(await fileOf('sales', format));
      expect(rows.map((row) => reported(row, [...ofSales, ...ofPlaces])).sort()).toEqual(soldIn(month));
      expect(rows.length).toBeGreaterThan(10);
      const { columns } = await market.files('sales', 'en');
      expect(Object.keys(rows[0] ?? {})).toEqual(columns.map(({ key }) => key));
      expect(rows[0]).toMatchObject({
        brandNameEn: expect.stringContaining('The brand'),
        cityNameZh: expect.stringContaining('市'),
      });
    },
  );

  test('a month is listed with its rows, and no file is missing or empty', async () => {
    const { files, release: of } = await market.files('sales', 'zh_CN');
    expect(of.id).toBe(release);
    const counted = new Map<string, number>();
    for (const fact of facts) counted.set(monthText(fact.month), (counted.get(monthText(fact.month)) ?? 0) + 1);
    expect(files).toEqual([...counted].sort().map(([each, rows]) => ({ month: each, rows })));
  });

  test('S3.025 prices come by trim, with the weight that means are made with', async () => {
    const of = monthText(prices[0]?.month ?? 0);
    const rows = await rowsOf(await fileOf('price', 'csv', of));
    const figures = ['msrp', 'tp', 'volume'];
    const wanted = prices.filter((price) => monthText(price.month) === of).map((price) => reported(price, figures));
    expect(rows.map((row) => reported(row, figures)).sort()).toEqual(wanted.sort());
    expect(Object.keys(rows[0] ?? {})).toEqual(expect.arrayContaining(['trim', 'trimNameZh', 'subModel']));
    const { columns } = await market.files('price', 'en');
    expect(columns.find(({ key }) => key === 'volume')?.definition).toContain('the weight of the prices');
    expect(columns.find(({ key }) => key === 'msrp')?.unit).toBe('yuan');
  });

  test('a file that is made again is the same, with the same time', async () => {
    const path = await fileOf('sales', 'parquet');
    const [before, { mtimeMs }] = [await readFile(path), await stat(path)];
    const other = await openMarket(folder);
    await publishRelease(folder, await publishSmallRelease(folder, facts, 'between'));
    await other.refresh();
    await other.file('sales', { release: 'between', month, format: 'csv' });
    expect(await readdir(join(folder, 'files'))).toEqual(['between']);
    await publishRelease(folder, release);
    await other.close();
    await market.refresh();
    expect(await readFile(await fileOf('sales', 'parquet'))).toEqual(before);
    expect((await stat(path)).mtimeMs).toBe(mtimeMs);
  });

  test('a name that a spreadsheet would run is harmless in CSV, and as it is in the other formats', async () => {
    const instance = await DuckDBInstance.create();
    const connection = await instance.connect();
    const texts = ['=cmd|calc', '+1', '-1', '@SUM(A1)', '\t=1', '＝1', 'BYD', 'A=1', ''];
    const values = texts.map((text) => `('${text}')`).join(', ');
    const read = async (sql: string) =>
      (await connection.runAndReadAll(`SELECT ${sql} FROM (VALUES ${values}) AS m(name)`)).getRows().flat();
    expect(await read(harmless({ kind: 'name', sql: 'm.name' }))).toEqual([
      ...texts.slice(0, 6).map((text) => `'${text}`),
      ...texts.slice(6),
    ]);
    expect(await read(harmless({ kind: 'figure', sql: '-1' }))).toEqual(texts.map(() => -1));
    connection.closeSync();
    instance.closeSync();
  });

  test('two who ask at once are given one file, and nothing is left beside it', async () => {
    const paths = await Promise.all([1, 2, 3, 4].map(() => fileOf('sales', 'csv', '2022-02')));
    expect(new Set(paths).size).toBe(1);
    expect((await readdir(join(folder, 'files', release))).filter((name) => name.includes('.part'))).toEqual([]);
  });

  test('what is no month, and what is of another release, is refused in words', async () => {
    await expect(fileOf('sales', 'csv', '1999-01')).rejects.toThrow('has nothing of 1999-01');
    const request = market.file('sales', { release: 'other', month, format: 'csv' });
    await expect(request).rejects.toThrow('The published release is one, not other; list the files again.');
  });
});
