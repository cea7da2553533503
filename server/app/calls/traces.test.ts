import { describe, expect, test } from '@jest/globals';
import { useAccountServer } from '../../accounts/account-test-kit.ts';
import { signInLimits } from '../../accounts/tries/sign-in-limits.ts';
import { giveTicket } from '../../captcha/captcha-test-kit.ts';
import { createBudget } from '../../kernel/calls/budget.ts';
import { chinaDay } from '../../kernel/days/dates.ts';
import { makeKey } from '../../keys/key-store.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { sessionBudget } from './limit-handlers.ts';
import { lineBudget } from './trace-calls.ts';

describeOnBothStores('what calls leave behind', (place) => {
  const suite = useAccountServer(place);
  const right = 'Secret-2027';

  /** The lines about an account, oldest first, without ids and instants. */
  const linesOf = async (accountId: string) => {
    const rows = await suite.db.selectFrom('audit').selectAll().where('account_id', '=', accountId).execute();
    return rows
      .sort((row, other) => row.at - other.at)
      .map(({ actor, action, outcome, address, detail }) => {
        expect(address).toBe('127.0.0.1');
        return { actor, action, outcome, detail: JSON.parse(detail) as unknown };
      });
  };
  const tryPassword = async (userNm: string, pwd: string) => {
    suite.pass(1);
    const captchaTicket = await giveTicket(suite.db, suite.at());
    const { body } = await suite.server.call('simpleLogin', { userNm, pwd }, { captchaTicket });
    return body.status.status;
  };

  test('a sign-in, a switch and a sign-out say who, from where and how', async () => {
    const accountId = await suite.account('traced', right);
    const token = await suite.server.signIn('traced', right);
    suite.pass(1);
    expect(await suite.status('switchAccount', { userId: 'nobody' }, { token })).toBe(1);
    suite.pass(1);
    expect(await suite.status('logout', {}, { token })).toBe(0);
    expect(await linesOf(accountId)).toEqual([
      { actor: accountId, action: 'sign-in', outcome: 'done', detail: { way: 'password' } },
      { actor: accountId, action: 'switch-account', outcome: 'refused', detail: { refusal: 'accounts.not-linked' } },
      { actor: accountId, action: 'sign-out', outcome: 'done', detail: {} },
    ]);
    const line = suite.server.log.find((each) => each.includes('switch-account'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({ account: accountId, refusal: 'accounts.not-linked' });
  });

  test('wrong tries leave a line each, their limit one when it closes, and what it refuses none', async () => {
    const accountId = await suite.account('tried', right);
    const wrong = { action: 'sign-in', outcome: 'refused' };
    for (let time = 0; time < signInLimits.perAccount; time += 1) expect(await tryPassword('tried', 'wrong')).toBe(1);
    const refusal = { way: 'password', refusal: 'accounts.wrong-sign-in' };
    const reported = Array.from({ length: signInLimits.perAccount }, () => ({
      actor: 'nobody',
      ...wrong,
      detail: refusal,
    }));
    const limit = { limit: 'tries-of-account', until: expect.any(String) };
    const closed = { actor: 'nobody', action: 'sign-in', outcome: 'closed', detail: limit };
    const all = await linesOf(accountId);
    expect(all).toHaveLength(reported.length + 1);
    expect(all).toEqual(expect.arrayContaining([...reported, closed]));
    for (let time = 0; time < 3; time += 1) expect(await tryPassword('tried', right)).toBe(429);
    expect(await linesOf(accountId)).toHaveLength(reported.length + 1);
    suite.pass(signInLimits.window);
    expect(await tryPassword('tried', right)).toBe(0);
  });

  test('wrong tries of one instant close a limit once', async () => {
    const accountId = await suite.account('raced', right);
    for (let time = 0; time < signInLimits.perAccount - 3; time += 1) await tryPassword('raced', 'wrong');
    const tickets = await Promise.all([1, 2, 3].map(() => giveTicket(suite.db, suite.at())));
    await Promise.all(
      tickets.map((captchaTicket) =>
        suite.server.call('simpleLogin', { userNm: 'raced', pwd: 'wrong' }, { captchaTicket }),
      ),
    );
    const closed = (await linesOf(accountId)).filter(({ outcome }) => outcome === 'closed');
    expect(closed).toHaveLength(1);
  });

  test('a password that was typed as a name stands nowhere', async () => {
    expect(await tryPassword('My-very-secret-word-1', 'wrong')).toBe(1);
    expect(await suite.everything()).not.toMatch(/my-very-secret/i);
    expect(await linesOf('')).toEqual([
      {
        actor: 'nobody',
        action: 'sign-in',
        outcome: 'refused',
        detail: { way: 'password', refusal: 'accounts.wrong-sign-in' },
      },
    ]);
  });

  test('who asks for what he does not hold, and a key that opens nothing, leave a line; a call without session none', async () => {
    const accountId = await suite.account('curious', right);
    const token = await suite.server.signIn('curious', right);
    const count = async () => (await suite.db.selectFrom('audit').selectAll().execute()).length;
    suite.pass(1);
    expect(await suite.status('marketQuery', { dataset: 'sales' }, { token })).toBe(403);
    const detail = { call: 'marketQuery', refusal: 'catalogue.product-not-held' };
    expect((await linesOf(accountId)).at(-1)).toEqual({
      actor: accountId,
      action: 'access',
      outcome: 'refused',
      detail,
    });
    const before = await count();
    for (const name of ['updatePwd', 'bindPhone', 'logout', 'marketQuery'] as const) {
      await suite.server.call(name, { dataset: 'sales', oldPwd: 'a', newPwd: 'b', phonNo: '', emalAd: '' });
    }
    expect(await count()).toBe(before);
    const { body } = await suite.server.call(
      'marketQuery',
      { dataset: 'sales' },
      { key: `portal-key-${'x'.repeat(43)}` },
    );
    expect(body.status.status).toBe(401);
    expect(await count()).toBe(before + 1);
  });

  test('what did not happen leaves no line', async () => {
    const accountId = await suite.account('idle', right);
    const token = await suite.server.signIn('idle', right);
    for (const [name, payload] of [
      ['endSession', { sessionId: 'made-up' }],
      ['endOtherSessions', {}],
      ['forgetDevice', { deviceId: 'made-up' }],
    ] as const) {
      // What the sign-in has made is forgotten first.
      await suite.server.call(name, payload, { token });
      suite.pass(1);
      await suite.db.deleteFrom('audit').where('action', '!=', 'sign-in').execute();
      const { body } = await suite.server.call(name, payload, { token });
      expect(body.data).toEqual({ ended: 0 });
    }
    const proof = await suite.server.prove(token, right);
    expect(await suite.status('unbindMessaging', {}, { token, proof })).toBe(0);
    expect((await linesOf(accountId)).map(({ action }) => action)).toEqual(['sign-in', 'prove-again']);
  });

  test('a session does so much of what the trail tells, and no more; that is told once, and others go on', async () => {
    const accountId = await suite.account('filler', right);
    const token = await suite.server.signIn('filler', right);
    const read = (by: string) => suite.status('getLanYingEnterpriseKey', {}, { token: by });
    for (let time = 0; time < sessionBudget.most; time += 1) expect(await read(token)).toBe(0);
    suite.pass(1);
    expect([await read(token), await read(token)]).toEqual([429, 429]);
    expect(await suite.status('endSession', { sessionId: 'made-up' }, { token })).toBe(429);
    // A renewed token is the same session; what leaves no line is not counted.
    const { body } = await suite.server.call('refreshToken', { refreshToken: token }, { token });
    expect(await read(body.data?.token ?? '')).toBe(429);
    expect(await suite.status('listSessions', {}, { token: body.data?.token ?? '' })).toBe(0);
    const lines = await linesOf(accountId);
    expect(lines).toHaveLength(sessionBudget.most + 2);
    expect(lines.at(-1)).toMatchObject({ action: 'read-enterprise-key', outcome: 'closed' });
    expect(await read(await suite.server.signIn('filler', right))).toBe(0);
    suite.pass(sessionBudget.window);
    expect(await read(body.data?.token ?? '')).toBe(0);
  });

  test('a key that makes too many calls is told of once an hour, by its id', async () => {
    const accountId = await suite.account('keyed', right);
    const [product] = await suite.db.selectFrom('product').selectAll().where('key', '=', 'sales').execute();
    const grant = {
      account_id: accountId,
      product_id: product?.product_id ?? '',
      from_ymd: '20240101',
      to_ymd: '20991231',
    };
    await suite.db.insertInto('account_product').values(grant).execute();
    const rights = { label: 'nightly', products: [], callsAMinute: 1, to: chinaDay(suite.at()) };
    const { keyId, secret } = await makeKey(suite.db, accountId, rights, suite.at());
    for (let time = 0; time < 4; time += 1) {
      await suite.server.call('marketCatalogue', { dataset: 'sales' }, { key: secret });
    }
    expect(await linesOf(accountId)).toEqual([
      { actor: `key ${keyId}`, action: 'use-key', outcome: 'closed', detail: { limit: 'calls-of-key' } },
    ]);
  });
});

describe('the calls of the trail', () => {
  test('a network may cause so many lines about refused calls; one more says that others are not written', () => {
    const budget = createBudget(lineBudget);
    const worths = Array.from({ length: lineBudget.most + 3 }, () => budget('192.0.2.1', 0).worth);
    expect(worths.filter((worth) => worth === 'within')).toHaveLength(lineBudget.most);
    expect(worths.slice(lineBudget.most)).toEqual(['first-beyond', 'beyond', 'beyond']);
    expect(budget('192.0.2.2', 0).worth).toBe('within');
    expect(budget('192.0.2.1', lineBudget.window).worth).toBe('within');
  });
});
