import { expect, test } from '@jest/globals';
import { type CallPayload, status } from '@portal/contract';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { openModules } from '../../modules/index.ts';
import { knownProducts } from '../../products/known-products.ts';
import { writeProducts } from '../../products/write-products.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { type Administrator, administered } from '../administration-test-kit.ts';

type Wanted = CallPayload<'setProduct'>;
const nothing = { zh_CN: '', en: '' };

describeOnBothStores('what products are called, and whether they are on sale', (place) => {
  const suite = useAccountServer(place);
  const { administrator, person, ask } = administered(suite);

  const give = (userId: string, ...ids: string[]) =>
    suite.db
      .insertInto('account_product')
      .values(ids.map((id) => ({ account_id: userId, product_id: id, from_ymd: '20240101', to_ymd: '20991231' })))
      .execute();
  const idOf = (key: string) => knownProducts().find((product) => product.key === key)?.id ?? '';
  const listed = async (by: Administrator, key: string) => {
    const { data } = await ask(by, 'listProducts');
    const found = data?.products.find((product) => product.key === key);
    if (!found) throw new Error(`there is no ${key}`);
    return found;
  };
  const set = (by: Administrator, wanted: Wanted) => ask(by, 'setProduct', wanted);
  /** What a reader finds in the menu: the name of a product and of its pages. */
  const menuOf = async (by: Administrator, key: string, language = 'en') => {
    const { data = [] } = await ask({ ...by, language }, 'getAllMenu');
    const entry = data?.find((each) => each.key === key);
    return { title: entry?.title, memo: entry?.memo, pages: entry?.children.map(({ title }) => title) ?? [] };
  };
  const catalogueOf = async (by: Administrator, call: 'getAllProductsTry' | 'getAuthProducts') =>
    (await ask(by, call)).data?.map(({ key, productName }) => ({ key, productName })) ?? [];
  const stored = () => suite.db.selectFrom('product_word').selectAll().execute();

  test('S2.159 S3.014 S3.019 a product and its pages are called in menu, catalogue, search and page as an administrator says, on every server at once, and set back', async () => {
    const own = await administrator('Portal', 'admin');
    await give(own.userId, idOf('sales'));
    const former = { en: await menuOf(own, 'sales'), zh: await menuOf(own, 'sales', 'zh_CN') };
    const { data } = await set(own, {
      product: 'sales',
      name: { zh_CN: '销售洞察', en: ' Volumes ' },
      memo: { zh_CN: '', en: 'What is sold, and by whom' },
      pages: [{ page: 'sales-trend', name: { zh_CN: '', en: 'Over time' } }],
    });
    expect(data?.text).toMatch(/^Saved: menu/);
    const [overview, , ...rest] = former.en.pages;
    expect(await menuOf(own, 'sales')).toEqual({
      title: 'Volumes',
      memo: 'What is sold, and by whom',
      pages: [overview, 'Over time', ...rest],
    });
    expect(await menuOf(own, 'sales', 'zh_CN')).toEqual({ ...former.zh, title: '销售洞察' });
    expect(await catalogueOf(own, 'getAuthProducts')).toEqual([{ key: 'sales', productName: 'Volumes' }]);
    const hits = (await ask(own, 'quickSearch', { text: 'over time' })).data ?? [];
    expect(hits.find(({ kind }) => kind === 'page')).toMatchObject({ title: 'Over time', subtitle: 'Volumes' });
    const grants = (await ask(own, 'readAccount', { userId: own.userId })).data?.grants;
    expect(grants?.map(({ product, name }) => [product, name])).toEqual([['sales', 'Volumes']]);

    // What everybody has in the menu comes with the page, and on another server over the same store.
    const another = openModules(suite.db, { products: knownProducts(), leftOut: [] });
    const nameElsewhere = async () =>
      (await another.now()).areas.beside.required.find(({ key }) => key === 'news')?.names.en;
    const before = await nameElsewhere();
    await set(own, { product: 'news', name: { zh_CN: '', en: 'The wire' } });
    expect([before, await nameElsewhere()]).toEqual(['Industry news', 'The wire']);
    expect(await (await fetch(`${suite.server.address}/home`)).text()).toContain('"The wire"');

    // A start brings what the code says, which stands beside it.
    await writeProducts(suite.db, knownProducts());
    expect((await menuOf(own, 'sales')).title).toBe('Volumes');
    expect((await listed(own, 'sales')).name).toEqual({
      brought: { zh_CN: former.zh.title, en: former.en.title },
      set: { zh_CN: '销售洞察', en: 'Volumes' },
    });

    await set(own, { product: 'sales', name: nothing, memo: nothing, pages: [{ page: 'sales-trend', name: nothing }] });
    await set(own, { product: 'news', name: { zh_CN: '', en: 'Industry news' } });
    expect([await menuOf(own, 'sales'), await nameElsewhere()]).toEqual([former.en, before]);
    expect(await stored()).toEqual([]);
    const lines = await suite.db.selectFrom('audit').selectAll().where('action', '=', 'set-product').execute();
    expect(lines.map(({ outcome, account_id }) => [outcome, account_id])).toEqual(Array(4).fill(['done', own.userId]));
    expect(JSON.parse(lines[0]?.detail ?? '{}')).toMatchObject({ product: 'sales', name: { en: 'Volumes' } });
  });

  test('S4.074 S7.040 what is coming soon is tried by nobody; who has it keeps it, and an administrator can grant it', async () => {
    const own = await administrator('Portal', 'admin');
    await give(own.userId, idOf('price'));
    const tried = async () => (await catalogueOf(own, 'getAllProductsTry')).map(({ key }) => key);
    expect(await tried()).toContain('price');
    await set(own, { product: 'price', offer: 'coming-soon' });
    expect([await tried(), (await listed(own, 'price')).offer]).toEqual([
      expect.not.arrayContaining(['price']),
      'coming-soon',
    ]);
    expect((await catalogueOf(own, 'getAuthProducts')).map(({ key }) => key)).toEqual(['price']);
    expect((await menuOf(own, 'price')).pages.length).toBeGreaterThan(0);
    const other = await person('Elsewhere');
    const grant = { userId: other.userId, products: ['price'], to: '2099-12-31' };
    expect((await ask(own, 'grantProducts', grant)).status).toBe(0);
    const contact = { phonNo: '13700000001', emalAd: '', randomCode: '000000' };
    const application = { userNm: 'Li', compNm: 'Far', channel: 1, products: ['price'], ...contact };
    expect((await ask(own, 'tryApply', application)).msg2Client).toMatch(/not available for trial/);
    await writeProducts(suite.db, knownProducts());
    expect(await tried()).not.toContain('price');
    await set(own, { product: 'price', offer: 'on-sale' });
    expect(await tried()).toContain('price');
  });

  test('S2.159 a product is listed with who has it, in the order of the menu, those of teams too, and the administration is none', async () => {
    const own = await administrator('Portal', 'admin');
    const before = await listed(own, 'configuration');
    const [first, second] = [await person('Far Motors'), await person('Far Motors')];
    const over = { from_ymd: '20240101', to_ymd: '20240201' };
    await give(first.userId, idOf('configuration'));
    await suite.db
      .insertInto('account_product')
      .values({ account_id: second.userId, product_id: idOf('configuration'), ...over })
      .execute();
    await suite.db
      .insertInto('company_product')
      .values({ company_id: first.compId, product_id: idOf('configuration'), to_ymd: '20991231' })
      .execute();
    const row = { name: 'configuration', owner: 'team', confirmed: '', trial_for: '', changed_by: '', changed_at: 1 };
    await suite.db.insertInto('module').values(row).execute();
    expect(await listed(own, 'configuration')).toMatchObject({
      accounts: before.accounts + 1,
      companies: before.companies + 1,
      isModule: true,
      opens: true,
    });
    await suite.db.deleteFrom('module').execute();
    const keys = ((await ask(own, 'listProducts')).data?.products ?? []).map(({ key }) => key);
    const known = knownProducts().map(({ key }) => key);
    expect(keys).toEqual(known.filter((key) => key !== 'admin'));
  });

  test('S2.159 products stand in the order and groups that an administrator gives them, in menu and catalogue, also after a start, and are set back', async () => {
    const own = await administrator('Portal', 'admin');
    await give(own.userId, idOf('sales'), idOf('price'), idOf('news'));
    const menu = async () => (await ask(own, 'getAllMenu')).data?.map(({ key, category }) => [key, category]) ?? [];
    const shelves = async () =>
      (await ask(own, 'getAllProducts')).data?.map(({ key, children }) => [
        key,
        children.flatMap(({ productList }) => productList.map((product) => product.key)),
      ]);
    const list = async () => (await ask(own, 'listProducts')).data;
    const arrange = (products: { product: string; category: string }[]) => ask(own, 'arrangeProducts', { products });
    const former = { menu: await menu(), shelves: await shelves(), list: await list() };
    expect(former.list?.isArranged).toBe(false);
    const wanted = (former.list?.products ?? []).map(({ key, categoryKey }) => ({
      product: key,
      category: categoryKey,
    }));
    const news = wanted.filter(({ product }) => product === 'news');
    const others = wanted.filter(({ product }) => product !== 'news');
    const moved = [...news.map(({ product }) => ({ product, category: 'decision-support' })), ...others];
    expect((await arrange(moved)).data?.text).toMatch(/^Saved: menu/);
    const check = async () => {
      expect((await menu()).map(([key]) => key).filter((key) => key !== 'admin')).toEqual(['news', 'sales', 'price']);
      expect((await menu()).find(([key]) => key === 'news')?.[1]).toBe('Decision support');
      const decision = (await shelves())?.find(([key]) => key === 'decision');
      expect(decision?.[1]?.[0]).toBe('news');
      const now = await list();
      expect([now?.isArranged, now?.products[0]?.key]).toEqual([true, 'news']);
    };
    await check();
    // A start brings the order of the code, which stands beside it.
    await writeProducts(suite.db, knownProducts());
    await check();
    expect((await arrange([])).status).toBe(0);
    expect({ menu: await menu(), shelves: await shelves(), list: await list() }).toEqual(former);
    const lines = await suite.db.selectFrom('audit').selectAll().where('action', '=', 'arrange-products').execute();
    expect(lines.map(({ outcome, account_id }) => [outcome, account_id])).toEqual(Array(2).fill(['done', own.userId]));
    expect(JSON.parse(lines[0]?.detail ?? '{}').products[0]).toBe('news decision-support');
  });

  test('an order that is not of all products of now, or a group that there is not, is refused in a sentence', async () => {
    const own = await administrator('Portal', 'admin');
    const { data } = await ask(own, 'listProducts');
    const all = (data?.products ?? []).map(({ key, categoryKey }) => ({ product: key, category: categoryKey }));
    const [first = { product: '', category: '' }, ...rest] = all;
    const faults: [typeof all, RegExp][] = [
      [rest, /have changed meanwhile/],
      [[...rest, ...rest.slice(0, 1)], /have changed meanwhile/],
      [[{ ...first, product: 'admin' }, ...rest], /have changed meanwhile/],
      [[{ ...first, category: 'none' }, ...rest], /There is no group "none"/],
    ];
    for (const [products, words] of faults)
      expect((await ask(own, 'arrangeProducts', { products })).msg2Client).toMatch(words);
    expect((await ask(own, 'listProducts')).data?.isArranged).toBe(false);
  });

  test.each<[what: string, wanted: Partial<Wanted>, words: RegExp]>([
    ['a name too long', { name: { ...nothing, en: 'x'.repeat(41) } }, /^Name of the product: must have at most 40/],
    [
      'a name of another product',
      { name: { ...nothing, en: '价格分析' } },
      /^Name of the product: "价格分析" is what another/,
    ],
    [
      'the key of another one',
      { name: { ...nothing, en: 'New-Car' } },
      /^Name of the product: "New-Car" is what another/,
    ],
    ['what cannot be printed', { memo: { ...nothing, en: 'a\u202eb' } }, /^Description: contains unprintable/],
    ['a page of another product', { pages: [{ page: 'price-trend', name: nothing }] }, /has no page "price-trend"/],
    ['a product that there is not', { product: 'nothing' }, /^There is no product "nothing"/],
    ['the administration', { product: 'admin', name: { ...nothing, en: 'x' } }, /^There is no product "admin"/],
  ])('%s is refused in a sentence, and nothing is stored', async (_what, wanted, words) => {
    const own = await administrator('Portal', 'admin');
    const answer = await set(own, { product: 'sales', ...wanted });
    expect([answer.status, answer.msg2Client]).toEqual([status.refused, expect.stringMatching(words)]);
    expect(await stored()).toEqual([]);
  });
});
