import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { newsOf, testNow } from '../../content/content-test-kit.ts';
import { writeReports } from '../../content/index.ts';
import { listSources, removeSource } from '../../content/manage-content.ts';
import { writeNews } from '../../content/news/write-news.ts';
import { openState, type StatePlace, type StateStore } from '../../state/open-state.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { writeDemoContent } from './write-demo-content.ts';

const never = () => Promise.reject(new Error('The market was asked.'));
const empty = { release: () => null, query: never, catalogue: never };
const release = { id: 'r', publishedAt: '', note: '', demonstration: false };
const imported = { ...empty, release: () => release };

describeOnBothStores('writing of demonstration content', (place) => {
  let where: StatePlace;
  let state: StateStore;
  beforeEach(async () => {
    where = await place();
    state = await openState(where);
  });
  afterEach(() => state?.close());

  const items = async () =>
    (await listSources(state.db)).map(({ kind, source, items: count }) => [kind, source, count]);
  const write = (market: typeof empty | typeof imported = empty) =>
    writeDemoContent(state.db, market, 'small', testNow);

  test('it is written once; reports wait for a market', async () => {
    await write();
    await write();
    expect(await items()).toEqual([
      ['news', 'demonstration', 120],
      ['policy', 'demonstration', 60],
    ]);
    expect((await listSources(state.db))[0]?.lastDelivery).toBe(testNow);
  });

  test('what was removed does not come back, and what was delivered is left alone', async () => {
    await writeNews(state.db, 'own', [newsOf('1', 'Mine')]);
    await write();
    expect(await removeSource(state.db, 'demonstration')).toBe(60);
    await write();
    expect(await items()).toEqual([['news', 'own', 1]]);
  });

  test('the market is asked for reports only where there are none', async () => {
    const demonstration = { ...empty, release: () => ({ ...release, demonstration: true }) };
    await expect(write(demonstration)).rejects.toThrow('The market was asked.');
    const texts = { en: { title: 'Mine', summary: '', publisher: '', blocks: [] } };
    await writeReports(state.db, 'own', [{ key: '1', publishedOn: '20260101', pages: 1, topics: [], texts }]);
    await write(demonstration);
    expect(await items()).toContainEqual(['report', 'own', 1]);
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
      await Promise.all([write(), writeDemoContent(other.db, empty, 'small', testNow)]);
    } finally {
      await other.close();
    }
    expect(await items()).toEqual([
      ['news', 'demonstration', 120],
      ['policy', 'demonstration', 60],
    ]);
  });
});
