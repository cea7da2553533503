import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { AreaManifest } from '@portal/contract';
import { foreignManifest, scriptOf } from '../../tests/fixtures/foreign-area.ts';
import { knownProducts } from '../products/known-products.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { readPackage } from './package/read-package.ts';
import { activate, confirm, rollBack } from './store/activate.ts';
import { publish } from './store/publish.ts';
import { removeModule } from './store/remove.ts';

const card = '@portal/area-dealer-card';
const by = { who: 'team', at: 0 };

describeOnBothStores('parcels that areas mount', (place) => {
  let server: TestServer;
  let token = '';

  beforeAll(async () => {
    server = await startTestServer({ settings: databaseSetting(await place()), marketSize: 'none' });
    token = await server.signIn();
  });
  afterAll(() => server?.close());

  const db = () => server.stores.state.db;
  const bring = async (
    name: string,
    version: string,
    id: string,
    more: Partial<AreaManifest>,
    known: readonly AreaManifest[] = [],
  ) => {
    const { menu: _menu, links: _links, downloads: _downloads, ...plain } = foreignManifest;
    const manifest = { ...plain, id, key: name, path: `/${name}`, ...more };
    const files = [
      { path: 'manifest.json', bytes: Buffer.from(JSON.stringify(manifest)) },
      { path: 'index.js', bytes: Buffer.from(scriptOf(`'${name} ${version}'`)) },
    ];
    await publish(db(), readPackage({ name, version, files }), by, known);
    await confirm(db(), name, version, by);
  };
  const stand = (name: string, version: string, audience: null | { accounts: string[]; companies: string[] } = null) =>
    activate(db(), { name, version, audience }, by);
  const menu: AreaManifest['menu'] = { standing: 'everybody', icon: 'database', pages: [] };
  const entryOf = async (path: string, as = token) =>
    (await server.call('getAllMenu', {}, { token: as })).body.data?.find((entry) => entry.path === path);
  const beside = async (path: string) => {
    const html = await (await fetch(`${server.address}/home`)).text();
    const boot = JSON.parse(/id="portal-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
    return boot.areas.everybody.find((area: { path: string }) => area.path === path);
  };

  test('a parcel is no product: it comes with the areas that name it, in the version that stands, and with no other', async () => {
    await bring('dealer-card', '1.0.0', '9000201', { parcel: true });
    await bring('dealer-sheet', '1.0.0', '9000202', { menu, parcels: ['dealer-card', 'dealer-other', 'nothing'] });
    await bring('dealer-other', '1.0.0', '9000203', { menu });
    for (const name of ['dealer-sheet', 'dealer-other']) await stand(name, '1.0.0');
    expect(await beside('/dealer-sheet')).not.toHaveProperty('parcels');
    await stand('dealer-card', '1.0.0');
    const entry = '/module-versions/dealer-card/1.0.0/index.js';
    expect((await beside('/dealer-sheet')).parcels).toEqual({
      [card]: expect.objectContaining({ version: '1.0.0', entry, integrity: { [entry]: expect.any(String) } }),
    });
    expect(await beside('/dealer-other')).not.toHaveProperty('parcels');
    expect(await beside('/dealer-card')).toBeUndefined();
    expect(await entryOf('/dealer-card')).toBeUndefined();
    const { body } = await server.call('getAllProducts', {}, { token });
    expect(JSON.stringify(body.data)).not.toContain('dealer-card');
    const product = db().selectFrom('product').selectAll().where('product_id', '=', '9000201');
    expect(await product.execute()).toEqual([]);
  });

  test('some have another version first; it goes back and is removed, and the areas stay', async () => {
    await bring('dealer-card', '1.1.0', '9000201', { parcel: true });
    const { account_id } = await db()
      .selectFrom('account')
      .select('account_id')
      .where('user_name', '=', 'developer')
      .executeTakeFirstOrThrow();
    await stand('dealer-card', '1.1.0', { accounts: [account_id], companies: [] });
    const versionFor = async (cookie: string) => {
      const html = await (await fetch(`${server.address}/home`, { headers: { cookie } })).text();
      const boot = JSON.parse(/id="portal-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
      const area = boot.areas.everybody.find((each: { path: string }) => each.path === '/dealer-sheet');
      return area?.parcels?.[card]?.version;
    };
    const developer = `token=${await server.signIn('developer', 'Portal-2026-dev')}`;
    expect([await versionFor(''), await versionFor(developer)]).toEqual(['1.0.0', '1.1.0']);
    await stand('dealer-card', '1.1.0');
    expect(await versionFor('')).toBe('1.1.0');
    await rollBack(db(), 'dealer-card', by);
    expect(await versionFor(developer)).toBe('1.0.0');
    await removeModule(db(), 'dealer-card');
    expect(await versionFor(developer)).toBeUndefined();
    expect(await beside('/dealer-sheet')).toMatchObject({ path: '/dealer-sheet' });
  });

  test('a parcel with a menu is refused, in the language of who publishes it and with what to do', async () => {
    await expect(bring('dealer-both', '1.0.0', '9000204', { parcel: true, menu })).rejects.toMatchObject({
      sentence: {
        zh_CN: expect.stringMatching(/^[^a-z]*manifest\.json 无法使用，字段“menu”：[^a-z]*请改正后重新发布。$/),
        en: expect.stringMatching(/this is a parcel\. Correct it, then publish again\.$/),
      },
    });
  });

  const has = (path: string) => entryOf(path).then((entry) => entry !== undefined);
  const demo = () =>
    db().selectFrom('account').select('account_id').where('user_name', '=', 'demo').executeTakeFirstOrThrow();

  test('no parcel has the name, the key or the number of an area that there is, and takes none out of a menu', async () => {
    expect(await has('/sales')).toBe(true);
    const all = knownProducts();
    for (const [name, more] of [
      ['sales', {}],
      ['dealer-own', { key: 'sales' }],
      ['dealer-own', { id: all.find(({ key }) => key === 'sales')?.id ?? '' }],
      ['dealer-fourth', { key: 'dealer-sheet' }],
    ] as const)
      await expect(bring(name, '1.0.0', '9000205', { parcel: true, ...more }, all)).rejects.toMatchObject({
        id: 'modules.package-unfit',
      });
    // One that came before the area of its name did.
    await bring('sales', '1.0.0', '9000206', { key: 'sales-card', parcel: true });
    await stand('sales', '1.0.0', { accounts: [(await demo()).account_id], companies: [] });
    const developer = await server.signIn('developer', 'Portal-2026-dev');
    expect([await has('/sales'), (await entryOf('/sales', developer)) !== undefined]).toEqual([true, true]);
    const html = await (await fetch(`${server.address}/home`, { headers: { cookie: `token=${developer}` } })).text();
    expect(JSON.parse(/id="portal-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}').leftOut).toEqual([
      expect.objectContaining({ area: 'sales' }),
    ]);
    await removeModule(db(), 'sales');
    expect(await has('/sales')).toBe(true);
  });

  test('an area does not become a parcel, nor a parcel an area: the module is removed first', async () => {
    await bring('dealer-kind', '1.0.0', '9000207', { menu });
    await expect(bring('dealer-kind', '1.1.0', '9000207', { parcel: true })).rejects.toMatchObject({
      id: 'modules.other-kind',
      sentence: { en: expect.stringContaining('npm run module -- remove dealer-kind') },
    });
    await removeModule(db(), 'dealer-kind');
    await bring('dealer-kind', '1.1.0', '9000207', { parcel: true });
    await expect(bring('dealer-kind', '1.2.0', '9000207', { menu })).rejects.toMatchObject({
      id: 'modules.other-kind',
    });
    await removeModule(db(), 'dealer-kind');
  });

  test('each account has the parcels of the version that it has: a trial begins to mount another, or none', async () => {
    await bring('card-a', '1.0.0', '9000208', { parcel: true });
    await bring('card-b', '1.0.0', '9000209', { parcel: true });
    await bring('two-cards', '1.0.0', '9000210', { menu, parcels: ['card-a'] });
    await bring('two-cards', '1.1.0', '9000210', { menu, parcels: ['card-b', 'two-cards'] });
    for (const name of ['card-a', 'card-b', 'two-cards']) await stand(name, '1.0.0');
    await stand('two-cards', '1.1.0', { accounts: [(await demo()).account_id], companies: [] });
    const of = async (cookie: string) => {
      const html = await (await fetch(`${server.address}/home`, { headers: { cookie } })).text();
      const boot = JSON.parse(/id="portal-boot">(.*?)<\/script>/.exec(html)?.[1] ?? '{}');
      const area = boot.areas.everybody.find((each: { path: string }) => each.path === '/two-cards');
      return Object.keys(area?.parcels ?? {});
    };
    expect([await of(''), await of(`token=${token}`)]).toEqual([['@portal/area-card-a'], ['@portal/area-card-b']]);
    await stand('two-cards', '1.1.0');
    expect(await of('')).toEqual(['@portal/area-card-b']);
  });
});
