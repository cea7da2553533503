import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { DimensionKey } from '@portal/contract';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { sql } from 'kysely';
import { inCase } from '../../tests/support/in-case.ts';
import { hashPassword } from '../accounts/passwords/passwords.ts';
import { createAccount } from '../accounts/people/account-store.ts';
import { policyOf } from '../content/content-test-kit.ts';
import { writeNews } from '../content/news/write-news.ts';
import { writePolicies } from '../content/policy/write-policies.ts';
import { removeSource } from '../content/sources/manage-content.ts';
import { spell } from '../kernel/words/spell.ts';
import { monthText } from '../market/index.ts';
import { grantProducts } from '../products/grants.ts';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const ajv = new Ajv({ strict: false });

describeOnBothStores('quick search', (place) => {
  let server: TestServer;
  let token = '';
  let bareToken = '';
  let bare = '';

  const search = async (text: string, as = token, language = 'en') => {
    const { body } = await server.call('quickSearch', { text }, { token: as, language });
    expect(body.status.status).toBe(0);
    expect(ajv.validate(schemas.quickSearch.data, body.data)).toBe(true);
    return body.data ?? [];
  };

  /** A model of the market that has a Chinese name of several characters. */
  const aModel = async () => {
    const ask = { dataset: 'sales', dimension: 'model' } as const;
    const { members } = await server.stores.market.members(ask, 'zh_CN');
    const found = members.find(({ name }) => /^\p{Script=Han}{2,}/u.test(name));
    if (!found) throw new Error('no model has a Chinese name');
    return found;
  };

  beforeAll(async () => {
    server = await startTestServer({ settings: databaseSetting(await place()) });
    token = await server.signIn();
    bare = await createAccount(server.stores.state.db, {
      user_name: 'bare',
      password_hash: await hashPassword('Nothing-1'),
      real_name: 'Bare',
      active_from: '20200101',
      active_to: '20991231',
    });
    bareToken = await server.signIn('bare', 'Nothing-1');
  });
  afterAll(() => server?.close());

  test('S2.014 S2.015 S2.016 S2.017 S2.081 the pages of tools are found by their names and those of their tools, by everybody', async () => {
    for (const [text, path, language] of [
      ['decision sheet', '/intelligent-decision', 'en'],
      ['intelligent decision', '/intelligent-decision', 'en'],
      ['juecebiao', '/intelligent-decision', 'zh_CN'],
      ['life curve', '/car-life-cycle', 'en'],
      ['生命周期', '/car-life-cycle', 'zh_CN'],
      ['复购', '/user-life-cycle', 'zh_CN'],
      ['insights of the month', '/industry-insights', 'en'],
    ] as const) {
      const hits = await search(text, bareToken, language);
      expect([text, hits.map((hit) => hit.path).includes(path)]).toEqual([text, true]);
    }
    const [sheet] = await search('decision sheet');
    expect(sheet).toMatchObject({ kind: 'page', path: '/intelligent-decision', subtitle: 'Decision sheet' });
  });

  test('S2.081 a model is found by its name, its sound and its first letters, and leads to its trend', async () => {
    const model = await aModel();
    const spelled = spell(model.name);
    const path = `/sales/trend?by=model&model=${encodeURIComponent(model.key)}`;
    for (const text of [model.name, spelled.sounded?.text ?? '', spelled.initials[0] ?? '']) {
      const hits = await search(text, token, 'zh_CN');
      inCase(text, () =>
        expect(hits).toContainEqual(expect.objectContaining({ kind: 'model', title: model.name, path })),
      );
    }
    const inEnglish = (await search(model.name)).find((hit) => hit.path === path);
    expect(inEnglish?.title).toMatch(/^[\x20-\x7e]+$/);
    expect(inEnglish?.subtitle).not.toBe('');
  });

  test('S2.081 a page stands with its product, a product first', async () => {
    expect((await search('qs', token, 'zh_CN'))[0]).toEqual({
      kind: 'page',
      id: 'sales-trend',
      title: '趋势',
      subtitle: '销量分析',
      path: '/sales/trend',
    });
    expect((await search('sales'))[0]).toMatchObject({ kind: 'product', title: 'Sales', path: '/sales' });
  });

  test.each([
    ['/sales/region', '区域分布', 'Regions', 'quyufenbu', 'qyfb'],
    ['/sales/concentration', '市场集中度', 'Concentration', 'shichangjizhongdu', 'scjzd'],
    ['/sales/sources', '来源比较', 'Source comparison', 'laiyuanbijiao', 'lybj'],
    ['/sales/model', '单车型档案', 'Model sheet', 'danchexingdangan', 'dcxda'],
    ['/price/history', '价格历史', 'Price history', 'jiagelishi', 'jgls'],
    ['/price/positioning', '价格定位', 'Price positioning', 'jiagedingwei', 'jgdw'],
    ['/new-energy/penetration', '渗透率', 'Penetration', 'shentoulv', 'stl'],
    ['/sales/growth', '增长贡献', 'Growth contribution', 'zengzhanggongxian', 'zzgx'],
    ['/price/spread', '折扣分布', 'Discount spread', 'zhekoufenbu', 'zkfb'],
    ['/new-energy/range-price', '续航与价格', 'Range and price', 'xuhangyujiage', 'xhyjg'],
    ['/new-energy/catalogue', '目录批次', 'Catalogue batches', 'mulupici', 'mlpc'],
    ['/new-energy/charging', '充电设施', 'Charging', 'chongdiansheshi', 'cdss'],
  ])(
    'S2.081 the page %s is the first that is found by its names in both languages, its sound and its letters',
    async (path, ...texts) => {
      for (const text of texts) expect([text, (await search(text))[0]?.path]).toEqual([text, path]);
    },
  );

  test('S8.023 what nothing fits has an empty answer', async () => {
    expect(await search('nothing is called like this')).toEqual([]);
    expect(await search('   ')).toEqual([]);
  });

  test('S2.081 an account finds no page and no model of products it does not hold, and does once it holds them', async () => {
    const model = await aModel();
    const ofSales = async () =>
      [...(await search('trend', bareToken)), ...(await search(model.name, bareToken))].filter(({ path }) =>
        path.startsWith('/sales'),
      );
    expect(await ofSales()).toEqual([]);
    const { db } = server.stores.state;
    await grantProducts(db, bare, ['1000'], { from: '20200101', to: '20991231' });
    expect((await ofSales()).map(({ kind }) => kind)).toEqual(expect.arrayContaining(['page', 'model']));
    await db.deleteFrom('account_product').where('account_id', '=', bare).execute();
    expect(await ofSales()).toEqual([]);
  });

  test('S2.081 S2.159 the pages of the administration are found by whose roles open them, and by nobody else', async () => {
    const { db } = server.stores.state;
    const found = async (text: string) =>
      (await search(text, bareToken)).map(({ path }) => path).filter((path) => path.startsWith('/admin'));
    const as = async (...roles: string[]) => {
      await db.deleteFrom('account_role').where('account_id', '=', bare).execute();
      if (roles.length > 0)
        await db
          .insertInto('account_role')
          .values(roles.map((role) => ({ account_id: bare, role })))
          .execute();
    };
    // Neither without a role nor for having bought something of its name.
    await grantProducts(db, bare, ['1090'], { from: '20200101', to: '20991231' });
    for (const text of ['administration', 'audit trail', 'releases', 'menhuguanli'])
      expect(await found(text)).toEqual([]);
    await as('support');
    expect(await found('audit trail')).toEqual(['/admin/trail']);
    expect(await found('shenjijilu')).toEqual(['/admin/trail']);
    expect(await found('administration')).toContain('/admin');
    expect(await found('releases')).toEqual([]);
    await as('data-operator');
    expect([...(await found('releases')), ...(await found('audit trail'))]).toEqual(['/admin/releases']);
    await as('content-editor');
    expect([...(await found('neirong')), ...(await found('releases'))]).toEqual(['/admin/content']);
    await as('admin');
    expect(await found('releases')).toEqual(['/admin/releases']);
    await as('developer');
    expect([...(await found('mokuai')), ...(await found('releases'))]).toEqual(['/admin/modules']);
    await as('analyst');
    expect(await found('administration')).toEqual([]);
    await as();
    await db.deleteFrom('account_product').where('account_id', '=', bare).execute();
  });

  test('a menu that is changed is found as it is now', async () => {
    const { db } = server.stores.state;
    const rename = (name: string) =>
      db
        .updateTable('catalogue_text')
        .set({ name })
        .where('item', '=', 'menu:sales-trend')
        .where('language', '=', 'en')
        .execute();
    await rename('Development');
    expect((await search('develop'))[0]?.path).toBe('/sales/trend');
    await rename('Trend');
    expect(await search('develop')).toEqual([]);
  });

  test('S2.081 news are found by who holds the news, and by nobody else, from when they come until they go', async () => {
    const { db } = server.stores.state;
    const text = { title: '固态电池样车上路', summary: '', publisher: '', body: [] };
    await writeNews(db, 'test', [
      {
        key: 'one',
        newsType: 1,
        channel: 1,
        publisher: 'p',
        coverUrl: '',
        topics: [],
        models: [],
        publishedAt: Date.parse('2026-03-01T00:30:00+08:00'),
        texts: { zh_CN: text, en: { ...text, title: 'A solid-state test car on the road' } },
      },
    ]);
    const found = { kind: 'news', id: 'test-one', subtitle: '2026/03/01', path: '/news/news?id=test-one' };
    for (const typed of ['固态电池', 'gutaidianchi', 'gtdc', 'solid state test']) {
      const [first] = await search(typed);
      expect(await search(typed, bareToken)).toEqual([]);
      inCase(typed, () => expect(first).toEqual({ ...found, title: 'A solid-state test car on the road' }));
    }
    await removeSource(db, 'test', '/nowhere');
    expect((await search('gtdc')).filter(({ id }) => id === 'test-one')).toEqual([]);
  });

  test('S2.081 news are found by the models that they speak of: name, sound, letters, and what else the market calls them', async () => {
    const { db } = server.stores.state;
    const model = await aModel();
    const spelled = spell(model.name);
    const text = { title: '月度简报', summary: '', publisher: '', body: [] };
    const own = { zh_CN: '旧称十七号', en: 'Formerly Seventeen' };
    await writeNews(db, 'about', [
      {
        key: 'one',
        newsType: 1,
        channel: 1,
        publisher: 'p',
        coverUrl: '',
        topics: [],
        models: [{ key: model.key, name: own, tone: 0 }],
        publishedAt: Date.parse('2036-03-01T00:30:00+08:00'),
        texts: { zh_CN: text, en: { ...text, title: 'Monthly letter' } },
      },
    ]);
    const typed = [own.zh_CN, 'jiuchengshiqihao', 'jcsqh', 'formerly seventeen', model.name];
    for (const words of [...typed, spelled.sounded?.text ?? '', `${model.name} 简报`])
      expect([words, (await search(words)).map(({ id }) => id)]).toEqual([
        words,
        expect.arrayContaining(['about-one']),
      ]);
    expect((await search(own.zh_CN, bareToken)).map(({ id }) => id)).toEqual([]);
    // What is called so itself comes first.
    const kinds = (await search(model.name)).map(({ kind, id }) => (id === 'about-one' ? 'about' : kind));
    expect(kinds.indexOf('model')).toBeLessThan(kinds.indexOf('about'));
    await removeSource(db, 'about', '/nowhere');
  });

  test.each([
    ['benefit', 'purchase-benefit', '1019', 'benefit', 'benefits', '/purchase-benefit/offers'],
    ['offer', 'finance', '1012', 'offer', 'financeOffers', '/finance/offers'],
    ['softwareVersion', 'model-intelligence', '1016', 'software', 'softwareNotes', '/model-intelligence/timeline'],
    ['feature', 'model-intelligence', '1016', 'feature', 'featureModels', '/model-intelligence/features'],
  ] as const)(
    'S2.081 a %s is found by its names, sound and what it belongs to, by who holds %s alone, and leads to it',
    async (kind, _product, id, dataset, indicator, page) => {
      const { market, state } = server.stores;
      const { last } = (await market.months(dataset)) ?? { last: 0 };
      const around = kind === 'feature' ? 'featureDomain' : kind === 'softwareVersion' ? 'model' : 'subModel';
      const namesIn = async (language: 'zh_CN' | 'en') => {
        const from = kind === 'softwareVersion' ? last - (last % 12) - 12 : last;
        const span = { from: monthText(from), to: monthText(last) };
        const { rows } = await market.query(
          {
            dataset,
            dataSources: [],
            dateType: 'annual',
            ...span,
            by: [kind, around] as DimensionKey[],
            indicators: [indicator],
          },
          language,
        );
        return rows;
      };
      const [[chinese], english] = [await namesIn('zh_CN'), await namesIn('en')];
      const key = chinese?.keys[kind] ?? '';
      const name = {
        zh_CN: chinese?.names[kind] ?? '',
        en: english.find(({ keys }) => keys[kind] === key)?.names[kind],
      };
      const belongs = chinese?.names[around] ?? '';
      for (const text of [`${belongs} ${name.zh_CN}`, name.en ?? '', spell(name.zh_CN).sounded?.text ?? name.zh_CN]) {
        const hits = (await server.call('quickSearch', { text, limit: 50 }, { token, language: 'zh_CN' })).body.data;
        inCase(text, () =>
          expect(
            hits?.filter(
              (hit) =>
                hit.kind === kind &&
                hit.title === name.zh_CN &&
                hit.subtitle.includes(belongs) &&
                hit.path.startsWith(`${page}?`) &&
                new URLSearchParams(hit.path.split('?')[1]).getAll(kind).includes(key),
            ),
          ).toHaveLength(1),
        );
      }
      const ofBare = async () => (await search(name.en ?? '', bareToken)).filter((hit) => hit.kind === kind);
      expect(await ofBare()).toEqual([]);
      await grantProducts(state.db, bare, [id], { from: '20200101', to: '20991231' });
      expect((await ofBare()).length).toBeGreaterThan(0);
      await state.db.deleteFrom('account_product').where('account_id', '=', bare).execute();
      expect(await ofBare()).toEqual([]);
    },
  );

  test.each([
    ['benefit', 'benefit', 'benefits'],
    ['offer', 'offer', 'financeOffers'],
  ] as const)(
    'S2.081 %ss of one name of a model are one hit, which names each sub-model and leads to all of them',
    async (kind, dataset, indicator) => {
      const { market } = server.stores;
      const { last } = (await market.months(dataset)) ?? { last: 0 };
      const month = monthText(last);
      const { rows } = await market.query(
        {
          dataset,
          dataSources: [],
          dateType: 'monthly',
          from: month,
          to: month,
          by: [kind, 'subModel', 'model'] as DimensionKey[],
          indicators: [indicator],
        },
        'en',
      );
      const alikeTo = ({ keys, names }: (typeof rows)[number]) =>
        rows.filter((other) => other.keys.model === keys.model && other.names[kind] === names[kind]);
      const alike = rows.map(alikeTo).find((group) => new Set(group.map(({ keys }) => keys.subModel)).size === 2);
      if (!alike?.[0]) throw new Error('no two sub-models of a model have the same');
      const names = [...new Set(alike.map((row) => row.names.subModel ?? ''))];
      const keys = [...new Set(alike.map((row) => row.keys[kind] ?? ''))].sort();
      const hits = (await search(`${alike[0].names[kind]} ${names[0]}`)).filter(
        (hit) => hit.kind === kind && names.some((name) => hit.subtitle.includes(name)),
      );
      expect(hits.filter(({ title }) => title === alike[0]?.names[kind]).map(({ subtitle }) => subtitle)).toEqual([
        expect.stringMatching(/, /),
      ]);
      for (const name of names) expect(hits[0]?.subtitle).toContain(name);
      expect(new URLSearchParams(hits[0]?.path.split('?')[1]).getAll(kind)).toEqual(keys);
    },
  );

  test('S2.081 policies, reports, reports of the marketplace and pictures are found by title, sound and letters', async () => {
    const { db } = server.stores.state;
    await writePolicies(db, 'sought', [
      policyOf('one', 'Tyre rules', {
        texts: { zh_CN: { title: '轮胎回收暂行办法', summary: '', region: '', issuer: '', body: [], figures: [] } },
      }),
    ]);
    for (const words of ['轮胎回收', 'luntaihuishou', 'lthszx'])
      expect([words, (await search(words, token, 'zh_CN'))[0]]).toEqual([
        words,
        expect.objectContaining({ kind: 'policy', id: 'sought-one' }),
      ]);
    await removeSource(db, 'sought', '/nowhere');
    const covered: string[] = [];
    for (const kind of ['report', 'marketReport', 'image'] as const) {
      const table = kind === 'image' ? 'image_text' : 'report_text';
      const { rows } = await sql<{
        title: string;
      }>`select ${sql.ref(kind === 'image' ? 'image_text.model' : 'report_text.title')} as title
        from ${sql.table(table)} join ${sql.table(kind === 'image' ? 'image' : 'report')} as item
          on item.row_id = ${sql.ref(`${table}.row_id`)}
        where language = 'zh_CN' ${kind === 'image' ? sql`` : sql`and item.kind = ${kind === 'report' ? 'public' : 'market'}`}
        order by 1 limit 1`.execute(db);
      const title = rows[0]?.title;
      if (title === undefined) continue;
      covered.push(kind);
      const { sounded, initials } = spell(title);
      for (const words of [title, sounded?.text, initials[0]].filter((each) => each !== undefined)) {
        const kinds = (await search(words.slice(0, 40), token, 'zh_CN')).map((hit) => hit.kind);
        expect([title, words, kinds]).toEqual([title, words, expect.arrayContaining([kind])]);
      }
    }
    expect(covered).toEqual(['report', 'marketReport', 'image']);
  });

  test('nobody who is not signed in finds anything', async () => {
    const { body } = await server.call('quickSearch', { text: 'sales' });
    expect(body.status.status).not.toBe(0);
    expect(body.data).toBeNull();
  });
});
