import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { CallData, CallName } from '@portal/contract';
import { newsOf } from '../../content/content-test-kit.ts';
import { pictureOf } from '../../content/image/image-test-kit.ts';
import { writeImages } from '../../content/image/write-images.ts';
import { writeNews } from '../../content/news/write-news.ts';
import { uniteMembers } from '../../market/index.ts';
import { publishRelease } from '../../market/releases/publish-release.ts';
import { sealSteady } from '../../market/testing/gate-market.ts';
import { databaseSetting, describeOnBothStores } from '../../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const model = (key: string) => ({ key, name: { zh_CN: `车型 ${key}`, en: `Model ${key}` }, tone: 1 });

/** A server of whose market two models, and two brands, become one after an account has kept things of each. */
describeOnBothStores('what an account keeps of a member that has become one with another', (place) => {
  let server: TestServer;
  let token = '';
  const ask = async <Name extends CallName>(name: Name, payload: object = {}): Promise<CallData<Name>> => {
    const { body } = await server.call(name, payload, { token, language: 'en' });
    expect([name, body.status.msg2Dev]).toEqual([name, '']);
    return body.data as CallData<Name>;
  };
  const note = (key: string, text: string) =>
    ask('keepAnnotation', {
      dataset: 'sales',
      text,
      month: '2025-05',
      member: { dimension: 'model', key },
      indicator: null,
      shared: false,
    });

  beforeAll(async () => {
    server = await startTestServer({ settings: databaseSetting(await place()), marketSize: 'none' });
    token = await server.signIn();
    const folder = join(server.settings.dataFolder, 'market');
    await sealSteady(folder, 'apart');
    await publishRelease(folder, 'apart');
    await server.stores.market.refresh();
    const { db } = server.stores.state;
    await writeNews(db, 'test', [
      newsOf('former', 'Of the former', { models: [model('model-2')] }),
      newsOf('now', 'Of the other', { models: [model('model-0')] }),
      newsOf('both', 'Of both', { models: [model('model-0'), model('model-2')] }),
    ]);
    await writeImages(db, 'test', [pictureOf('a', 'brand-1', 'model-2'), pictureOf('b', 'brand-2', 'model-4')]);
    await ask('saveNewsPreference', { topics: [], models: ['model-2'], brands: ['brand-1'], sources: [] });
    await ask('markFavouriteMember', { dimension: 'model', member: 'model-2', favourite: true });
    await ask('markFavouriteMember', { dimension: 'model', member: 'model-4', favourite: true });
    await ask('keepModelNote', { model: 'model-0', text: 'Of the other' });
    await ask('keepModelNote', { model: 'model-2', text: 'Of the former' });
    await note('model-2', 'Facelift');
    const order = { by: 'Lin Wei', note: '' };
    const brand = await uniteMembers(folder, {
      ...order,
      field: 'brand',
      from: 'brand-1',
      into: 'brand-0',
      onto: 'apart',
    });
    const ofModel = { ...order, field: 'model', from: 'model-2', into: 'model-0', onto: brand.release } as const;
    await publishRelease(folder, (await uniteMembers(folder, ofModel)).release);
    await server.stores.market.refresh();
  });
  afterAll(() => server?.close());

  const titles = (items: readonly { newsTitle: string }[]) => items.map(({ newsTitle }) => newsTitle).sort();

  test.each(['model-0', 'model-2'])(
    'news of it are found by %s, counted together, and named by what is asked',
    async (key) => {
      const { items, facets, total } = await ask('newsSearch', { models: [key] });
      expect(titles(items)).toEqual(['Of both', 'Of the former', 'Of the other']);
      expect(facets.models?.map((facet) => [facet.key, facet.count])).toEqual([[key, total]]);
      for (const { models } of items) expect(models?.map((each) => each.key)).toEqual(['model-0']);
      const feed = await fetch(`${server.address}/api/v3/iw-content/news/feed?models=${key}&language=en`, {
        headers: { token },
      });
      expect((await feed.text()).match(/<item>/g)).toHaveLength(3);
    },
  );

  test('a preference for it holds, and names it by its key of today', async () => {
    expect(await ask('newsPreference')).toMatchObject({ models: ['model-0'], brands: ['brand-0'] });
    const { items } = await ask('newsSearch', { preferred: true });
    expect(titles(items)).toEqual(['Of both', 'Of the former', 'Of the other']);
    const { related } = await ask('newsDetail', { newsId: 'test-former' });
    expect(titles(related)).toEqual(['Of both', 'Of the other']);
    const { brands } = await ask('newsBrands');
    expect(brands.map(({ key }) => key)).toEqual(['brand-0']);
  });

  test.each([
    ['brand-0', 'model-0'],
    ['brand-1', 'model-2'],
  ])('its pictures are found by %s and %s', async (brand, key) => {
    for (const query of [{ models: [key] }, { brands: [brand] }, { brands: [brand], models: [key] }]) {
      const { items, facets } = await ask('imageSearch', query);
      expect(items.map((item) => [item.brand.key, item.model.key])).toEqual([['brand-0', 'model-0']]);
      if (query.models) expect(facets.models?.map((facet) => facet.key)).toContain(key);
      if (query.brands) expect(facets.brands.map((facet) => facet.key)).toContain(brand);
    }
    const { items } = await ask('imagesOfCars', { by: 'model', keys: [key] });
    expect(items.map((item) => [item.key, item.image.imageId])).toEqual([[key, 'test-a']]);
    const ofSubs = await ask('imagesOfCars', { by: 'subModel', keys: ['sub-4', 'sub-0'] });
    expect(ofSubs.items.map((item) => item.key)).toEqual(['sub-4', 'sub-0']);
  });

  test('it stays marked, by its key of today, and can be unmarked by either', async () => {
    const marked = async () => (await ask('listFavouriteMembers')).favourites;
    expect(await marked()).toEqual([{ dimension: 'model', members: ['model-4', 'model-0'] }]);
    await ask('markFavouriteMember', { dimension: 'model', member: 'model-0', favourite: false });
    expect(await marked()).toEqual([{ dimension: 'model', members: ['model-4'] }]);
  });

  test('notes on both are read together by either key, and become one when they are written anew', async () => {
    const noteOf = async (key: string) => (await ask('readModelNote', { model: key })).text;
    const together = 'Of the former\n\nOf the other';
    expect([await noteOf('model-0'), await noteOf('model-2')]).toEqual([together, together]);
    await ask('keepModelNote', { model: 'model-2', text: 'One' });
    expect([await noteOf('model-0'), await noteOf('model-2')]).toEqual(['One', 'One']);
    await ask('keepModelNote', { model: 'model-0', text: '' });
    expect([await noteOf('model-0'), await noteOf('model-2')]).toEqual(['', '']);
  });

  test('remarks on it stand at the member of today, with its name', async () => {
    const members = async () =>
      (await ask('listRemarks', { dataset: 'sales' })).annotations.map(({ text, member }) => [
        text,
        member?.key,
        member?.name,
      ]);
    expect(await members()).toEqual([['Facelift', 'model-0', 'The model 0']]);
    await note('model-2', 'Another');
    expect((await members()).map(([, key]) => key)).toEqual(['model-0', 'model-0']);
  });
});
