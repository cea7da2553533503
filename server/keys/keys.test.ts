import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type CallName, type CallRule, calls } from '@portal/contract';
import { useAccountServer } from '../accounts/account-test-kit.ts';
import { chinaDay } from '../kernel/days/dates.ts';
import { grantProducts } from '../products/index.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { endKey, type KeyRights, makeKey } from './key-store.ts';

const day = 24 * 60 * 60 * 1000;

/** The server has no market: who is let in is told so, and asks for nothing more. */
const letIn = 'market.nothing-published';

describeOnBothStores('the keys of programs', (place) => {
  const suite = useAccountServer(place);

  const withKey = async (more: Partial<KeyRights> = {}, owned: readonly string[] = ['sales'], userName = '') => {
    const { db } = suite;
    const accountId = await suite.account(userName || `program-${Math.random()}`, 'Secret-2027');
    const products = await db.selectFrom('product').selectAll().execute();
    const ids = products.filter(({ key }) => owned.includes(key)).map(({ product_id }) => product_id);
    await grantProducts(db, accountId, ids, { from: '20240101', to: '20991231' });
    const rights = { label: 'nightly', products: [], callsAMinute: 1000, to: '20991231', ...more };
    return { accountId, ...(await makeKey(db, accountId, rights, suite.at())) };
  };
  const ask = async (secret: string, name: CallName = 'marketCatalogue', payload: object = { dataset: 'sales' }) => {
    const { body } = await suite.server.call(name, payload, { key: secret });
    return [body.status.status, body.status.refusal];
  };

  test('a key opens a call of a product that its account holds, and no other is kept than its hash', async () => {
    const { secret } = await withKey();
    expect(await ask(secret)).toEqual([1, letIn]);
    expect(await suite.everything()).not.toContain(secret);
  });

  test('what was never made, a key cut short, and a key as a token open nothing', async () => {
    const { secret } = await withKey();
    for (const wrong of [`${secret}x`, secret.slice(0, -1), 'portal-key-0123456789012345678901234567890']) {
      expect(await ask(wrong)).toEqual([401, 'keys.key-refused']);
    }
    const asToken = await suite.server.call('marketCatalogue', { dataset: 'sales' }, { token: secret });
    expect(asToken.body.status.status).toBe(100440);
    const token = await suite.server.signIn('admin', 'Portal-2026-admin');
    expect(await ask(token)).toEqual([401, 'keys.key-refused']);
  });

  const others = (Object.keys(calls) as CallName[]).filter((name) => {
    const rule: CallRule = calls[name];
    return rule.access !== 'public' && !rule.programs;
  });

  test('no call that is not made for programs is opened by a key', async () => {
    const { secret } = await withKey();
    expect(others.length).toBeGreaterThan(40);
    for (const name of others)
      expect([name, ...(await ask(secret, name, {}))]).toEqual([name, 401, 'keys.call-needs-session']);
  });

  test('the products of the account and those of the key must both hold', async () => {
    const none = await withKey({}, ['policy']);
    expect(await ask(none.secret)).toEqual([403, 'catalogue.product-not-held']);
    const narrow = await withKey({ products: ['policy'] }, ['sales', 'policy']);
    expect(await ask(narrow.secret)).toEqual([403, 'catalogue.product-not-held']);
    const named = await withKey({ products: ['policy', 'sales'] }, ['sales']);
    expect(await ask(named.secret)).toEqual([1, letIn]);
    const datasetsOfPolicy = ['sales', 'price', 'toString', undefined].map((dataset) =>
      ask(narrow.secret, 'marketQuery', { dataset }),
    );
    expect(await Promise.all(datasetsOfPolicy)).toEqual([
      [403, 'catalogue.product-not-held'],
      [403, 'catalogue.product-not-held'],
      [400, 'market.unknown-dataset'],
      [400, 'market.unknown-dataset'],
    ]);
  });

  test('a key does what it was made for and nothing beside: one that delivers opens no figure unless it may ask too', async () => {
    const order = (secret: string) => ask(secret, 'marketDelivery', { orderId: 'none' });
    const [deliver, both, plain] = [
      await withKey({ rights: ['deliver'] }),
      await withKey({ rights: ['ask', 'deliver'] }),
      await withKey(),
    ];
    expect(await ask(deliver.secret)).toEqual([403, 'keys.right-missing']);
    expect(await order(plain.secret)).toEqual([403, 'keys.right-missing']);
    expect(await ask(both.secret)).toEqual([1, letIn]);
    for (const { secret } of [deliver, both]) expect((await order(secret))[1]).not.toMatch(/^keys/);
    // What was kept before keys had rights says nothing, and asks.
    await suite.db.updateTable('api_key').set({ rights: '' }).where('key_id', '=', plain.keyId).execute();
    expect(await ask(plain.secret)).toEqual([1, letIn]);
  });

  test('a grant that is taken back, a closed account and an ended key hold at the next call', async () => {
    const { db } = suite;
    const revoked = await withKey();
    await db.deleteFrom('account_product').where('account_id', '=', revoked.accountId).execute();
    expect(await ask(revoked.secret)).toEqual([403, 'catalogue.product-not-held']);
    const closed = await withKey();
    await db.updateTable('account').set({ state: '4' }).where('account_id', '=', closed.accountId).execute();
    expect(await ask(closed.secret)).toEqual([1, 'accounts.suspended']);
    const ended = await withKey();
    expect(await endKey(db, ended.keyId, suite.at())).toBe(true);
    expect(await endKey(db, ended.keyId, suite.at())).toBe(false);
    expect(await ask(ended.secret)).toEqual([401, 'keys.key-refused']);
  });

  test('A26 its last day counts to its end, in China', async () => {
    const { secret } = await withKey({ to: chinaDay(suite.at()) });
    const midnight = Math.floor((suite.at() + 8 * 3600_000) / day) * day + day - 8 * 3600_000;
    suite.now = midnight - 1;
    expect(await ask(secret)).toEqual([1, letIn]);
    suite.now = midnight;
    expect(await ask(secret)).toEqual([401, 'keys.key-refused']);
  });

  test('a change of rights asks no program to renew anything', async () => {
    const { secret, accountId } = await withKey();
    await suite.db
      .updateTable('account')
      .set({ rights_changed_at: suite.at() + 1 })
      .where('account_id', '=', accountId)
      .execute();
    expect(await ask(secret)).toEqual([1, letIn]);
  });

  test('a use is noted, to the minute', async () => {
    const { secret, keyId } = await withKey();
    const usedAt = async () =>
      (await suite.db.selectFrom('api_key').select('used_at').where('key_id', '=', keyId).executeTakeFirstOrThrow())
        .used_at;
    expect(await usedAt()).toBeNull();
    const first = suite.at();
    await ask(secret);
    expect(await usedAt()).toBe(first);
    suite.pass(59_000);
    await ask(secret);
    expect(await usedAt()).toBe(first);
    suite.pass(1000);
    await ask(secret);
    expect(await usedAt()).toBe(first + 60_000);
  });

  test('each key has a number of calls a minute of its own', async () => {
    const [few, many] = [await withKey({ callsAMinute: 3 }), await withKey()];
    const refused = [429, 'http.key-too-often'];
    for (let time = 0; time < 3; time += 1) expect(await ask(few.secret)).toEqual([1, letIn]);
    expect(await ask(few.secret)).toEqual(refused);
    expect(await ask(many.secret)).toEqual([1, letIn]);
    const { body } = await suite.server.call(
      'marketCatalogue',
      { dataset: 'sales' },
      { key: few.secret, language: 'en' },
    );
    expect(body.status.msg2Client).toMatch(
      /^This key may make at most 3 calls a minute\. Please try again in \d+ s\.$/,
    );
  });
});

