import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { createRelease } from '../making/create-release.ts';
import { openRelease } from '../opened/open-release.ts';
import { fillSmallRelease, publishSmallRelease, smallFacts } from '../testing/small-market.ts';
import { priceInserts, smallLaunches, smallPrices } from '../testing/small-prices.ts';
import { listReleases } from './list-releases.ts';
import { publishRelease, rollbackRelease } from './publish-release.ts';
import { readCurrent, releaseFolder } from './release.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-releases-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const facts = smallFacts().slice(0, 50);

describe('releases', () => {
  test('a sealed release says what it covers, and waits to be published', async () => {
    const writer = await fillSmallRelease(folder, facts, 'one');
    expect(await listReleases(folder)).toEqual([]);
    const sealed = await writer.seal();
    expect(sealed).toMatchObject({
      id: 'one',
      demonstration: true,
      first: '2020-03',
      counts: { facts: 50, cities: 4 },
    });
    expect((await listReleases(folder)).map(({ id, state }) => [id, state])).toEqual([['one', 'kept']]);
    expect(await readCurrent(folder)).toBeNull();
    // All of it stands in its one file, whose sum is kept: there is no log to be read beside it.
    expect((await readdir(releaseFolder(folder, 'one'))).sort()).toEqual([
      'deliveries',
      'market.duckdb',
      'release.json',
    ]);
  });

  test('publish and rollback switch between releases', async () => {
    await publishSmallRelease(folder, facts, 'one');
    await publishSmallRelease(folder, facts, 'two');
    const states = async () => Object.fromEntries((await listReleases(folder)).map(({ id, state }) => [id, state]));
    expect(await states()).toEqual({ one: 'previous', two: 'current' });
    expect((await rollbackRelease(folder)).id).toBe('one');
    expect(await states()).toEqual({ one: 'current', two: 'previous' });
    await expect(publishRelease(folder, 'three')).rejects.toThrow('Release three does not exist');
    await expect(publishRelease(folder, '../two')).rejects.toThrow('Release ../two does not exist');
  });

  test('without an earlier release there is nothing to go back to', async () => {
    await publishSmallRelease(folder, facts, 'one');
    await expect(rollbackRelease(folder)).rejects.toThrow('no earlier release');
  });

  test('a discarded release leaves nothing behind', async () => {
    const writer = await fillSmallRelease(folder, facts, 'one');
    await writer.discard();
    expect(await readdir(join(folder, 'releases'))).toEqual([]);
  });

  test('a release is written once', async () => {
    await publishSmallRelease(folder, facts, 'one');
    const info = { demonstration: false, note: '', preliminaryFrom: null };
    await expect(createRelease(folder, { ...info, id: 'one' })).rejects.toThrow('already exists');
    await expect(createRelease(folder, { ...info, id: '../one' })).rejects.toThrow('not valid');
  });

  test.each([
    ['INSERT INTO sales SELECT * FROM sales LIMIT 1', 'Duplicate facts'],
    ['INSERT INTO sales VALUES (24000, 1, 99, 0, 1)', 'sub_model_id = 99'],
    ['INSERT INTO sales VALUES (24000, 1, 0, 98, 1)', 'city_id = 98'],
    ['INSERT INTO sales VALUES (24000, 9, 0, 0, 1)', 'unknown data source: 9'],
    ['UPDATE sub_model SET manufacturer_id = 7 WHERE sub_model_id = 1', 'manufacturer_id = 7'],
    ["UPDATE city SET key = '1101' WHERE city_id = 2", 'key: 1101'],
    ['DELETE FROM sales', 'no sales data'],
  ])('%s is refused at sealing', async (statement, words) => {
    const writer = await fillSmallRelease(folder, facts, 'one');
    await writer.connection.run(statement);
    await expect(writer.seal()).rejects.toThrow(words);
    await writer.discard();
  });

  test('a sealed release says from when to when it has prices, and how many launches', async () => {
    const more = priceInserts({ prices: smallPrices(), launches: smallLaunches });
    const writer = await fillSmallRelease(folder, facts, 'one', more);
    expect(await writer.seal()).toMatchObject({ prices: { first: '2021-11', last: '2024-05' }, launches: 6 });
    const plain = await fillSmallRelease(folder, facts, 'two');
    expect(await plain.seal()).toMatchObject({ prices: null, launches: 0 });
  });

  test.each([
    ['INSERT INTO price SELECT * FROM price LIMIT 1', 'month, trim_id, city_id:'],
    ['INSERT INTO price VALUES (24000, 99, 0, 1, 1, 1)', 'trim_id = 99'],
    [
      "UPDATE city SET key = '3200' WHERE city_id = 2; INSERT INTO price SELECT month, trim_id, 2, msrp, tp, 1 FROM price WHERE city_id = 3 LIMIT 1",
      'figures of the whole country (or province) beside',
    ],
    ['UPDATE trim SET sub_model_id = 77 WHERE trim_id = 1', 'sub_model_id = 77'],
    ["UPDATE trim SET key = 'trim-0' WHERE trim_id = 1", 'key: trim-0'],
    ['UPDATE price SET msrp = 0 WHERE trim_id = 2', 'above zero'],
    ['UPDATE price SET volume = -1 WHERE trim_id = 2', 'not be negative'],
    ["UPDATE launch SET brand_id = 66 WHERE key = 'soon'", 'brand_id = 66'],
    ["UPDATE launch SET manufacturer_id = 44 WHERE key = 'soon'", 'manufacturer_id = 44'],
    ["UPDATE launch SET sub_model_id = 55 WHERE key = 'soon'", 'sub_model_id = 55'],
    ["UPDATE launch SET key = 'soon' WHERE key = 'later'", 'key: soon'],
    ["UPDATE launch SET state = 'sold' WHERE key = 'soon'", 'not "sold"'],
    ["UPDATE launch SET launch_on = '2024-02-30' WHERE key = 'soon'", '2024-02-30'],
    ["UPDATE launch SET launch_on = 'autumn' WHERE key = 'soon'", 'autumn'],
  ])('%s is refused at sealing', async (statement, words) => {
    const more = priceInserts({ prices: smallPrices(), launches: smallLaunches });
    const writer = await fillSmallRelease(folder, facts, 'one', more);
    await writer.connection.run(statement);
    await expect(writer.seal()).rejects.toThrow(words);
    await writer.discard();
  });

  test('a statement ends when its client has gone, and the release answers the next', async () => {
    const id = await publishSmallRelease(folder, facts);
    const release = await openRelease(folder, id, '2024-06-01T00:00:00.000Z');
    const client = new AbortController();
    const slow = release.run('SELECT COUNT(*) FROM range(100000000000) AS a', [], client.signal);
    setTimeout(() => client.abort(new Error('the client has gone')), 30);
    const begun = performance.now();
    await expect(slow).rejects.toThrow('the client has gone');
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(await release.run('SELECT CAST(COUNT(*) AS INTEGER) FROM sales', [])).toEqual([[50]]);
    release.close();
  });
});
