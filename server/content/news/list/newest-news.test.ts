import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type KyselyPlugin, type SqlBool, sql } from 'kysely';
import { openState, type StateStore } from '../../../state/open-state.ts';
import { describeOnBothStores } from '../../../testing/both-stores.ts';
import { newsOf } from '../../content-test-kit.ts';
import { beginImport } from '../../import/delivery/pending-import.ts';
import { insertNewsRows, newsRows, writeNews } from '../write-news.ts';
import { newestNews } from './newest-news.ts';

describeOnBothStores('the newest news beside an import', (place) => {
  let state: StateStore;
  let asked: string[] = [];
  const listening: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked.push(JSON.stringify(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  beforeAll(async () => {
    state = await openState(await place());
  });
  afterAll(() => state?.close());

  test('are looked for once, however many wait, and others once the import has ended', async () => {
    const db = state.db.withPlugin(listening);
    await writeNews(state.db, 'press', [newsOf('a', 'First'), newsOf('b', 'Second')]);
    const titles = async () => {
      asked = [];
      const items = await newestNews(db, 'en', sql<SqlBool>`1 = 1`, { pageSize: 20 });
      return {
        titles: items.map(({ newsTitle }) => newsTitle).sort(),
        listed: asked.filter((one) => / limit /.test(one)),
      };
    };
    expect((await titles()).titles).toEqual(['First', 'Second']);
    const pending = await beginImport(state.db, 'other');
    await insertNewsRows(state.db, [newsRows('other', newsOf('c', 'Third'), pending.id)]);
    const meanwhile = await titles();
    expect(meanwhile.titles).toEqual(['First', 'Second']);
    expect(meanwhile.listed).toEqual([]);
    await pending.show(state.db);
    pending.end();
    expect((await titles()).titles).toEqual(['First', 'Second', 'Third']);
  });
});
