import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { foreignManifest, putForeignArea } from '../../tests/fixtures/foreign-area.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { knownProducts } from './known-products.ts';

let room = '';
beforeAll(async () => {
  room = await mkdtemp(join(tmpdir(), 'portal-area-'));
});
afterAll(() => rm(room, { recursive: true, force: true }));

describe('an area from elsewhere: one folder with its manifest and its code, and nothing else is touched', () => {
  let server: TestServer;
  let token = '';
  const dataFolder = () => join(room, 'data');
  const open = async () => {
    server = await startTestServer({ settings: { dataFolder: dataFolder() } });
    token = await server.signIn();
  };
  beforeAll(async () => {
    await putForeignArea(dataFolder());
    await open();
  });
  afterAll(() => server?.close());
  const menu = async (language = 'en') => (await server.call('getAllMenu', {}, { token, language })).body.data ?? [];

  test('stands in the menu of who holds it, at its place, with its pages and its film', async () => {
    const entries = await menu();
    const at = entries.findIndex(({ key }) => key === 'dealer-map');
    const own = knownProducts().filter(({ menu, place }) => menu && place < foreignManifest.place);
    expect(entries.slice(0, at).map(({ key }) => key)).toEqual(own.map(({ key }) => key));
    expect(entries[at]).toMatchObject({ id: '2098595', title: 'Dealer map', icon: 'database', path: '/dealer-map' });
    expect(entries[at]?.videoUrl).toBe('https://films.example/dealers.webm');
    expect(entries[at]?.children.map(({ path, title }) => [path, title])).toEqual([
      ['/dealer-map/cities', 'Outlets by city'],
      ['/dealer-map/groups', 'Dealer groups'],
    ]);
    expect((await menu('zh_CN'))[at]?.children[0]?.title).toBe('城市网点');
  });

  test('stands in the catalogue, with what it answers', async () => {
    const { body } = await server.call('getAllProducts', {}, { language: 'en' });
    const products = body.data?.flatMap(({ children }) => children.flatMap(({ productList }) => productList));
    expect(products?.find(({ id }) => id === foreignManifest.id)).toMatchObject({
      memo: 'Which dealers each city has',
    });
  });

  test('its pages are found by the quick search', async () => {
    const { body } = await server.call('quickSearch', { text: 'outlets by' }, { token, language: 'en' });
    expect(body.data?.[0]).toMatchObject({ kind: 'page', path: '/dealer-map/cities', subtitle: 'Dealer map' });
  });

  test('the page knows what its downloads are called, and its files are served', async () => {
    const html = await (await fetch(`${server.address}/home`)).text();
    const boot = JSON.parse(/id="portal-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
    expect(boot.areas.downloads['/v3/iw-dealers/cities/export']).toEqual({ zh_CN: '网点导出', en: 'outlet export' });
    const entry = await fetch(`${server.address}/modules/dealer-map/index.js`);
    expect(entry.headers.get('content-type')).toMatch(/javascript/);
    expect(entry.headers.get('cache-control')).toBe('no-cache');
    const missing = await fetch(`${server.address}/modules/dealer-map/none.js`);
    expect([missing.status, missing.headers.get('content-type')]).not.toEqual([200, expect.stringMatching(/html/)]);
  });

  test('leaves the menu when its folder is gone, and comes back with the rights people had', async () => {
    await server.close();
    await rm(join(dataFolder(), 'modules'), { recursive: true });
    await open();
    expect((await menu()).map(({ key }) => key)).not.toContain('dealer-map');
    await server.close();
    await putForeignArea(dataFolder());
    await open();
    expect((await menu()).map(({ key }) => key)).toContain('dealer-map');
  });
});

describe('a manifest that cannot be used is refused in words', () => {
  const refused = async (changes: object) => {
    const folder = await mkdtemp(join(room, 'bad-'));
    await putForeignArea(folder, { ...foreignManifest, ...changes });
    try {
      knownProducts([join(folder, 'modules')]);
      return '';
    } catch (error) {
      return (error as { sentence: { en: string } }).sentence.en;
    }
  };

  test.each<[string, object, RegExp]>([
    ['a wrong type', { place: 'first' }, /dealer-map.manifest\.json.*field 'place': must be number/],
    ['a stray field', { colour: 'red' }, /field 'colour'/],
    ['an unknown category', { category: 'cars' }, /field 'category': must be one of market-data, research/],
    ['another path than its folder', { path: '/dealers' }, /field 'menu\.pages': .* does not lie below \/dealers/],
    ['an id that is taken', { id: '1000' }, /The id '1000' of the manifest .* belongs to another product/],
    ['a key that is announced', { key: 'channel' }, /The key 'channel' of the manifest/],
    ['a link without a key', { links: { city: '/dealer-map/cities' } }, /field 'links\.city'/],
  ])('%s', async (_what, changes, sentence) => expect(await refused(changes)).toMatch(sentence));

  test('one that fits is not', async () => {
    expect(await refused({ place: 1 })).toBe('');
  });
});
