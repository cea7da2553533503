import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { hashPassword } from '../accounts/passwords/passwords.ts';
import { createAccount } from '../accounts/people/account-store.ts';
import { endKey, type KeyRights, makeKey } from '../keys/key-store.ts';
import { grantProducts } from '../products/grants.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

describe('the portal as a server of the Model Context Protocol', () => {
  let server: TestServer;

  /** A key of a new account that holds these products. */
  const keyOf = async (owned: readonly string[], rights: Partial<KeyRights> = {}) => {
    const { db } = server.stores.state;
    const accountId = await createAccount(db, {
      user_name: `agent-${Math.random()}`,
      password_hash: await hashPassword('Nothing-1'),
      real_name: 'Agent',
      active_from: '20200101',
      active_to: '20991231',
    });
    const products = await db
      .selectFrom('product')
      .select('product_id')
      .where('key', 'in', [...owned, ''])
      .execute();
    const ids = products.map(({ product_id }) => product_id);
    await grantProducts(db, accountId, ids, { from: '20240101', to: '20991231' });
    const usual = { label: 'agent', products: [], callsAMinute: 100, to: '20991231' };
    return makeKey(db, accountId, { ...usual, ...rights }, Date.now());
  };
  /** A client of the protocol that has shaken hands. */
  const connected = async (secret: string, language = 'en') => {
    const client = new Client({ name: 'test', version: '1' });
    const address = new URL(`${server.address}/agent?language=${language}`);
    const requestInit = { headers: { authorization: `Bearer ${secret}` } };
    await client.connect(new StreamableHTTPClientTransport(address, { requestInit }));
    return client;
  };
  const use = async (client: Client, name: string, input: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: input });
    const [{ text = '' } = {}] = content as { text?: string }[];
    return { isError, text, data: isError ? null : JSON.parse(text) };
  };
  const lastMonth = async () =>
    (await server.stores.market.catalogue('sales', 'en')).dataSources[0] as { key: string; last: string };
  const question = async (more: object = {}) => {
    const { key, last } = await lastMonth();
    const months = { dateType: 'monthly', from: last, to: last };
    return { dataset: 'sales', dataSources: [key], ...months, by: ['brand'], indicators: ['volume'], ...more };
  };

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  test('a key with its products is told what there is, finds names, asks figures, and how they are made', async () => {
    const client = await connected((await keyOf(['sales'])).secret);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'list_datasets',
      'describe_dataset',
      'find_members',
      'query_market',
      'explain_figure',
      'read_question',
    ]);
    const { datasets } = (await use(client, 'list_datasets')).data;
    const keys = datasets.map(({ key }: { key: string }) => key);
    expect(keys).toContain('sales');
    expect(keys).not.toContain('price');
    const { members } = (await use(client, 'find_members', { dataset: 'sales', dimension: 'brand', limit: 1 })).data;
    const query = await question({ filters: { brand: [members[0].key] } });
    const answered = (await use(client, 'query_market', query)).data;
    const token = await server.signIn();
    const { body } = await server.call('marketQuery', query, { token, language: 'en' });
    expect(answered).toEqual(body.data);
    const figure = (await use(client, 'explain_figure', { dataset: 'sales', indicator: 'share' })).data;
    expect(figure).toMatchObject({ name: 'Share', formula: 'sales / market sales' });
    const words = (await use(client, 'read_question', { text: 'top 3 brands' })).data;
    expect(words).toMatchObject({ asks: [], query: { dataset: 'sales', limit: 3 } });
    await client.close();
  });

  test('what the products do not open is refused in the language of who asks, and nothing of it is told', async () => {
    const { secret } = await keyOf(['policy']);
    const client = await connected(secret, 'zh_CN');
    const refused = await use(client, 'query_market', await question());
    expect(refused).toMatchObject({ isError: true });
    expect(refused.text).toBe('您的账号没有开通此产品，请联系客户经理。 [catalogue.product-not-held]');
    for (const name of ['describe_dataset', 'explain_figure']) {
      expect((await use(client, name, { dataset: 'sales', indicator: 'volume' })).isError).toBe(true);
    }
    const words = (await use(client, 'read_question', { text: '各品牌销量' })).data;
    expect(words.query).toBeNull();
    await client.close();
  });

  test('a key that was made for one product of its account opens that one alone', async () => {
    const client = await connected((await keyOf(['sales', 'price'], { products: ['price'] })).secret);
    expect((await use(client, 'describe_dataset', { dataset: 'sales' })).isError).toBe(true);
    expect((await use(client, 'describe_dataset', { dataset: 'price' })).isError).toBe(false);
    await client.close();
  });

  test('a dead key, one without the right, and none at all are not let in', async () => {
    const dead = await keyOf(['sales']);
    await endKey(server.stores.state.db, dead.keyId, Date.now());
    const { secret: bringing } = await keyOf(['sales'], { rights: ['deliver'] });
    await expect(connected(dead.secret)).rejects.toThrow('This key is not valid or has ended');
    await expect(connected(bringing)).rejects.toThrow('This key has not the right');
    await expect(connected('')).rejects.toThrow('This key is not valid or has ended');
    const token = await server.signIn();
    await expect(connected(token)).rejects.toThrow('This key is not valid or has ended');
  });

  test('who asks for all rows, for a tool or a figure that there is not, is told so', async () => {
    const client = await connected((await keyOf(['sales'])).secret);
    const all = await use(client, 'query_market', await question({ limit: 20_000 }));
    expect(all.text).toMatch(/^At most 1000 rows are given at once\./);
    const figure = await use(client, 'explain_figure', { dataset: 'sales', indicator: 'profit' });
    expect(figure.text).toContain('“profit”');
    expect((await use(client, 'drop_tables')).text).toContain('There is no tool “drop_tables”');
    const malformed = await use(client, 'query_market', { dataset: 'sales' });
    expect(malformed.isError).toBe(true);
    await client.close();
  });

  test('its calls a minute hold here as they do elsewhere', async () => {
    const client = await connected((await keyOf(['sales'], { callsAMinute: 2 })).secret);
    expect((await use(client, 'list_datasets')).isError).toBe(false);
    expect((await use(client, 'read_question', { text: 'top 3 brands' })).isError).toBe(false);
    const third = await use(client, 'describe_dataset', { dataset: 'sales' });
    expect(third.text).toMatch(/^This key may make at most 2 calls a minute\./);
    await client.close();
  });

  test('several messages in one body are refused, so that none can call off another one', async () => {
    const { secret } = await keyOf(['sales']);
    const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'list_datasets' } };
    const callOff = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    const reply = await fetch(`${server.address}/agent?language=en`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${secret}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify([call, callOff]),
    });
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('must be a JSON object');
  });

  test('what a question is settled with has to be words', async () => {
    const client = await connected((await keyOf(['sales'])).secret);
    const malformed = await use(client, 'read_question', { text: 'sales', settled: [{ toString: 1 }] });
    expect(malformed.isError).toBe(true);
    expect(malformed.text).not.toContain('primitive');
    await client.close();
  });
});
