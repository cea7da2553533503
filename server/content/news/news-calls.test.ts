import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { useNewsServer } from './news-test-kit.ts';

describeOnBothStores('news of one item and one account', (place) => {
  const { suite, find, titles } = useNewsServer(place);

  test('S1.023 an item names its models and how it speaks of them, and leads to others on the same', async () => {
    const detail = await suite.ask('newsDetail', { newsId: 'test-b' });
    expect(detail).toMatchObject({
      item: { newsId: 'test-b', source: 'Other', topics: ['market', 'price'] },
      paragraphs: ['A zebra in the text.'],
      models: [
        { key: 'm1', name: 'Model m1', tone: -1 },
        { key: 'm2', name: 'Model m2', tone: 0 },
      ],
    });
    // A model and a topic in common weigh more than a topic.
    expect(detail.related[0]?.newsId).toBe('test-a');
    expect(detail.related).toHaveLength(5);
    expect((await suite.ask('newsDetail', { newsId: 'test-a' }, 'zh_CN')).models[0]?.name).toBe('车型 m1');
    const { body } = await suite.server.call('newsDetail', { newsId: 'none' }, { token: suite.token, language: 'en' });
    expect(body.status).toMatchObject({ status: 1, msg2Client: expect.stringMatching(/news item was not found/) });
  });

  test('S1.023 each account keeps its own preference, and news follow it', async () => {
    expect(await suite.ask('newsPreference')).toEqual({ topics: [], models: [], brands: [], sources: [] });
    expect(await titles({ preferred: true })).toEqual([]);
    await suite.ask('saveNewsPreference', { topics: ['price', 'price', ''], models: ['m1'] });
    expect(await suite.ask('newsPreference')).toEqual({ topics: ['price'], models: ['m1'], brands: [], sources: [] });
    expect(await titles({ preferred: true, text: 'zebra' })).toEqual([
      'Zebra 100% ready',
      'Under_score zebra',
      'Plain title',
    ]);
    await suite.ask('saveNewsPreference', { topics: [], models: ['m2'] });
    expect(await titles({ preferred: true })).toEqual(['Plain title']);
    const other = await suite.server.signIn('admin', 'Portal-2026-admin');
    const mine = await suite.server.call('newsPreference', {}, { token: other });
    expect(mine.body.data).toEqual({ topics: [], models: [], brands: [], sources: [] });
  });

  test('S1.023 a brand that is followed stands for its models, and a source for all that it prints', async () => {
    const { brands } = await suite.ask('newsBrands');
    const brand = brands[0];
    expect(brands.map(({ count }) => count)).toEqual(
      brands.map(({ count }) => count).sort((one, other) => other - one),
    );
    await suite.ask('saveNewsPreference', { topics: [], models: [], brands: [brand?.key ?? ''] });
    const followed = await find({ preferred: true, pageSize: 100 });
    expect(followed.total).toBeGreaterThan(0);
    const within = { dataset: 'sales' as const, dimension: 'model' as const, within: { brand: [brand?.key ?? ''] } };
    const { members } = await suite.server.stores.market.members(within, 'en');
    const keys = new Set(members.map(({ key }) => key));
    for (const { models = [] } of followed.items) expect(models.some(({ key }) => keys.has(key))).toBe(true);
    await suite.ask('saveNewsPreference', { topics: [], models: [], sources: ['other'] });
    expect(await titles({ preferred: true })).toEqual(['Plain title']);
    await suite.ask('saveNewsPreference', { topics: [], models: [] });
  });

  test('of two preferences that are saved at once one holds, and not something of both', async () => {
    const wishes = Array.from({ length: 8 }, (_, at) => ({
      topics: [`topic-${at}`],
      models: [`model-${at}`],
      brands: [],
      sources: [],
    }));
    await Promise.all(wishes.map((wish) => suite.ask('saveNewsPreference', wish)));
    expect(wishes).toContainEqual(await suite.ask('newsPreference'));
  });

  test('nobody reads without a session', async () => {
    for (const name of ['listNews', 'newsSearch', 'newsPreference', 'hostPolicy', 'reportSearch'] as const) {
      expect((await suite.server.call(name, {})).body.status.status).toBe(100440);
    }
  });
});
