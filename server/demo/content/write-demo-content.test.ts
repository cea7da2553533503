import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { newsOf, testNow } from '../../content/content-test-kit.ts';
import { type ImageRecord, writeImages, writeReports } from '../../content/index.ts';
import { writeNews } from '../../content/news/write-news.ts';
import { listSources } from '../../content/sources/list-sources.ts';
import { removeSource } from '../../content/sources/manage-content.ts';
import { type Market, openMarket } from '../../market/service.ts';
import { openState, type StatePlace, type StateStore } from '../../state/open-state.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { putDemoOfRun } from '../../testing/demo-of-run.ts';
import { writeDemoContent } from './write-demo-content.ts';

let folder: string;
let demo: Market;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-content-'));
  await putDemoOfRun(join(folder, 'market'));
  demo = await openMarket(join(folder, 'market'));
});
afterAll(async () => {
  await demo?.close();
  await rm(folder, { recursive: true, force: true });
});

const never = () => Promise.reject(new Error('The market was asked.'));
const empty = { release: () => null, query: never, catalogue: never, members: never, months: never };
const release = { id: 'r', publishedAt: '', note: '', demonstration: false };
const imported = { ...empty, release: () => release };

/** A picture that an operator has brought. */
const pictureOf = (key: string): ImageRecord => {
  const words = { title: 'Mine', brand: 'B', model: 'M', subModel: '', colour: 'White' };
  return {
    key,
    brand: 'b',
    model: 'm',
    subModel: '',
    angle: 'side',
    year: 2026,
    colour: 'white',
    paint: '',
    measures: { length: null, width: null, height: null, wheelbase: null },
    extent: null,
    shows: { file: { digest: 'f'.repeat(64), width: 10, height: 5, widths: [10] } },
    texts: { en: { ...words, licence: 'Own', source: 'Own', credit: '' } },
  };
};

describeOnBothStores('writing of demonstration content', (place) => {
  let where: StatePlace;
  let state: StateStore;
  beforeEach(async () => {
    where = await place();
    state = await openState(where);
  });
  afterEach(() => state?.close());

  type Asked = Parameters<typeof writeDemoContent>[1];
  const items = async () =>
    (await listSources(state.db)).map(({ kind, source, items: count }) => [kind, source, count]);
  const write = (market: Asked = demo) => writeDemoContent(state.db, market, 'small', testNow);
  /** The market as a first start has it. */
  const early = (): Asked => ({
    ...demo,
    months: async (dataset) => (['charging', 'configuration'].includes(dataset) ? null : demo.months(dataset)),
  });
  const all = [
    ['news', 'demonstration', 120],
    ['policy', 'demonstration', 60],
    ['report', 'demonstration', 18],
    ['market-report', 'demonstration', 8],
    // Thirty models, each in two colours from three angles.
    ['image', 'demonstration', 180],
  ];

  test('it is written once', async () => {
    await write();
    await write();
    expect(await items()).toEqual(all);
    expect((await listSources(state.db))[0]?.lastDelivery).toBe(testNow);
  });

  test('news and reports wait for a market; news of what is made behind a first start follow, once', async () => {
    await write(empty);
    expect(await items()).toEqual([['policy', 'demonstration', 60]]);
    await write(early());
    await write(early());
    expect((await items())[0]).toEqual(['news', 'demonstration', 84]);
    const titles = () => state.db.selectFrom('news_text').select('title').orderBy('title').execute();
    await write();
    expect(await items()).toEqual(all);
    const written = await titles();
    await write();
    expect(await titles()).toEqual(written);
  });

  test('what was removed does not come back, nor what would follow it', async () => {
    await write(early());
    expect(await removeSource(state.db, 'demonstration', '/nowhere')).toBe(170);
    await write();
    expect(await items()).toEqual([]);
  });

  test('what was delivered is left alone, and the market is not asked', async () => {
    await writeNews(state.db, 'own', [newsOf('1', 'Mine')]);
    const texts = { en: { title: 'Mine', summary: '', publisher: '', blocks: [] } };
    const demonstration = { ...empty, release: () => ({ ...release, demonstration: true }) };
    await expect(write(demonstration)).rejects.toThrow('The market was asked.');
    await writeReports(state.db, 'own', [
      { key: '1', kind: 'public', publishedOn: '20260101', pages: 1, topics: [], texts },
    ]);
    await writeImages(state.db, 'own', [pictureOf('1')]);
    await write(demonstration);
    expect(await items()).toEqual([
      ['news', 'own', 1],
      ['policy', 'demonstration', 60],
      ['report', 'own', 1],
      ['image', 'own', 1],
    ]);
  });

  test('beside a true market nothing is invented', async () => {
    await write(imported);
    expect(await items()).toEqual([]);
  });

  test('two servers that start at once write it once', async () => {
    // A file is for one server; in one process its second writer could only wait for itself.
    if ('file' in where) return;
    const other = await openState(where);
    try {
      await Promise.all([write(), writeDemoContent(other.db, demo, 'small', testNow)]);
    } finally {
      await other.close();
    }
    expect(await items()).toEqual(all);
  });
});
