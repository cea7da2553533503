import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { AreaManifest } from '@portal/contract';
import { foreignManifest, putArea, putForeignArea } from '../../tests/fixtures/foreign-area.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { knownAreas, knownProducts } from './known-products.ts';
import { manifestAreas } from './page-areas.ts';

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

  test('the account is told what its downloads are called, and its files are served', async () => {
    const html = await (await fetch(`${server.address}/home`)).text();
    const boot = JSON.parse(/id="portal-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
    const dealers = '/v3/iw-dealers/cities/export';
    expect(boot.areas.downloads).not.toHaveProperty([dealers]);
    const tables = (await server.call('getAreaTables', {}, { token })).body.data;
    expect(tables?.downloads[dealers]).toEqual({ zh_CN: '网点导出', en: 'outlet export' });
    const code = await fetch(`${server.address}/modules/dealer-map/index.js`);
    expect(code.headers.get('content-type')).toMatch(/javascript/);
    expect(code.headers.get('cache-control')).toBe('no-cache');
    const again = await fetch(`${server.address}/modules/dealer-map/~2/index.js`);
    expect([again.status, await again.text()]).toEqual([200, await code.text()]);
    const missing = await fetch(`${server.address}/modules/dealer-map/~2/../~3/none.js`);
    expect([missing.status, missing.headers.get('content-type')]).not.toEqual([200, expect.stringMatching(/html/)]);
  });

  test('leaves the menu when its folder is gone, and comes back with the rights people had', async () => {
    await server.close();
    await rm(join(dataFolder(), 'modules'), { recursive: true });
    await open();
    expect((await menu()).map(({ key }) => key)).not.toContain('dealer-map');
    const tables = (await server.call('getAreaTables', {}, { token })).body.data;
    expect(JSON.stringify(tables)).not.toContain('dealer-map');
    await server.close();
    await putForeignArea(dataFolder());
    await open();
    expect((await menu()).map(({ key }) => key)).toContain('dealer-map');
  });
});

