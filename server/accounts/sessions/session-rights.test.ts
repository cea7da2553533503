import { expect, test } from '@jest/globals';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { useAccountServer } from '../account-test-kit.ts';
import { touchRights } from '../people/account-store.ts';

const day = 24 * 60 * 60 * 1000;

describeOnBothStores('rights that change while somebody is signed in', (place) => {
  const suite = useAccountServer(place);
  const { status } = suite;
  const asks = (token: string) => status('getUserInfo', {}, { token });
  const refresh = async (token: string) => {
    const { body } = await suite.server.call('refreshToken', { deviceId: '1234', refreshToken: token }, { token });
    return { status: body.status.status, token: body.data?.token ?? '' };
  };
  const idOf = async (userName: string) => {
    const row = await suite.db.selectFrom('account').select('account_id').where('user_key', '=', userName).execute();
    return row[0]?.account_id ?? '';
  };

  test.each([
    ['suspended', { state: '4' }],
    ['closed again', { state: '0' }],
    ['expired', { active_to: '20240131' }],
  ])('S4.040 S8.010 an account that is %s while signed in answers 100152 at the next call', async (_how, change) => {
    const { db } = suite;
    const token = await suite.server.signIn('admin', 'Portal-2026-admin');
    const { state, active_to } = { state: '1', active_to: '20991231' };
    await db.updateTable('account').set(change).where('user_key', '=', 'admin').execute();
    const codes = [await asks(token), await status('getAllMenu', {}, { token }), (await refresh(token)).status];
    await db.updateTable('account').set({ state, active_to }).where('user_key', '=', 'admin').execute();
    expect(codes).toEqual([100152, 100152, 100152]);
  });

  test('S4.041 S8.007 S8.008 after a change of rights a call answers 100441 until the session is renewed', async () => {
    const token = await suite.server.signIn();
    await touchRights(suite.db, await idOf('demo'), suite.at());
    const stale = await suite.server.call('getAuthProducts', {}, { token, language: 'en' });
    expect(stale.body.status).toMatchObject({ status: 100441, msg2Client: expect.stringMatching(/permissions/) });
    expect(stale.body.status.msg2Dev).toMatch(/权限.*permissions/);
    expect(await status('updatePwd', { oldPwd: 'a', newPwd: 'b' }, { token })).toBe(100441);
    expect(await asks(token)).toBe(0);
    const next = await refresh(token);
    expect(next.status).toBe(0);
    expect(await status('getAuthProducts', {}, { token: next.token })).toBe(0);
  });

  test('S4.041 reading the menu makes the session fresh; a second change in the same millisecond is seen too', async () => {
    const token = await suite.server.signIn();
    for (let change = 0; change < 2; change++) {
      await touchRights(suite.db, await idOf('demo'), suite.at());
      expect(await status('getAuthProducts', {}, { token })).toBe(100441);
      expect(await status('getAllMenu', {}, { token })).toBe(0);
      expect(await status('getAuthProducts', {}, { token })).toBe(0);
    }
  });

  test('S4.041 a page that brings the menu makes the session fresh', async () => {
    const token = await suite.server.signIn();
    await touchRights(suite.db, await idOf('demo'), suite.at());
    expect(await status('getAuthProducts', {}, { token })).toBe(100441);
    const page = await fetch(`${suite.server.address}/dashboard`, { headers: { cookie: `token=${token}` } });
    expect(page.status).toBe(200);
    expect(await status('getAuthProducts', {}, { token })).toBe(0);
  });

  test('S4.041 a session that begins after a change knows it', async () => {
    await touchRights(suite.db, await idOf('admin'), suite.at() + day);
    const token = await suite.server.signIn('admin', 'Portal-2026-admin');
    expect(await status('getAuthProducts', {}, { token })).toBe(0);
  });
});
