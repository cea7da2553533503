import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { readCurrent, releaseFile } from '../releases/release.ts';
import { makeFormerTrade } from '../testing/former-trade.ts';
import { publishSmallRelease, smallFacts } from '../testing/small-market.ts';
import { priceInserts, smallLaunches, smallPrices } from '../testing/small-prices.ts';
import { formerName } from './copy-former.ts';
import { createRelease } from './create-release.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-former-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const facts = smallFacts().slice(0, 200);
const info = { demonstration: false, note: '', preliminaryFrom: null };
const tables = ['manufacturer', 'brand', 'model', 'sub_model', 'province', 'city', 'sales', 'trim', 'price', 'launch'];

/** Opens the data file of a sealed release. */
async function within<Result>(id: string, task: (ask: (sql: string) => Promise<string[]>) => Promise<Result>) {
  const instance = await DuckDBInstance.create(releaseFile(folder, id));
  const connection = await instance.connect();
  const ask = async (sql: string) => (await connection.runAndReadAll(sql)).getRowsJson().map((row) => row.join(' '));
  try {
    return await task(ask);
  } finally {
    connection.closeSync();
    instance.closeSync();
  }
}

const publishFormer = () =>
  publishSmallRelease(folder, facts, 'one', priceInserts({ prices: smallPrices(), launches: smallLaunches }));

/** Changes the file of a sealed release, as if it had been sealed by an older portal that kept no seal. */
async function age(id: string, ...statements: string[]): Promise<void> {
  await within(id, async (ask) => {
    for (const statement of statements) await ask(statement);
  });
  const path = join(folder, 'releases', id, 'release.json');
  const { file: _seal, ...described } = JSON.parse(await readFile(path, 'utf8'));
  await writeFile(path, JSON.stringify(described));
}

describe('a release made from the former one', () => {
  test('has all its tables, with what was added, and leaves the former one as it was', async () => {
    await publishFormer();
    const before = await readFile(releaseFile(folder, 'one'));
    const writer = await createRelease(folder, { ...info, id: 'two' }, { id: 'one', replaced: [] });
    await writer.connection.run('INSERT INTO sales SELECT month + 1200, source, sub_model_id, city_id, 1 FROM sales');
    const sealed = await writer.seal();
    expect(sealed.counts).toMatchObject({ facts: 400, subModels: 6, cities: 4 });
    expect((await readCurrent(folder))?.current).toBe('one');
    expect(await readFile(releaseFile(folder, 'one'))).toEqual(before);
    const read = (id: string) =>
      within(id, async (ask) => {
        const found: Record<string, string[]> = {};
        for (const table of tables) found[table] = await ask(`SELECT * FROM ${table} ORDER BY ALL`);
        return { ...found, sales: await ask('SELECT * FROM sales WHERE month < 25000 ORDER BY ALL') };
      });
    const [one, two] = [await read('one'), await read('two')];
    expect(two).toEqual(one);
    expect(Object.values(one).every((rows) => rows.length > 0)).toBe(true);
  });

  test('leaves out what the writer replaces, which it can take from the former one', async () => {
    await publishFormer();
    const writer = await createRelease(folder, { ...info, id: 'two' }, { id: 'one', replaced: ['sales', 'price'] });
    const rows = await writer.connection.runAndReadAll('SELECT COUNT(*) FROM sales');
    expect(Number(rows.getRows()[0]?.[0])).toBe(0);
    await writer.connection.run(`INSERT INTO sales SELECT * FROM ${formerName}.sales WHERE source = 1`);
    await writer.seal();
    const sold = facts.filter(({ dataSource }) => dataSource === 'DATASOURCE_CLH_PIFA');
    await within('two', async (ask) => {
      expect(await ask('SELECT COUNT(*), SUM(volume) FROM sales')).toEqual([
        `${sold.length} ${sold.reduce((sum, { volume }) => sum + volume, 0)}`,
      ]);
      expect(await ask('SELECT COUNT(*) FROM price')).toEqual(['0']);
      expect(await ask('SELECT SUM(volume) FROM sales_national')).toEqual(await ask('SELECT SUM(volume) FROM sales'));
    });
  });

  test('a table or a column of codes that an older release does not have is empty, or unknown', async () => {
    await publishFormer();
    await age('one', ...['price', 'launch', 'trim'].map((table) => `DROP TABLE ${table}`));
    await age('one', 'ALTER TABLE brand DROP COLUMN luxury_type', 'ALTER TABLE sub_model DROP COLUMN fuel_type');
    await (await createRelease(folder, { ...info, id: 'two' }, { id: 'one', replaced: [] })).seal();
    await within('two', async (ask) => {
      expect(await ask('SELECT COUNT(*) FROM trim')).toEqual(['0']);
      expect(await ask('SELECT DISTINCT luxury_type FROM brand')).toEqual(['unknown']);
      expect(await ask('SELECT DISTINCT fuel_type FROM sub_model')).toEqual(['OTHER']);
      expect(await ask('SELECT DISTINCT origin FROM brand ORDER BY 1')).toEqual(['chinese', 'german']);
    });
  });

  test('a release of which a brand names its only manufacturer gives each sub-model its own', async () => {
    await publishFormer();
    await makeFormerTrade(folder, 'one');
    await (await createRelease(folder, { ...info, id: 'two' }, { id: 'one', replaced: [] })).seal();
    await within('two', async (ask) => {
      const makers =
        'SELECT s.key, m.key FROM sub_model AS s JOIN manufacturer AS m USING (manufacturer_id) ORDER BY 1';
      expect(await ask(makers)).toEqual([0, 0, 0, 0, 1, 1].map((maker, at) => `sub-${at} maker-${maker}`));
      expect(await ask('SELECT COUNT(*) FROM launch JOIN manufacturer USING (manufacturer_id)')).toEqual(['6']);
      const places =
        'SELECT c.key, p.key, COUNT(*) FROM price JOIN city AS c USING (city_id) JOIN province AS p USING (province_id) GROUP BY ALL';
      expect(await ask(places)).toEqual([`0000 00 ${smallPrices().length}`]);
      expect(await ask('SELECT COUNT(*) FROM city')).toEqual(['5']);
    });
  });

  test('one that lacks what cannot be unknown is refused in words, and nothing is left', async () => {
    await publishFormer();
    await age('one', 'ALTER TABLE sales DROP COLUMN volume');
    await expect(createRelease(folder, { ...info, id: 'two' }, { id: 'one', replaced: [] })).rejects.toThrow(
      'Table sales of release one has no column volume',
    );
    expect(await readdir(join(folder, 'releases'))).toEqual(['one']);
  });

  test('a former release that is not there, or damaged, is refused, and nothing is left', async () => {
    await publishFormer();
    const onto = (id: string) => createRelease(folder, { ...info, id: 'two' }, { id, replaced: [] });
    await expect(onto('none')).rejects.toThrow('Release none does not exist');
    await truncate(releaseFile(folder, 'one'), 5000);
    await expect(onto('one')).rejects.toThrow('Release one is damaged');
    expect(await readdir(join(folder, 'releases'))).toEqual(['one']);
  });
});