describe('a manifest that cannot be used leaves out its area alone, in words', () => {
  /** @returns why the area is left out, and whether what lies beside it still stands */
  const leftOut = async (manifest: unknown) => {
    const folder = await mkdtemp(join(room, 'bad-'));
    await putForeignArea(folder, manifest);
    await putArea(folder, 'whole', { ...foreignManifest, ...whole });
    const { products, leftOut: out } = knownAreas(join(folder, 'modules'));
    expect(products.some(({ key }) => key === 'whole')).toBe(true);
    expect(products.filter(({ menu }) => menu).length).toBeGreaterThan(
      knownProducts().filter(({ menu }) => menu).length,
    );
    // A Chinese sentence is Chinese all through.
    for (const { sentence } of out) expect(sentence.zh_CN).not.toMatch(/\b(must|should|is|not|have)\b/);
    return out.map(({ area, sentence }) => `${area}: ${sentence.en}`).join();
  };
  const page = { path: '/whole/cities', names: foreignManifest.names };
  const menu = { ...foreignManifest.menu, pages: [page] };
  const whole = { id: '2098590', key: 'whole', path: '/whole', menu, links: {}, downloads: [] };

  test.each<[string, object, RegExp]>([
    [
      'a wrong type',
      { place: 'first' },
      /^dealer-map: .*modules\/dealer-map\/manifest\.json.*field 'place': has "first"; it must be a number/,
    ],
    ['a stray field', { colour: 'red' }, /field 'colour'/],
    ['an unknown category', { category: 'cars' }, /field 'category': must be one of market-data, research/],
    ['another path than its folder', { path: '/dealers' }, /field 'menu\.pages': .* does not lie below \/dealers/],
    ['an id that is taken', { id: '1000' }, /The id '1000' of the manifest .* belongs to another product/],
    ['a key that is taken', { key: 'purchase-benefit' }, /The key 'purchase-benefit' of the manifest/],
    ['a link without a key', { links: { city: '/dealer-map/cities' } }, /field 'links\.city'/],
    ['a way out of its folder', { entry: '../sales/index.js' }, /field 'entry'/],
    ['an unknown format', { format: 'amd' }, /field 'format'/],
    ['a hash that is none', { integrity: { 'index.js': 'abc' } }, /field 'integrity\.index\.js'/],
    ['a character that no name holds', { memo: { zh_CN: 'a\u0000', en: 'b' } }, /'zh_CN' holds a control character/],
  ])('%s', async (_what, changes, sentence) =>
    expect(await leftOut({ ...foreignManifest, ...changes })).toMatch(sentence),
  );

  test.each<[string, (folder: string) => Promise<unknown>, RegExp]>([
    ['no JSON', (folder) => writeFile(join(folder, 'manifest.json'), '{ "id": '), /dealer-map: .*JSON/],
    ['an endless file', (folder) => writeFile(join(folder, 'manifest.json'), ' '.repeat(300_000)), /300000 bytes/],
    ['a folder in its place', (folder) => mkdir(join(folder, 'manifest.json')), /dealer-map: .*EISDIR/],
  ])('%s', async (_what, put, sentence) => {
    const modules = await mkdtemp(join(room, 'bad-'));
    await mkdir(join(modules, 'dealer-map'));
    await put(join(modules, 'dealer-map'));
    const [out] = knownAreas(modules).leftOut;
    expect(`${out?.area}: ${out?.sentence.en}`).toMatch(sentence);
    expect(out?.sentence.en).not.toContain(modules);
  });

  test('an address of the frame, and a page whose name another area has', async () => {
    const modules = join(await mkdtemp(join(room, 'bad-')), 'modules');
    const at = (path: string, id: string, pages: string[]) => {
      const entries = pages.map((each) => ({ path: each, names: foreignManifest.names }));
      return { ...foreignManifest, id, key: path.slice(1), path, links: {}, menu: { ...menu, pages: entries } };
    };
    await putArea(join(modules, '..'), 'dashboard', at('/dashboard', '2098591', []));
    await putArea(join(modules, '..'), 'sales-trend', at('/sales-trend', '2098592', ['/sales-trend/model']));
    await putArea(join(modules, '..'), 'sales-trend-model', at('/sales-trend-model', '2098593', []));
    const { leftOut: out } = knownAreas(modules);
    expect(out.map(({ area }) => area)).toContain('dashboard');
    expect(out[0]?.sentence.en).toMatch(/path '\/dashboard' .* belongs to another product/);
  });

  test('a dimension by a word that every object knows is a dimension', () => {
    const shows = { constructor: '/dealer-map/cities?city={key}' };
    const { links } = manifestAreas([{ ...(foreignManifest as unknown as AreaManifest), shows }]).all;
    expect(Object.hasOwn(links, 'constructor') && links.constructor).toEqual([shows.constructor]);
  });

  test('what a manifest says of its files goes with the entry of the menu, by their addresses', () => {
    const area = {
      ...(foreignManifest as unknown as AreaManifest),
      format: 'es',
      styles: ['style.css'],
    } as AreaManifest;
    expect(manifestAreas([area]).tables.get('/dealer-map')?.code).toMatchObject({
      entry: '/modules/dealer-map/index.js',
      format: 'es',
      styles: ['/modules/dealer-map/style.css'],
    });
  });

  test('a member is shown on several pages of an area', () => {
    const shows = { city: ['/dealer-map/cities?city={key}', '/dealer-map/changes?city={key}'] };
    const { links } = manifestAreas([{ ...(foreignManifest as unknown as AreaManifest), links: {}, shows }]).all;
    expect(links.city).toEqual(shows.city);
  });

  test('the portal starts; its log, /readyz?verbose and the pages of developers say it, and nobody else is told', async () => {
    const dataFolder = join(room, 'left-out');
    await putForeignArea(dataFolder, { ...foreignManifest, place: 'first' });
    await putArea(dataFolder, 'whole', { ...foreignManifest, ...whole });
    const server = await startTestServer({ settings: { dataFolder } });
    try {
      const described = /modules\/dealer-map\/manifest\.json.*'place': has \\*"first\\*"; it must be a number/;
      expect(server.log.find((line) => line.includes('an area was left out'))).toMatch(described);
      const verbose = (headers = {}) => fetch(`${server.address}/readyz?verbose`, { headers });
      expect(await (await verbose()).text()).toMatch(described);
      for (const name of ['x-forwarded-for', 'forwarded', 'via'])
        expect(await (await verbose({ [name]: 'for=10.0.0.1' })).text()).toBe('ready');
      expect(await (await fetch(`${server.address}/readyz`)).text()).toBe('ready');
      const pageOf = async (token: string) =>
        (await fetch(`${server.address}/dashboard`, { headers: { cookie: `token=${token}` } })).text();
      expect(await pageOf(await server.signIn('developer', 'Portal-2026-dev'))).toMatch(described);
      const plain = await server.signIn();
      expect(await pageOf(plain)).not.toMatch(described);
      const entries = (await server.call('getAllMenu', {}, { token: plain, language: 'en' })).body.data ?? [];
      expect(entries.map(({ key }) => key)).toEqual(expect.arrayContaining(['whole', 'sales']));
    } finally {
      await server.close();
    }
  });
});
