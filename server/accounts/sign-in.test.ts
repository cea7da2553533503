import { schemas } from '@portal/contract/schemas';
import { Ajv } from 'ajv';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseSetting, describeOnBothStores } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { signInLimits } from './sign-in-limits.ts';
import { hashToken, sessionLife } from './tokens.ts';

const ajv = new Ajv({ strict: false });
const day = 24 * 60 * 60 * 1000;

describeOnBothStores('accounts', (place) => {
  let server: TestServer;
  let now = Date.now();

  beforeAll(async () => {
    const settings = databaseSetting(await place());
    server = await startTestServer({ settings, marketSize: 'none', clock: () => now });
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    now = Date.now();
    await server.stores.state.db.deleteFrom('sign_in_attempt').execute();
  });

  const statusOf = async (...call: Parameters<TestServer['call']>) => (await server.call(...call)).body.status.status;
  const linked = async (token: string, userNm: string) => {
    const { body } = await server.call('getUserInfo', {}, { token });
    return body.data?.relationUserList.find((account) => account.userNm === userNm)?.userId ?? '';
  };

  test('S3.005 S4.001 S7.013 S7.014 the right password gives status 0 and login data', async () => {
    const { code, body } = await server.call('simpleLogin', { userNm: 'demo', pwd: 'Portal-2026', channel: 1 });
    expect(code).toBe(200);
    expect(body.status).toEqual({ status: 0, msg2Client: '', msg2Dev: '' });
    expect(ajv.validate(schemas.simpleLogin.data, body.data)).toBe(true);
    expect(body.data).toMatchObject({ userNm: 'demo', actvToYmd: '20991231' });
  });

  test('S8.018 a wrong password and an unknown account get the same words, in the language asked for', async () => {
    const wrong = await server.call('simpleLogin', { userNm: 'demo', pwd: 'wrong' });
    const unknown = await server.call('simpleLogin', { userNm: 'nobody', pwd: 'wrong' });
    expect(wrong).toEqual(unknown);
    expect(wrong.code).toBe(200);
    expect(wrong.body.data).toBeNull();
    expect(wrong.body.status.status).toBe(1);
    expect(wrong.body.status.msg2Client).toBe('账号或密码不正确，请检查后重试。');
    const english = await server.call('simpleLogin', { userNm: 'demo', pwd: 'wrong' }, { language: 'en' });
    expect(english.body.status.msg2Client).toMatch(/^The account or the password is not right/);
  });

  test('an unknown account takes as long as a wrong password', async () => {
    const time = async (userNm: string) => {
      const begun = performance.now();
      await server.call('simpleLogin', { userNm, pwd: 'wrong' });
      return performance.now() - begun;
    };
    await time('warm-up');
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 5; round++) {
      known.push(await time('demo'));
      unknown.push(await time(`nobody-${round}`));
    }
    const median = (times: number[]) => times.sort((one, other) => one - other)[2] ?? 0;
    expect(median(unknown)).toBeGreaterThan(median(known) / 3);
  });

  test('after ten wrong tries in 15 minutes even the right password waits, for that account only', async () => {
    for (let round = 0; round < signInLimits.perAccount; round++) {
      expect(await statusOf('simpleLogin', { userNm: 'demo', pwd: 'wrong' })).toBe(1);
    }
    const refused = await server.call('simpleLogin', { userNm: ' DEMO ', pwd: 'Portal-2026' }, { language: 'en' });
    expect(refused.body.status).toMatchObject({
      status: 429,
      msg2Client: 'Too many tries. Please try again in 15 minutes.',
    });
    expect(await statusOf('simpleLogin', { userNm: 'admin', pwd: 'Portal-2026-admin' })).toBe(0);
    now += signInLimits.window + 1;
    expect(await statusOf('simpleLogin', { userNm: 'demo', pwd: 'Portal-2026' })).toBe(0);
  });

  test('an unknown account is limited as a known one is', async () => {
    for (let round = 0; round < signInLimits.perAccount; round++) {
      await server.call('simpleLogin', { userNm: 'nobody', pwd: 'wrong' });
    }
    expect(await statusOf('simpleLogin', { userNm: 'nobody', pwd: 'wrong' })).toBe(429);
  });

  test('tries made at the same moment count each other', async () => {
    const tries = Array.from({ length: 30 }, () => statusOf('simpleLogin', { userNm: 'demo', pwd: 'wrong' }));
    const looked = (await Promise.all(tries)).filter((status) => status === 1);
    expect(looked.length).toBeLessThanOrEqual(signInLimits.perAccount);
  });

  test('an address with a hundred wrong tries waits, whatever the account', async () => {
    const rows = Array.from({ length: signInLimits.perAddress }, (_, index) => ({
      attempt_id: `attempt-${index}`,
      account_key: `key-${index}`,
      address: '127.0.0.1',
      at: now,
    }));
    await server.stores.state.db.insertInto('sign_in_attempt').values(rows).execute();
    expect(await statusOf('simpleLogin', { userNm: 'admin', pwd: 'Portal-2026-admin' })).toBe(429);
  });

  test('S3.006 S3.007 S3.008 S3.009 S3.010 S3.011 S7.025 user info has its fields, with every linked account', async () => {
    const { body } = await server.call('getUserInfo', {}, { token: await server.signIn(), language: 'en' });
    expect(ajv.validate(schemas.getUserInfo.data, body.data)).toBe(true);
    expect(body.data).toMatchObject({ userNm: 'demo', userDivNm: 'Enterprise user', userSt: '1', roles: ['analyst'] });
    const states = body.data?.relationUserList.map(({ userNm, userSt, userStNm }) => [userNm, userSt, userStNm]);
    expect(states).toEqual([
      ['demo', '1', 'Active'],
      ['demo-expired', '1', 'Active'],
      ['demo-new', '0', 'Not yet opened'],
      ['demo-south', '1', 'Active'],
      ['demo-suspended', '4', 'Suspended'],
    ]);
  });

  test('S4.040 without a token, or with one that is unknown, a call answers 100440', async () => {
    expect(await statusOf('getUserInfo', {})).toBe(100440);
    expect(await statusOf('getUserInfo', {}, { token: 'x'.repeat(43) })).toBe(100440);
  });

  test('S7.023 logout ends the token, and that token only', async () => {
    const [gone, kept] = [await server.signIn(), await server.signIn()];
    expect(await statusOf('logout', {}, { token: gone })).toBe(0);
    expect(await statusOf('getUserInfo', {}, { token: gone })).toBe(100440);
    expect(await statusOf('getUserInfo', {}, { token: kept })).toBe(0);
  });

  test('S4.011 S7.021 a refresh gives a new token and ends the old one, without lengthening the session', async () => {
    const token = await server.signIn();
    now += 6 * day;
    const { body } = await server.call('refreshToken', { deviceId: 1234, refreshToken: token }, { token });
    const next = body.data?.token ?? '';
    expect(next).not.toBe(token);
    expect(await statusOf('getUserInfo', {}, { token })).toBe(100442);
    expect(await statusOf('getUserInfo', {}, { token: next })).toBe(0);
    expect(await statusOf('refreshToken', { refreshToken: token }, { token: next })).toBe(100442);
    now += day;
    expect(await statusOf('getUserInfo', {}, { token: next })).toBe(100440);
  });

  test('S4.011 two refreshes at once give one new token', async () => {
    const token = await server.signIn();
    const refresh = () => server.call('refreshToken', { refreshToken: token }, { token });
    const statuses = (await Promise.all([refresh(), refresh()])).map(({ body }) => body.status.status);
    expect(statuses.sort()).toEqual([0, 100442]);
  });

  test('a refresh takes only a token of the caller', async () => {
    const [own, other] = [await server.signIn(), await server.signIn('admin', 'Portal-2026-admin')];
    expect(await statusOf('refreshToken', { refreshToken: other }, { token: own })).toBe(100440);
    expect(await statusOf('getUserInfo', {}, { token: other })).toBe(0);
  });

  test('S4.016 a session lasts 7 days', async () => {
    const token = await server.signIn();
    now += sessionLife - 1000;
    expect(await statusOf('getUserInfo', {}, { token })).toBe(0);
    now += 1000;
    expect(await statusOf('getUserInfo', {}, { token })).toBe(100440);
  });

  test('S6.018 S7.024 a switch goes to an open linked account and ends the former session', async () => {
    const token = await server.signIn();
    const userId = await linked(token, 'demo-south');
    const { body } = await server.call('switchAccount', { channel: 1, userId }, { token });
    expect(body.data).toMatchObject({ userId, userNm: 'demo-south' });
    expect(await statusOf('getUserInfo', {}, { token })).toBe(100442);
    expect(await statusOf('getUserInfo', {}, { token: body.data?.token ?? '' })).toBe(0);
  });

  test.each(['demo-expired', 'demo-new', 'demo-suspended'])('S6.018 a switch to %s is refused', async (userNm) => {
    const token = await server.signIn();
    const refused = await server.call('switchAccount', { channel: 1, userId: await linked(token, userNm) }, { token });
    expect(refused.body.status.status).toBe(1);
    expect(refused.body.data).toBeNull();
    expect(await statusOf('getUserInfo', {}, { token })).toBe(0);
  });

  test('S6.018 a switch to an account that is not linked is refused', async () => {
    const admin = await server.call('getUserInfo', {}, { token: await server.signIn('admin', 'Portal-2026-admin') });
    const userId = admin.body.data?.userId ?? '';
    expect(await statusOf('switchAccount', { channel: 1, userId }, { token: await server.signIn() })).toBe(1);
  });

  test.each([
    ['demo-expired', /expired/],
    ['demo-new', /not been opened/],
    ['demo-suspended', /suspended/],
  ])('%s cannot sign in and is told why', async (userNm, words) => {
    const { body } = await server.call('simpleLogin', { userNm, pwd: 'Portal-2026' }, { language: 'en' });
    expect(body.status.status).toBe(1);
    expect(body.status.msg2Client).toMatch(words);
  });

  test('S4.040 an account that is suspended while signed in answers 100152', async () => {
    const { db } = server.stores.state;
    const token = await server.signIn('admin', 'Portal-2026-admin');
    await db.updateTable('account').set({ state: '4' }).where('user_key', '=', 'admin').execute();
    expect(await statusOf('getUserInfo', {}, { token })).toBe(100152);
    await db.updateTable('account').set({ state: '1' }).where('user_key', '=', 'admin').execute();
  });

  test('the store holds no token and no password', async () => {
    const token = await server.signIn();
    const { db } = server.stores.state;
    const sessions = await db.selectFrom('session').selectAll().execute();
    expect(sessions.some((session) => session.token_hash === hashToken(token))).toBe(true);
    expect(JSON.stringify(sessions)).not.toContain(token);
    const account = await db.selectFrom('account').selectAll().where('user_key', '=', 'demo').executeTakeFirstOrThrow();
    expect(account.password_hash).toMatch(/^\$argon2id\$/);
    expect(JSON.stringify(account)).not.toContain('Portal-2026');
  });
});
