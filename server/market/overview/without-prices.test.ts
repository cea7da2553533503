import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { monthNumber } from '../model/index.ts';
import { releaseFile, releaseFolder } from '../releases/release.ts';
import { type Market, openMarket } from '../service.ts';
import { callMarket } from '../testing/call-market.ts';
import { forgetSeal } from '../testing/damage.ts';
import { publishSmallRelease, smallFacts } from '../testing/small-market.ts';

const facts = smallFacts();
const latest = monthNumber('2024-05');

describe.each(['with empty tables, as an import makes it', 'sealed before there were prices'])(
  'a release %s',
  (kind) => {
    let own: string;
    let without: Market;
    beforeAll(async () => {
      own = await mkdtemp(join(tmpdir(), 'market-prices-'));
      const id = await publishSmallRelease(own, facts, 'plain');
      if (kind.startsWith('sealed')) await makeOld(own, id);
      without = await openMarket(own);
    });
    afterAll(async () => {
      await without.close();
      await rm(own, { recursive: true, force: true });
    });

    test('S7.058 S7.059 S7.060 S7.071 S2.101 answers its price calls empty and all others as ever', async () => {
      expect(await callMarket(without, 'getMarketPrice', {}, 'en')).toEqual({ data: null });
      expect(await callMarket(without, 'getMarketPriceTrend', {}, 'en')).toEqual({ data: [] });
      expect(await callMarket(without, 'comingSoonModel', {}, 'en')).toEqual([]);
      expect(await callMarket(without, 'onSaleModel', {}, 'en')).toEqual([]);
      const { list } = (await callMarket(without, 'listSubModelSales', {}, 'en')).data;
      const sold = facts.filter((fact) => fact.dataSource === 'DATASOURCE_CLH_PIFA' && fact.month === latest);
      const add = (rows: readonly { volume: number | null }[]) =>
        rows.reduce((sum, { volume }) => sum + (volume ?? 0), 0);
      expect(add(list)).toBe(add(sold));
      for (const { msrp, presalePrice } of list) expect([msrp, presalePrice]).toEqual([null, null]);
    });
  },
);

test('without a published release the calls are refused in words, like those on sales', async () => {
  const own = await mkdtemp(join(tmpdir(), 'market-prices-'));
  const nothing = await openMarket(own);
  for (const name of ['getMarketPrice', 'getMarketPriceTrend', 'comingSoonModel', 'onSaleModel'] as const) {
    await expect(callMarket(nothing, name, {}, 'en')).rejects.toThrow('No market data has been published');
  }
  await nothing.close();
  await rm(own, { recursive: true, force: true });
});

/** Takes from a release what releases did not have before there were prices. */
async function makeOld(marketFolder: string, id: string) {
  await forgetSeal(marketFolder, id);
  const instance = await DuckDBInstance.create(releaseFile(marketFolder, id));
  const connection = await instance.connect();
  for (const table of ['trim', 'price', 'launch']) await connection.run(`DROP TABLE ${table}`);
  connection.closeSync();
  instance.closeSync();
  const file = join(releaseFolder(marketFolder, id), 'release.json');
  const { prices: _prices, launches: _launches, ...old } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(old));
}
