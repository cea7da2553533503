import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { MarketQuery } from '@portal/contract';
import { eventually } from '../../tests/support/eventually.ts';
import { publishRelease } from './releases/publish-release.ts';
import { releaseFile } from './releases/release.ts';
import { type Market, openMarket } from './service.ts';
import { damages, forgetSeal, spoilTables } from './testing/damage.ts';
import { publishSmallRelease, smallFacts } from './testing/small-market.ts';
import { publishWideRelease, scattered } from './testing/wide-market.ts';

let folder: string;
let market: Market | undefined;
let reports: string[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'market-damage-'));
  reports = [];
});
afterEach(async () => {
  await market?.close();
  market = undefined;
  await rm(folder, { recursive: true, force: true });
});

const facts = smallFacts();
const start = async () => {
  market = await openMarket(folder, { report: (error) => reports.push(String(error)) });
  return market;
};
const publish = async (...ids: string[]) => {
  for (const id of ids) await publishSmallRelease(folder, facts, id);
};
const question: MarketQuery = {
  dataset: 'sales',
  dataSources: ['DATASOURCE_CLH_PIFA'],
  dateType: 'monthly',
  from: '2022-01',
  to: '2024-05',
  by: ['period', 'city'],
  indicators: ['volume'],
};
const unreadable = { id: 'market.data-unreadable', code: 1 };

describe('a start whose published release is damaged', () => {
  test.each(Object.entries(damages))('%s: the last whole one answers, and it is told', async (_name, damage) => {
    await publish('one', 'two');
    await damage(folder, 'two');
    const own = await start();
    expect(own.release()?.id).toBe('one');
    expect(own.fallenBack()).toBe(true);
    expect((await own.query(question, 'en')).rows.length).toBeGreaterThan(0);
    expect(reports).toEqual([expect.stringMatching(/two.* release one answers instead/s)]);
  });

  test('a current.json that is broken leads to the newest that was published', async () => {
    await publish('one', 'two');
    await writeFile(join(folder, 'current.json'), '{"current":');
    const own = await start();
    expect(own.release()?.id).toBe('two');
    expect(reports).toEqual([expect.stringContaining('current.json cannot be read')]);
    await publishRelease(folder, 'two');
    await own.refresh();
    expect([own.release()?.id, own.fallenBack()]).toEqual(['two', false]);
  });

  test('where nothing is whole, nothing answers', async () => {
    await publish('one', 'two');
    for (const id of ['one', 'two']) await damages['cut in half']?.(folder, id);
    expect((await start()).release()).toBeNull();
    expect(reports).toEqual([expect.stringContaining('no other release can answer')]);
  });

  test('it goes on to watch: what is published next is asked, and so is the file that was put back', async () => {
    await publish('one', 'two');
    const copy = join(folder, 'copy');
    await copyFile(releaseFile(folder, 'two'), copy);
    await damages['some bytes in the middle of a table']?.(folder, 'two');
    const own = await start();
    await copyFile(copy, releaseFile(folder, 'two'));
    await eventually(() => expect(own.release()?.id).toBe('two'));
    expect(own.fallenBack()).toBe(false);
    await damages['no file']?.(folder, 'one');
    await publish('three');
    await eventually(() => expect(own.release()?.id).toBe('three'));
  });
});

/** A market of many blocks: what was read when it was opened stays in memory, and no damage reaches that. */
describe('damage that is met while serving', () => {
  test.each([
    ['with a seal', false],
    ['without one', true],
  ])('%s: the question is refused in words, and the release before answers', async (_name, old) => {
    await publishWideRelease(folder, 'one', scattered);
    await publishWideRelease(folder, 'two', scattered);
    if (old) await forgetSeal(folder, 'two');
    const own = await start();
    expect([own.release()?.id, own.fallenBack()]).toEqual(['two', false]);
    await spoilTables(folder, 'two');
    await expect(own.query(question, 'en')).rejects.toMatchObject(unreadable);
    await eventually(() => expect(own.release()?.id).toBe('one'));
    expect((await own.query(question, 'en')).release.id).toBe('one');
    expect(own.fallenBack()).toBe(true);
    expect(reports).toEqual([expect.stringMatching(/Release two is damaged.* release one answers instead/s)]);
  });

  test('where no other is whole, the sentence stays, and so does the release', async () => {
    await publishWideRelease(folder, 'one', scattered);
    const own = await start();
    await spoilTables(folder, 'one');
    for (let turn = 0; turn < 3; turn += 1) {
      await expect(own.query({ ...question, limit: turn + 1 }, 'en')).rejects.toMatchObject(unreadable);
      await own.refresh();
    }
    await eventually(() => expect(own.fallenBack()).toBe(true));
    expect(own.release()?.id).toBe('one');
    expect(reports).toEqual([expect.stringContaining('no other release can answer')]);
  });
});