describe('figures for programs', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.close());

  test('a key is answered what the session of its account is answered', async () => {
    const token = await server.signIn();
    const { db } = server.stores.state;
    const { account_id } = await db
      .selectFrom('account')
      .select('account_id')
      .where('user_name', '=', 'demo')
      .executeTakeFirstOrThrow();
    const rights = { label: 'nightly', products: [], callsAMinute: 10, to: '20991231' };
    const { secret } = await makeKey(db, account_id, rights, Date.now());
    const { body: known } = await server.call('marketCatalogue', { dataset: 'sales' }, { key: secret });
    const [source] = known.data?.dataSources ?? [];
    const question = {
      dataset: 'sales',
      dataSources: [source?.key],
      dateType: 'monthly',
      totals: true,
      from: source?.last,
      to: source?.last,
      by: ['manufacturer'],
      indicators: ['volume', 'share'],
    };
    const [byKey, bySession] = [
      await server.call('marketQuery', question, { key: secret }),
      await server.call('marketQuery', question, { token }),
    ];
    expect(byKey.body.data?.rows.length).toBeGreaterThan(1);
    expect(byKey.body).toEqual(bySession.body);
  });
});

describe('calls for programs', () => {
  test('all of them belong to a product or a right, or answer of owned parts alone, so that nobody asks without a grant', () => {
    const rules: CallRule[] = Object.values(calls);
    const open = rules.filter(({ programs }) => programs);
    expect(open.length).toBeGreaterThan(3);
    const needs = /^(dataset$|product:|right:)/;
    expect(open.filter(({ access, parts }) => !needs.test(access) && parts !== 'owned')).toEqual([]);
  });
});
