import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { eventually } from '../../tests/support/eventually.ts';
import { publishRelease, rollbackRelease } from './releases/publish-release.ts';
import { openMarket } from './service.ts';
import { publishSmallRelease, smallFacts } from './testing/small-market.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-service-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const facts = smallFacts();
const doubled = facts.map((fact) => ({ ...fact, volume: fact.volume * 2 }));
const volumeOf = (list: typeof facts) =>
  list.filter(({ dataSource }) => dataSource === 'DATASOURCE_CLH_PIFA').reduce((sum, { volume }) => sum + volume, 0);
const recent = facts.filter(({ month }) => month >= 2022 * 12);

const question: MarketQuery = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  from: '2022-01',
  to: '2024-05',
  by: [],
  indicators: ['volume'],
};

describe('market', () => {
  test('without a published release every question is refused in words', async () => {
    const market = await openMarket(folder);
    expect(market.release()).toBeNull();
    await expect(market.query(question, 'en')).rejects.toMatchObject({
      sentence: { zh_CN: expect.stringContaining('发布'), en: expect.stringContaining('No market data') },
    });
    await expect(market.catalogue('sales', 'en')).rejects.toThrow('No market data');
    await market.close();
  });

  test('no question fails while releases are switched under load, and each answer is of one release', async () => {
    const one = await publishSmallRelease(folder, recent, 'one');
    const two = await publishSmallRelease(
      folder,
      doubled.filter(({ month }) => month >= 2022 * 12),
      'two',
    );
    const wanted = { [one]: volumeOf(recent), [two]: volumeOf(recent) * 2 };
    const market = await openMarket(folder);
    let stop = false;
    let requests = 0;
    const seen = new Set<string>();
    const ask = async (place: number) => {
      for (let turn = 0; !stop; turn += 1) {
        // A filter that lets all through, different each time: the cache must not answer.
        const filters = { fuelType: ['BEV', 'ICE', 'PHEV', `none-${place}-${turn}`] };
        const { rows, release } = await market.query({ ...question, filters }, 'en');
        expect(rows[0]?.values.volume).toBe(wanted[release.id]);
        seen.add(release.id);
        requests += 1;
      }
    };
    const clients = Array.from({ length: 6 }, (_, place) => ask(place));
    for (let swap = 0; swap < 22; swap += 1) {
      // To publish reads a release whole, which is not what is tried here; to go back is to switch alone.
      if (swap < 4) await publishRelease(folder, swap % 2 === 0 ? one : two);
      else await rollbackRelease(folder);
      await market.refresh();
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
    stop = true;
    await Promise.all(clients);
    expect(seen).toEqual(new Set([one, two]));
    expect(requests).toBeGreaterThan(30);
    await market.close();
  });

  test('a release published by another process is noticed within about a second', async () => {
    await publishSmallRelease(folder, facts, 'one');
    const market = await openMarket(folder);
    await publishSmallRelease(folder, doubled, 'two');
    expect(market.release()?.id).toBe('one');
    await eventually(() => expect(market.release()?.id).toBe('two'), { timeout: 4000 });
    await rollbackRelease(folder);
    await eventually(() => expect(market.release()?.id).toBe('one'), { timeout: 4000 });
    await market.close();
  });

  test('a published release that cannot be opened leaves the one before answering', async () => {
    await publishSmallRelease(folder, facts, 'one');
    const reports: unknown[] = [];
    const market = await openMarket(folder, { report: (error) => reports.push(error) });
    await publishSmallRelease(folder, doubled, 'two');
    await rm(join(folder, 'releases', 'two', 'market.duckdb'));
    await eventually(() => expect(reports.length).toBe(1));
    expect((await market.query(question, 'en')).release.id).toBe('one');
    await market.close();
  });

  test('a repeated question is answered from memory, one in another language, encoding or release is not', async () => {
    await publishSmallRelease(folder, facts, 'one');
    const market = await openMarket(folder);
    const query = { ...question, by: ['period', 'fuelType'] as MarketQuery['by'], filters: { segment: ['C', 'A'] } };
    const first = await market.reply(query, 'en', 'br');
    const again = { ...query, filters: { brand: [], segment: ['A', 'C'] } };
    expect(await market.reply(again, 'en', 'br')).toBe(first);
    const zipped = await market.reply(query, 'en', 'gzip');
    expect(zipped.encoding).toBe('gzip');
    expect(gunzipSync(zipped.body)).toEqual(brotliDecompressSync(first.body));
    const other = await market.query(query, 'zh_CN');
    expect(other.columns.map(({ name }) => name)).toEqual(['时间', '燃料类型', '销量']);
    await publishSmallRelease(folder, doubled, 'two');
    await market.refresh();
    expect(await market.reply(query, 'en', 'br')).not.toBe(first);
    expect((await market.query(query, 'en')).release.id).toBe('two');
    await market.close();
  });

  test('a kept reply is to the byte what another server writes anew', async () => {
    await publishSmallRelease(folder, facts, 'one');
    const [market, fresh] = [await openMarket(folder), await openMarket(folder)];
    const query = { ...question, by: ['period', 'brand'] as MarketQuery['by'], totals: true, subtotals: true };
    await market.reply(query, 'zh_CN', 'br');
    const stored = await market.reply(query, 'zh_CN', 'br');
    const plain = await fresh.reply(query, 'zh_CN', null);
    expect(stored.encoding).toBe('br');
    expect(brotliDecompressSync(stored.body).equals(plain.body)).toBe(true);
    expect(JSON.stringify(JSON.parse(plain.body.toString()))).toBe(plain.body.toString());
    await Promise.all([market.close(), fresh.close()]);
  });

  test('the same question asked by several at once is one run, which goes on when one of them leaves', async () => {
    await publishSmallRelease(folder, facts, 'one');
    const market = await openMarket(folder);
    const [one, other] = [new AbortController(), new AbortController()];
    const leaves = market.reply(question, 'en', null, one.signal);
    const stays = market.reply(question, 'en', null, other.signal);
    const third = market.reply(question, 'en', null);
    one.abort(new Error('the client has gone'));
    await expect(leaves).rejects.toThrow('the client has gone');
    expect(await stays).toBe(await third);
    await market.close();
  });

  test('a question whose client has gone ends with its reason', async () => {
    await publishSmallRelease(folder, facts, 'one');
    const market = await openMarket(folder);
    const gone = AbortSignal.abort(new Error('the client has gone'));
    await expect(market.query(question, 'en', gone)).rejects.toThrow('the client has gone');
    await market.close();
  });

  test('S3.038 S3.039 the catalogue offers every dimension, the members their hierarchy', async () => {
    await publishSmallRelease(folder, facts, 'one');
    const market = await openMarket(folder);
    const catalogue = await market.catalogue('sales', 'en');
    expect(catalogue).toMatchObject({ first: '2020-03', last: '2024-05', preliminaryFrom: '2024-05' });
    const counts = Object.fromEntries(catalogue.dimensions.map(({ key, members }) => [key, members]));
    expect(counts).toMatchObject({ fuelType: 3, brand: 3, city: 4, province: 3, area: 2, dataSource: 2, period: 51 });
    const parents = Object.fromEntries(catalogue.dimensions.map(({ key, parent }) => [key, parent]));
    expect(parents).toMatchObject({
      city: 'province',
      province: 'area',
      subModel: 'model',
      model: 'brand',
      brand: null,
    });
    const others = catalogue.dimensions.filter(({ otherParents }) => otherParents.length > 0);
    expect(others.map(({ key, otherParents }) => [key, otherParents])).toEqual([['subModel', ['manufacturer']]]);
    const cities = await market.members({ dataset: 'sales', dimension: 'city', within: { area: ['east'] } }, 'en');
    expect(cities.members.map(({ key, parent }) => [key, parent])).toEqual([
      ['3101', '31'],
      ['3201', '32'],
      ['3202', '32'],
    ]);
    const found = await market.members({ dataset: 'sales', dimension: 'brand', search: '名-BRAND-1' }, 'en');
    expect(found).toEqual({ members: [{ key: 'brand-1', name: 'The brand 1', parent: null }], all: 1, outside: 0 });
    const named = await market.members({ dataset: 'sales', dimension: 'fuelType', keys: ['BEV', 'nobody'] }, 'zh_CN');
    expect(named.members).toEqual([{ key: 'BEV', name: '纯电', parent: null }]);
    // What no row of the release has is still called by its name, as long as it is known beforehand.
    const absent = await market.members({ dataset: 'sales', dimension: 'fuelType', keys: ['FCEV', 'BEV'] }, 'en');
    expect(absent.members.map(({ name }) => name)).toEqual(['BEV', 'FCEV']);
    const bands = await market.members({ dataset: 'sales', dimension: 'priceBand', keys: ['50-', '0-5'] }, 'en');
    expect(bands.members.map(({ name }) => name).sort()).toEqual(['500k yuan and above', 'Below 50k yuan']);
    const two = await market.members({ dataset: 'sales', dimension: 'city', limit: 2 }, 'en');
    expect([two.members.length, two.all]).toEqual([2, 4]);
    await market.close();
  });
});
