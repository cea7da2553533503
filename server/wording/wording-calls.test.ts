import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { hashPassword } from '../accounts/passwords/passwords.ts';
import { createAccount } from '../accounts/people/account-store.ts';
import { grantProducts } from '../products/grants.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { openWording } from './open-wording.ts';

const ajv = new Ajv({ strict: false });

describe('questions in words', () => {
  let server: TestServer;
  let token = '';

  const read = async (text: string, { as = token, language = 'en', settled = [] as string[] } = {}) => {
    const { body } = await server.call('readWords', { text, settled }, { token: as, language });
    if (body.data) expect([ajv.validate(schemas.readWords.data, body.data), ajv.errors]).toEqual([true, null]);
    return body;
  };
  const ask = async (query: object | null | undefined, as = token) =>
    (await server.call('marketQuery', query ?? {}, { token: as })).body;

  /** The session of an account that holds these products and no other. */
  const holding = async (name: string, ...keys: string[]) => {
    const { db } = server.stores.state;
    const accountId = await createAccount(db, {
      user_name: name,
      password_hash: await hashPassword('Nothing-1'),
      real_name: name,
      active_from: '20200101',
      active_to: '20991231',
    });
    const products = await db.selectFrom('product').select('product_id').where('key', 'in', keys).execute();
    await grantProducts(
      db,
      accountId,
      products.map(({ product_id }) => product_id),
      { from: '20240101', to: '20991231' },
    );
    return server.signIn(name, 'Nothing-1');
  };
  const aMember = async (dimension: 'brand' | 'model' | 'city') => {
    const { members } = await server.stores.market.members({ dataset: 'sales', dimension, limit: 1000 }, 'en');
    const named = members.find(({ key, name }) => !/unknown|other|rest/.test(key) && name.length > 4);
    if (!named) throw new Error(`no ${dimension} has a name`);
    return named;
  };

  beforeAll(async () => {
    // The demonstration ends in September 2026: it has figures of "this year" in that year alone.
    server = await startTestServer({ clock: () => Date.parse('2026-10-15T12:00:00+08:00') });
    token = await server.signIn();
  });
  afterAll(() => server?.close());

  test('a question with names of the release becomes one that the market answers, in both languages', async () => {
    const brand = await aMember('brand');
    for (const [language, text] of [
      ['en', `${brand.name} sales and share, monthly, last 6 months`],
      ['zh_CN', `${brand.name} 近半年每月销量和份额`],
    ] as const) {
      const { data } = await read(text, { language });
      expect(data?.asks).toEqual([]);
      expect(data?.query).toMatchObject({
        dataset: 'sales',
        indicators: ['volume', 'share'],
        by: ['brand', 'period'],
        filters: { brand: [brand.key] },
      });
      const parts = data?.chips.map(({ part, assumed }) => `${part}${assumed ? '?' : ''}`);
      expect(parts).toEqual(['figure', 'figure', 'by', 'member', 'months', 'source?']);
      const answer = await ask(data?.query);
      expect(answer.status.status).toBe(0);
      expect(answer.data?.rows).toHaveLength(6);
    }
  });

  test('every example of a person can be asked, and none is of what they do not hold', async () => {
    const pricing = await holding('pricing', 'price');
    for (const [as, datasets] of [
      [token, null],
      [pricing, ['price', 'launch']],
    ] as const) {
      const { body } = await server.call('wordExamples', {}, { token: as, language: 'en' });
      expect(body.data?.examples.length).toBeGreaterThan(0);
      const { examples = [], subjects = [] } = body.data ?? {};
      const inChinese = (await server.call('wordExamples', {}, { token: as })).body.data?.subjects;
      const shape = (all: typeof subjects = []) => all.map((subject) => [subject.dataset, subject.examples.length]);
      expect(shape(inChinese)).toEqual(shape(subjects));
      expect(subjects.flatMap((subject) => subject.examples)).toEqual(expect.arrayContaining(examples));
      expect(subjects.map(({ name }) => name)).toContain('Prices');
      const all = subjects.flatMap((subject) => subject.examples.map((example) => [subject.dataset, example] as const));
      for (const [dataset, example] of all) {
        const { data } = await read(example, { as });
        expect([example, data?.asks, data?.query?.dataset]).toEqual([example, [], dataset]);
        if (datasets) expect(datasets).toContain(data?.query?.dataset);
        expect((await ask(data?.query, as)).status.status).toBe(0);
      }
    }
  });

  test('what the account may not see is not understood: neither its figures nor its names', async () => {
    const brand = await aMember('brand');
    const bare = await holding('bare-words');
    const inPolicy = await holding('pricing-words', 'price');
    const { data } = await read(`${brand.name} sales`, { as: bare });
    expect(data).toMatchObject({ query: null, others: [] });
    expect(JSON.stringify(data?.asks)).not.toContain(brand.key);
    expect((await server.call('wordExamples', {}, { token: bare })).body.data).toEqual({ examples: [], subjects: [] });
    const price = (await read(`${brand.name} dealer stock`, { as: inPolicy })).data;
    expect(price?.asks).toMatchObject([
      {
        kind: 'lacking',
        sentence: expect.stringMatching(/^This account has no product with data on “dealer stock”/),
        choices: [{ label: 'Leave out “dealer stock”' }],
      },
    ]);
    const sold = (await read('sales by brand', { as: inPolicy, language: 'zh_CN' })).data;
    expect([sold?.query, sold?.asks.map(({ sentence }) => sentence)]).toEqual([
      null,
      ['“sales”所在的产品当前账号没有开通，因此没有这些数据。可以在产品页申请，或忽略后问已有的数据。'],
    ]);
    const sources = (await read('wholesale of SUVs', { as: inPolicy })).data;
    expect(sources?.asks.map(({ kind }) => kind)).toEqual(['lacking']);
  });

  test('what is asked back is settled by its choices', async () => {
    const first = (await read('sales and transaction price in September')).data;
    expect(first?.asks).toMatchObject([{ kind: 'datasets' }]);
    const choices = first?.asks[0]?.choices ?? [];
    expect(choices.map(({ label }) => label)).toEqual(['Sales (“sales”)', 'Prices (“transaction price”)']);
    const second = (await read('sales and transaction price in September', { settled: [choices[1]?.settle ?? ''] }))
      .data;
    expect(second).toMatchObject({ query: { dataset: 'price', indicators: ['tp'] }, asks: [] });
    const unknown = (await read('sales of flying saucers by brand')).data;
    expect(unknown?.asks).toMatchObject([{ kind: 'unknown', sentence: expect.stringContaining('flying saucers') }]);
    const home = (await read('domestic sales in September')).data;
    expect(home?.asks[0]?.choices.map(({ label }) => label)).toEqual(['Cars built in China', 'Sales in China']);
    const inChinese = (await read('domestic sales in September', { language: 'zh_CN' })).data;
    expect(inChinese?.asks[0]?.sentence).toBe('这里可能指国产车，也可能指国内销量，请选择：');
    for (const [at, filters] of [{ originType: ['domestic'] }, {}].entries()) {
      const settled = [home?.asks[0]?.choices[at]?.settle ?? ''];
      const { data } = await read('domestic sales in September', { settled });
      expect(data).toMatchObject({ asks: [], query: { dataset: 'sales' } });
      expect(data?.query?.filters ?? {}).toEqual(filters);
    }
    const without = (await read('sales of flying saucers by brand', { settled: ['skip|flying saucers'] })).data;
    expect(without).toMatchObject({ query: { by: ['brand'] }, asks: [] });
  });

  test('a share by something else is asked back, and answered as the parts of what is named', async () => {
    const brand = await aMember('brand');
    const first = (await read(`${brand.name} share by province in September`)).data;
    expect(first?.asks).toMatchObject([
      {
        kind: 'unsure',
        choices: [
          { label: `Part of each province in ${brand.name}`, settle: 'parts' },
          { label: `Share of ${brand.name} within each province`, settle: 'within' },
        ],
      },
    ]);
    const within = (await read(`${brand.name} share by province in September`, { settled: ['within'] })).data;
    expect(within).toMatchObject({
      asks: [],
      query: { indicators: ['share'], by: ['province', 'brand'], within: 'province', filters: { brand: [brand.key] } },
    });
    expect(within?.chips[0]?.label).toBe('Share (of each province)');
    const shares = (await ask(within?.query)).data?.rows.map(({ values }) => values.share ?? 0) ?? [];
    expect(shares.length).toBeGreaterThan(3);
    expect(shares.every((share) => share >= 0 && share < 1)).toBe(true);
    const { data } = await read(`${brand.name} share by province in September`, { settled: ['parts'] });
    expect(data).toMatchObject({
      asks: [],
      query: { indicators: ['share'], by: ['province'], filters: { brand: [brand.key] } },
    });
    // The parts add up to the whole, which is what the brand has sold.
    const rows = (await ask(data?.query)).data?.rows ?? [];
    const whole = rows.reduce((sum, { values }) => sum + (values.share ?? 0), 0);
    expect(rows.length).toBeGreaterThan(3);
    expect(whole).toBeCloseTo(1, 6);
    const both = (await read('share by province and segment in September')).data;
    expect(both?.asks[0]?.choices.map(({ settle }) => settle)).toEqual(['within', 'whole']);
    for (const [settled, expected] of [
      ['within', 'province'],
      ['whole', undefined],
    ] as const) {
      const found = (await read('share by province and segment in September', { settled: [settled] })).data;
      expect([found?.asks, found?.query?.within]).toEqual([[], expected]);
    }
    const none = (await read(`${brand.name} share by province without SUVs`, { settled: ['parts'] })).data;
    expect(none?.asks[0]).toMatchObject({ kind: 'unsure', choices: [] });
  });

  test('names that nothing fits together are asked back: a car and the brand of another', async () => {
    const model = await aMember('model');
    const { members } = await server.stores.market.members({ dataset: 'sales', dimension: 'brand', limit: 1000 }, 'en');
    const other = members.find(
      ({ key, name }) => key !== model.parent && !/unknown|other/.test(key) && name.length > 4,
    );
    const { data } = await read(`sales of the ${other?.name} ${model.name}`);
    expect(data?.asks).toMatchObject([{ kind: 'apart', choices: [] }]);
    expect(data?.asks[0]?.sentence).toContain(model.name);
  });

  test('a text of 10,000 signs, an injection and mixed scripts are refused or asked back in the language of the person', async () => {
    const long = await read('销量'.repeat(5000), { language: 'zh_CN' });
    expect(long.status).toMatchObject({
      status: 413,
      refusal: 'wording.question-too-long',
      msg2Client: '问题太长：最多 500 个字符，请缩短后再问。',
    });
    const injection = (await read("sales'; DROP TABLE sales; --")).data;
    expect(injection?.asks).toMatchObject([{ kind: 'unknown', sentence: expect.stringContaining('“DROP”') }]);
    const brand = await aMember('brand');
    const mixed = (await read(`${brand.name} 今年 sales yoy`)).data;
    expect(mixed).toMatchObject({
      query: { indicators: ['volume', 'yoy'], filters: { brand: [brand.key] } },
      asks: [],
    });
    const nothing = (await read('！？…', { language: 'zh_CN' })).data;
    expect(nothing?.asks).toMatchObject([{ kind: 'nothing' }]);
  });

  test('the names of a release are read once, before the first question', async () => {
    const { market } = server.stores;
    const members = jest.spyOn(market, 'members');
    const wording = openWording(market, Date.now);
    await wording.warm();
    const times = members.mock.calls.length;
    expect(times).toBeGreaterThan(10);
    await wording.warm();
    await wording.read({ text: 'sales by brand' }, { accountId: 'a', owned: new Set(['sales']), language: 'en' });
    expect(members.mock.calls.length).toBe(times);
    members.mockRestore();
  });

  test('nobody reads without a session', async () => {
    expect((await read('sales', { as: 'none' })).status.status).toBe(100440);
  });
});
