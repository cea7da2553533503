import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type CallName, calls } from '@portal/contract';
import { datasetKeys, schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { announcedProduct } from '../../tests/fixtures/announced-product.ts';
import { hashPassword } from '../accounts/passwords/passwords.ts';
import { createAccount, findByName } from '../accounts/people/account-store.ts';
import { productsOfDataset } from '../market/index.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { soldProducts } from '../testing/sold-products.ts';
import { grantProducts, holdsProduct, ownedProducts } from './grants.ts';
import { knownProducts } from './known-products.ts';
import { writeProduct, writeProducts } from './write-products.ts';

const ajv = new Ajv({ strict: false });
const products = soldProducts();

/** The nine of S2.038, and two of the area's own. */
const policyPages = [
  ...['home', 'policies', 'search', 'reports-public', 'reports-special', 'cities', 'impact'],
  ...['newenergy', 'newenergycatalog', 'newenergycar', 'newenergycardetail'],
].map((page) => `/policy/${page}`);

describeOnBothStores('catalogue', (place) => {
  let server: TestServer;
  let now = Date.now();
  let bare = '';

  beforeAll(async () => {
    const settings = databaseSetting(await place());
    server = await startTestServer({ settings, marketSize: 'none', clock: () => now });
    bare = await createAccount(server.stores.state.db, {
      user_name: 'bare',
      password_hash: await hashPassword('Nothing-1'),
      real_name: 'Bare',
      active_from: '20200101',
      active_to: '20991231',
    });
  });
  afterAll(() => server?.close());

  test('a product has the picture that its manifest names, in the language asked for', async () => {
    const token = await server.signIn();
    const picturesIn = async (language: 'zh_CN' | 'en') => {
      const { body } = await server.call('getAllProducts', {}, { token, language });
      expect(ajv.validate(schemas.getAllProducts.data, body.data)).toBe(true);
      const all = (body.data ?? []).flatMap(({ children }) => children.flatMap(({ productList }) => productList));
      return Object.fromEntries(all.flatMap(({ key, picture }) => (picture ? [[key, picture]] : [])));
    };
    for (const language of ['zh_CN', 'en'] as const) {
      const named = products.flatMap(({ key, picture }) => (picture ? [[key, picture[language]]] : []));
      expect(await picturesIn(language)).toEqual(Object.fromEntries(named));
    }
  });

  test('a product of the menu says its category, and the tables how its name is typed in either language', async () => {
    const token = await server.signIn();
    for (const [language, category] of [
      ['zh_CN', '市场数据'],
      ['en', 'Market data'],
    ] as const) {
      const { body } = await server.call('getAllMenu', {}, { token, language });
      const sales = body.data?.find(({ key }) => key === 'sales');
      expect(sales?.category).toBe(category);
      expect(sales?.children.filter((page) => 'category' in page)).toEqual([]);
      const { spellings = {} } = (await server.call('getAreaTables', {}, { token, language })).body.data ?? {};
      for (const typed of ['xiaoliangfenxi', 'xlfx', 'sales']) expect(spellings['1000']).toContain(typed);
      expect(Object.keys(spellings).sort()).toEqual(body.data?.map(({ id }) => id).sort());
    }
  });

  test('S3.014 S3.015 S7.041 the menu is the tree of what the account holds, in the language asked for', async () => {
    const token = await server.signIn();
    const chinese = await server.call('getAllMenu', {}, { token });
    expect(ajv.validate(schemas.getAllMenu.data, chinese.body.data)).toBe(true);
    const builtIn = ['1000', '1017', '1018', '1015', '1026'];
    const products = chinese.body.data?.map(({ id, path }) => [id, path]).filter(([id = '']) => builtIn.includes(id));
    expect(products).toEqual([
      ['1000', '/sales'],
      ['1017', '/news'],
      ['1018', '/policy'],
      ['1015', '/baogao'],
      ['1026', '/model-fastview'],
    ]);
    const sales = chinese.body.data?.[0];
    expect(sales).toMatchObject({ id: '1000', key: 'sales', type: 0, path: '/sales', special: false });
    const pages = sales?.children.map(({ type, path, title }) => [type, path, title]);
    expect(pages).toEqual([
      [1, '/sales/overview', '市场总览'],
      [1, '/sales/trend', '趋势'],
      [1, '/sales/ranking', '排行'],
      [1, '/sales/growth', '增长贡献'],
      [1, '/sales/shifts', '份额得失'],
      [1, '/sales/structure', '结构'],
      [1, '/sales/region', '区域分布'],
      [1, '/sales/concentration', '市场集中度'],
      [1, '/sales/sources', '来源比较'],
      [1, '/sales/model', '单车型档案'],
      [1, '/sales/compare', '车型对比'],
      [1, '/sales/changes', '数据更新说明'],
    ]);
    const english = await server.call('getAllMenu', {}, { token, language: 'en' });
    expect(english.body.data?.[0]?.children.map(({ title }) => title)).toEqual([
      'Market overview',
      'Trend',
      'Ranking',
      'Growth contribution',
      'Share gains and losses',
      'Structure',
      'Regions',
      'Concentration',
      'Source comparison',
      'Model sheet',
      'Model comparison',
      'What changed',
    ]);
  });

  test('S1.022 S1.023 S1.024 S2.038 S2.039 news and policy are built in, with their ids, paths and pages', async () => {
    const { body } = await server.call('getAllMenu', {}, { token: await server.signIn(), language: 'en' });
    const entries = body.data?.filter(({ id }) => ['1017', '1018'].includes(id));
    expect(
      entries?.map(({ id, title, path, children }) => [id, title, path, children.map((page) => page.path)]),
    ).toEqual([
      ['1017', 'Industry news', '/news', ['/news/news']],
      ['1018', 'Industry policy', '/policy', policyPages],
    ]);
    const all = await server.call('getAllProducts', {}, { language: 'en' });
    const news = all.body.data?.flatMap(({ children }) => children.flatMap(({ productList }) => productList));
    expect(news?.find(({ id }) => id === '1017')?.memo).toMatch(
      /by preference, linked to public opinion on car models/,
    );
    expect(news?.find(({ id }) => id === '1018')?.memo).toMatch(/quantified interpretation/);
  });

  test('S6.017 S7.036 the authorised products are those that are held and can be opened', async () => {
    const owned = await server.call('getAuthProducts', {}, { token: await server.signIn() });
    expect(ajv.validate(schemas.getAuthProducts.data, owned.body.data)).toBe(true);
    const open = products.filter(({ menu }) => menu).map(({ key }) => key);
    expect(owned.body.data?.map(({ key }) => key).sort()).toEqual(open.sort());
    expect(open).toEqual(expect.arrayContaining(['sales', 'news', 'policy', 'public-report', 'model-fastview']));
    const none = await server.call('getAuthProducts', {}, { token: await server.signIn('bare', 'Nothing-1') });
    expect(none.body.data).toEqual([]);
  });

  test('S7.040 on trial is every product that can be opened, also for who is not signed in', async () => {
    const { body } = await server.call('getAllProductsTry', {}, { language: 'en' });
    expect(ajv.validate(schemas.getAllProductsTry.data, body.data)).toBe(true);
    const open = products.filter(({ menu }) => menu).map(({ id }) => id);
    expect(body.data?.map(({ id }) => id).sort()).toEqual([...open].sort());
  });

  test('S1.005 S1.006 S1.007 S3.019 S7.037 all products stand in two groups, the nineteen of the specification among them', async () => {
    const { body } = await server.call('getAllProducts', {}, { language: 'en' });
    expect(ajv.validate(schemas.getAllProducts.data, body.data)).toBe(true);
    expect(body.data?.map(({ groupName, key }) => [groupName, key])).toEqual([
      ['Research library', 'research'],
      ['Decision support', 'decision'],
    ]);
    const keys = body.data?.flatMap(({ children }) =>
      children.flatMap(({ productList }) => productList.map(({ key }) => key)),
    );
    expect(new Set(keys)).toEqual(new Set(products.map(({ key }) => key)));
    expect(keys).toHaveLength(products.length);
    const nineteen = `sales price incentive new-car channel news policy new-energy configuration finance internet
      after-market public-report model-fastview model-intelligence purchase-benefit cross-analysis image-library
      report-market`.split(/\s+/);
    expect(keys).toEqual(expect.arrayContaining(nineteen));
    const chinese = await server.call('getAllProducts', {});
    expect(chinese.body.data?.map(({ groupName }) => groupName)).toEqual(['研究库', '决策支持']);
  });

  test('S2.046 the menu says where the area of each product lies, and names none that the account may not open', async () => {
    const sales = '/assets/area-sales.0a1b.js';
    const page = async (token: string) =>
      (await fetch(`${server.address}/dashboard`, { headers: { cookie: `token=${token}` } })).text();
    const demo = await server.signIn();
    const menu = (await server.call('getAllMenu', {}, { token: demo })).body.data;
    expect(menu?.map(({ path, files }) => [path, files?.entry])).toContainEqual(['/sales', sales]);
    expect(menu?.find(({ path }) => path === '/model-fastview')).not.toHaveProperty('files');
    expect((await page(demo)).split(sales)).toHaveLength(2);
    for (const token of [await server.signIn('bare', 'Nothing-1'), 'nonsense']) {
      expect(await page(token)).not.toContain('area-sales');
    }
  });

  test('S3.052 S6.007 an account is told where its areas show things and how their files are called, and of no other', async () => {
    const tablesOf = async (token: string) => (await server.call('getAreaTables', {}, { token })).body;
    const demo = await tablesOf(await server.signIn());
    expect(ajv.validate(schemas.getAreaTables.data, demo.data)).toBe(true);
    const { links = {}, downloads = {} } = demo.data ?? {};
    const trend = '/v3/iw-sales-analysis/trend/export';
    expect(downloads[trend]).toEqual({ zh_CN: '销量趋势导出', en: 'sales trend export' });
    expect(Object.keys(downloads)).toContain('/v3/iw-configuration/comparison/export');
    // In the order of the menu, and what every menu has at the end.
    const ofModel = (links.model ?? []).filter((to) => /^\/(sales\/model|policy|model-fastview)\b/.test(to));
    expect(ofModel).toEqual(['/sales/model?model={key}', '/model-fastview?model={key}']);
    expect(links.report).toEqual(['/baogao?id={key}']);
    const bare = await tablesOf(await server.signIn('bare', 'Nothing-1'));
    const { links: standing = {}, downloads: named = {}, spellings } = bare.data ?? {};
    const areas = Object.values(standing).flatMap((addresses) => addresses.map((to) => to.split(/[/?]/)[1]));
    expect([...new Set(areas)].sort()).toEqual(['baogao', 'news', 'policy']);
    expect(Object.keys(named).filter((path) => !path.includes('policy'))).toEqual([]);
    expect(spellings).toEqual({});
    expect((await tablesOf('nonsense')).status.status).toBe(100440);
  });

  test('S3.052 S6.007 a page brings no tables but those of what stands in no menu', async () => {
    for (const token of [await server.signIn(), await server.signIn('bare', 'Nothing-1'), 'nonsense']) {
      const page = await fetch(`${server.address}/dashboard`, { headers: { cookie: `token=${token}` } });
      const { menu = [], areas } = JSON.parse(/id="portal-boot">(.*?)<\/script>/.exec(await page.text())?.[1] ?? '{}');
      expect(JSON.stringify([menu, areas.required, areas.everybody])).not.toMatch(/"(links|downloads|spellings)"/);
      expect([Object.keys(areas.downloads), areas.links]).toEqual([[], {}]);
      expect(areas.everybody.map(({ path }: { path: string }) => path)).toEqual(['/baogao']);
    }
  });

  test('a product that is not held is refused on the server, whatever the client shows', async () => {
    const token = await server.signIn('bare', 'Nothing-1');
    expect((await server.call('getAllMenu', {}, { token })).body.data).toEqual([]);
    const refused = await server.call('marketCatalogue', { dataset: 'sales' }, { token, language: 'en' });
    expect(refused.code).toBe(200);
    expect(refused.body.status).toMatchObject({ status: 403 });
    expect(refused.body.status.msg2Client).toMatch(/does not include this product/);
  });

  test('each dataset is opened by products of the catalogue, and no call that names it answers an account without them', async () => {
    const { db } = server.stores.state;
    const token = await server.signIn('bare', 'Nothing-1');
    const asking = (Object.keys(calls) as CallName[]).filter((name) => calls[name].access === 'dataset');
    expect(asking.length).toBeGreaterThan(3);
    // All other products together open nothing of a dataset.
    for (const dataset of datasetKeys) {
      const own = productsOfDataset(dataset);
      const others = products.filter(({ key }) => !own.includes(key)).map(({ id }) => id);
      expect([dataset, others.length]).toEqual([dataset, products.length - own.length]);
      await grantProducts(db, bare, others, { from: '20200101', to: '20991231' });
      for (const name of asking) {
        const { body } = await server.call(name, { dataset } as never, { token, language: 'en' });
        expect([dataset, name, body.status.status]).toEqual([dataset, name, 403]);
      }
      await db.deleteFrom('account_product').where('account_id', '=', bare).execute();
    }
  });

  test('each of the products that open a dataset opens it alone, in every call that names it', async () => {
    const { db } = server.stores.state;
    const token = await server.signIn('bare', 'Nothing-1');
    const asking = (Object.keys(calls) as CallName[]).filter((name) => calls[name].access === 'dataset');
    expect(productsOfDataset('launch')).toEqual(['new-car', 'sales', 'price', 'model-fastview']);
    for (const dataset of datasetKeys) {
      // Who holds a product that has no area yet can open nothing by it.
      for (const { id, key: own } of products.filter(
        ({ key, menu }) => menu && productsOfDataset(dataset).includes(key),
      )) {
        await grantProducts(db, bare, [id], { from: '20200101', to: '20991231' });
        for (const name of asking) {
          const { body } = await server.call(name, { dataset } as never, { token, language: 'en' });
          // What else a call wants is refused otherwise.
          expect([dataset, own, name, body.status.status]).not.toEqual([dataset, own, name, 403]);
        }
        await db.deleteFrom('account_product').where('account_id', '=', bare).execute();
      }
    }
  });

  test('a grant counts from its first day to the last second of its last day in China', async () => {
    const { db } = server.stores.state;
    const token = await server.signIn('bare', 'Nothing-1');
    const begun = now;
    const today = new Date(begun + 8 * 3600_000).toISOString().slice(0, 10);
    const ymd = today.replaceAll('-', '');
    await grantProducts(db, bare, ['1000'], { from: ymd, to: ymd });
    const owned = async () => {
      const count = (await server.call('getAllMenu', {}, { token })).body.data?.length;
      // What opens calls, whole or in part, agrees with the menu.
      expect(await holdsProduct(db, bare, 'sales', now)).toBe(count === 1);
      expect([...(await ownedProducts(db, bare, now))]).toEqual(count === 1 ? ['sales'] : []);
      return count;
    };
    now = Date.parse(`${today}T23:59:59+08:00`);
    expect(await owned()).toBe(1);
    now += 1000;
    expect(await owned()).toBe(0);
    now = Date.parse(`${today}T00:00:00+08:00`);
    expect(await owned()).toBe(1);
    now -= 1;
    expect(await owned()).toBe(0);
    now = begun;
    await db.deleteFrom('account_product').where('account_id', '=', bare).execute();
  });

  test('a product without an area is shown and opens nothing, though it is held', async () => {
    const { db } = server.stores.state;
    await writeProduct(db, announcedProduct);
    const { id, key } = announcedProduct;
    const { body } = await server.call('getAllProducts', {}, { language: 'en' });
    const keys = body.data?.flatMap(({ children }) => children.flatMap(({ productList }) => productList));
    expect(keys?.map((product) => product.key)).toContain(key);
    expect((await server.call('getAllProductsTry', {})).body.data?.map((product) => product.id)).not.toContain(id);
    await grantProducts(db, bare, [id], { from: '20200101', to: '20991231' });
    expect(await holdsProduct(db, bare, key, now)).toBe(false);
    expect(await ownedProducts(db, bare, now)).toEqual(new Set());
    await db.deleteFrom('account_product').where('account_id', '=', bare).execute();
  });

  test('a product appears in the menu when its area is there, and leaves it when it is not', async () => {
    const { db } = server.stores.state;
    const demo = await findByName(db, 'demo');
    await grantProducts(db, demo?.account_id ?? '', [announcedProduct.id], { from: '20200101', to: '20991231' });
    const token = await server.signIn();
    const page = { path: `${announcedProduct.path}/overview`, names: announcedProduct.names };
    const opened = { ...announcedProduct, menu: { standing: 'granted' as const, icon: 'tag' as const, pages: [page] } };
    await writeProduct(db, opened);
    const keys = async () => (await server.call('getAllMenu', {}, { token })).body.data?.map(({ key }) => key);
    const open = products.filter(({ menu }) => menu).map(({ key }) => key);
    expect((await keys())?.sort()).toEqual([...open, announcedProduct.key].sort());
    await writeProducts(db, knownProducts());
    expect((await keys())?.sort()).toEqual([...open].sort());
    await db.deleteFrom('account_product').where('product_id', '=', announcedProduct.id).execute();
    await db.deleteFrom('product').where('product_id', '=', announcedProduct.id).execute();
  });

  test('demo accounts hold every product of this version', async () => {
    const { db } = server.stores.state;
    const demo = await findByName(db, 'demo');
    const rows = await db
      .selectFrom('account_product')
      .select('product_id')
      .where('account_id', '=', demo?.account_id ?? '')
      .execute();
    expect(rows).toHaveLength(products.length);
  });
});
