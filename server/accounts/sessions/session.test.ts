import { expect, test } from '@jest/globals';
import { calls } from '@portal/contract';
import { hashToken } from '../../kernel/secrets/tokens.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { useAccountServer } from '../account-test-kit.ts';
import { idleLife, sessionLife } from './session-life.ts';

const day = 24 * 60 * 60 * 1000;
const refreshCalls = ['refreshToken', 'refreshToken2', 'userRefreshToken'] as const;

describeOnBothStores('sessions', (place) => {
  const suite = useAccountServer(place);
  const { status } = suite;
  const asks = (token: string) => status('getUserInfo', {}, { token });
  const refresh = async (token: string, name: (typeof refreshCalls)[number] = 'refreshToken') => {
    const { body } = await suite.server.call(name, { deviceId: '1234', refreshToken: token }, { token });
    return { status: body.status.status, token: body.data?.token ?? '' };
  };
  const idOf = async (userName: string) => {
    const row = await suite.db.selectFrom('account').select('account_id').where('user_key', '=', userName).execute();
    return row[0]?.account_id ?? '';
  };

  test('S4.040 S8.010 without a token, or with one that is unknown, a call answers 100440', async () => {
    expect(await status('getUserInfo', {})).toBe(100440);
    expect(await asks('x'.repeat(43))).toBe(100440);
    expect(await asks("' or 1=1 --")).toBe(100440);
  });

  const logouts = ['logout', 'userLogout'] as const;
  test.each(logouts)('S7.023 S7.031 %s ends the token, and that token only', async (name) => {
    const [gone, stored] = [await suite.server.signIn(), await suite.server.signIn()];
    expect(await status(name, {}, { token: gone })).toBe(0);
    expect(await asks(gone)).toBe(100440);
    expect(await asks(stored)).toBe(0);
  });

  test.each(refreshCalls)('S4.011 S7.021 S7.022 S7.030 %s renews the token and ends the old one', async (name) => {
    for (const deviceId of [{ deviceId: '1234' }, { deviceId: 1234 }, {}]) {
      const token = await suite.server.signIn();
      const { body } = await suite.server.call(name, { ...deviceId, refreshToken: token }, { token });
      expect(body.data?.token).toMatch(/^[\w-]{43}$/);
      expect(body.data?.token).not.toBe(token);
      expect(await asks(body.data?.token ?? '')).toBe(0);
      expect(await asks(token)).toBe(100442);
    }
  });

  test('S4.016 a renewal does not lengthen the session', async () => {
    const token = await suite.server.signIn();
    suite.pass(6 * day);
    const next = await refresh(token);
    suite.pass(day - 1000);
    expect(await asks(next.token)).toBe(0);
    suite.pass(1000);
    expect(await asks(next.token)).toBe(100440);
  });

  test('S4.016 a session lasts 7 days', async () => {
    const token = await suite.server.signIn();
    suite.pass(sessionLife - 1000);
    expect(await asks(token)).toBe(0);
    suite.pass(1000);
    expect(await asks(token)).toBe(100440);
  });

  const signInToStay = async (passwordFree?: boolean) => {
    const payload = { userNm: 'demo', pwd: 'Portal-2026', channel: 1 as const, passwordFree };
    const { body } = await suite.server.call('simpleLogin', payload);
    return body.data?.token ?? '';
  };

  test('S4.017 S9.004 asked to stay, or not asked at all, it lives 7 days without being used', async () => {
    for (const passwordFree of [true, undefined]) {
      const token = await signInToStay(passwordFree);
      suite.pass(sessionLife - 1000);
      expect(await asks(token)).toBe(0);
    }
  });

  test('S4.017 not asked to stay it ends 12 hours after its last use, which may be a renewal', async () => {
    const token = await signInToStay(false);
    suite.pass(idleLife - 1000);
    expect(await asks(token)).toBe(0);
    suite.pass(idleLife - 1000);
    const next = await refresh(token);
    expect(next.status).toBe(0);
    suite.pass(idleLife - 1000);
    expect(await asks(next.token)).toBe(0);
    suite.pass(idleLife);
    expect(await asks(next.token)).toBe(100440);
    expect((await refresh(next.token)).status).toBe(100440);
  });

  test('S4.017 the account is told how long its sign-in lasts', async () => {
    const reported = async (passwordFree: boolean) => {
      const { body } = await suite.server.call('getUserInfo', {}, { token: await signInToStay(passwordFree) });
      return body.data?.session;
    };
    const until = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(await reported(true)).toEqual({ until, idleHours: null });
    expect(await reported(false)).toEqual({ until, idleHours: 12 });
  });

  test('S4.017 a switch of account keeps how long the session lives unused', async () => {
    const token = await signInToStay(false);
    const { body } = await suite.server.call(
      'switchAccount',
      { channel: 1, userId: await idOf('demo-south') },
      { token },
    );
    const south = body.data?.token ?? '';
    suite.pass(idleLife - 1000);
    expect(await asks(south)).toBe(0);
    suite.pass(idleLife);
    expect(await asks(south)).toBe(100440);
  });

  test('S4.040 S8.010 an old token used again by a call ends all that followed from it', async () => {
    const first = await suite.server.signIn();
    const bystander = await suite.server.signIn();
    const second = await refresh(first);
    suite.pass(1000);
    const third = await refresh(second.token);
    suite.pass(1000);
    expect(await asks(first)).toBe(100442);
    expect(await asks(third.token)).toBe(100440);
    expect(await asks(first)).toBe(100442);
    expect(await asks(bystander)).toBe(0);
    const trail = await suite.db.selectFrom('audit').selectAll().where('action', '=', 'reused-token').execute();
    expect(trail.filter(({ account_id }) => account_id !== '')).toHaveLength(1);
    expect(JSON.stringify(trail)).not.toContain(first);
  });

  test.each(refreshCalls)('S7.021 S7.022 S7.030 an old token renewed again by %s ends the family', async (name) => {
    const first = await suite.server.signIn();
    const second = await refresh(first);
    suite.pass(1);
    expect((await refresh(first, name)).status).toBe(100442);
    expect(await asks(second.token)).toBe(100440);
  });

  test('an old token in the payload alone ends the family too', async () => {
    const first = await suite.server.signIn();
    const { token } = await refresh(first);
    suite.pass(1);
    expect(await status('refreshToken', { refreshToken: first }, { token })).toBe(100442);
    expect(await asks(token)).toBe(100440);
  });

  test('a page that brings an old cookie is drawn for nobody and ends nothing: it may have been on its way', async () => {
    const first = await suite.server.signIn();
    const { token } = await refresh(first);
    suite.pass(1);
    const page = await fetch(`${suite.server.address}/dashboard`, { headers: { cookie: `token=${first}` } });
    expect(await page.text()).not.toContain('"userInfo"');
    expect(await asks(token)).toBe(0);
  });

  test('S4.011 of two renewals at the same instant one wins, and its token works', async () => {
    suite.now = null;
    for (let round = 0; round < 5; round++) {
      const token = await suite.server.signIn();
      const both = await Promise.all([refresh(token), refresh(token, 'userRefreshToken')]);
      expect(both.map((each) => each.status).sort()).toEqual([0, 100442]);
      expect(await asks(both.find((each) => each.status === 0)?.token ?? '')).toBe(0);
    }
  });

  test('S8.010 a thief who renews first is put out by the call of the owner, on a running clock', async () => {
    suite.now = null;
    const token = await suite.server.signIn();
    const stolen = await refresh(token);
    expect(await asks(token)).toBe(100442);
    expect(await asks(stolen.token)).toBe(100440);
  });

  test('a renewal takes only a token of the caller', async () => {
    const [own, other] = [await suite.server.signIn(), await suite.server.signIn('admin', 'Portal-2026-admin')];
    expect(await status('refreshToken', { refreshToken: other }, { token: own })).toBe(100440);
    expect(await asks(other)).toBe(0);
  });

  test('the whole store holds no token and no password, only their hashes', async () => {
    const token = await suite.server.signIn();
    const { token: next } = await refresh(token);
    const stored = await suite.everything();
    expect(stored).toContain(hashToken(next));
    for (const secret of [token, next, 'Portal-2026']) expect(stored).not.toContain(secret);
    expect(stored).toContain('$argon2id$');
  });

  test('a cookie authorises no call', async () => {
    const token = await suite.server.signIn();
    const { method, path } = calls.getUserInfo;
    const headers = { cookie: `token=${token}`, 'content-type': 'application/json' };
    const reply = await fetch(`${suite.server.address}/api${path}`, { method, headers, body: '{}' });
    expect(((await reply.json()) as { status: { status: number } }).status.status).toBe(100440);
  });
});
