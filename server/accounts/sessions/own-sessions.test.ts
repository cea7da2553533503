import { describe, expect, test } from '@jest/globals';
import { calls, type DeviceSession } from '@portal/contract';
import { giveProof } from '../../proof/proof-test-kit.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { useAccountServer } from '../account-test-kit.ts';

const minute = 60_000;
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

describeOnBothStores('where an account is signed in', (place) => {
  const suite = useAccountServer(place);
  const password = 'Secret-2027';
  let count = 0;

  const owner = async () => {
    const name = `roamer${count++}`;
    const accountId = await suite.account(name, password);
    return { name, accountId };
  };
  /** Signs in with a browser that says so. */
  async function signInWith(userNm: string, userAgent: string): Promise<string> {
    const response = await fetch(`${suite.server.address}/api${calls.simpleLogin.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify({ data: { userNm, pwd: password, channel: 1 } }),
    });
    return ((await response.json()) as { data: { token: string } }).data.token;
  }
  const list = async (token: string): Promise<DeviceSession[]> =>
    (await suite.server.call('listSessions', {}, { token })).body.data?.sessions ?? [];
  const alive = (token: string) => suite.status('getUserInfo', {}, { token });

  test('each is told by browser, system, place, beginning and last use; the own one comes first, those of others never', async () => {
    const { name } = await owner();
    const begun = suite.at();
    const first = await signInWith(name, windows);
    suite.pass(30 * minute);
    const second = await signInWith(name, 'nobody knows');
    await suite.server.signIn((await owner()).name, password);
    suite.pass(minute);
    const sessions = await list(first);
    expect(sessions).toEqual([
      {
        sessionId: expect.any(String),
        own: true,
        browser: 'Chrome 140',
        system: 'Windows',
        address: '127.0.0.1',
        begunAt: begun,
        usedAt: expect.any(Number),
      },
      expect.objectContaining({ own: false, browser: '', system: '', begunAt: begun + 30 * minute }),
    ]);
    expect((await list(second)).map(({ own, browser }) => [own, browser])).toEqual([
      [true, ''],
      [false, 'Chrome 140'],
    ]);
    // A use is noted behind the answer.
    suite.pass(11 * minute);
    await alive(first);
    const noted = await list(first);
    expect(noted[0]?.usedAt).toBeGreaterThanOrEqual(begun + 31 * minute);
    expect(JSON.stringify(noted)).not.toContain(first);
  });

  test('one that was renewed is still the same, and one that is over is not told', async () => {
    const { name } = await owner();
    const old = await signInWith(name, windows);
    const [before] = await list(old);
    suite.pass(minute);
    const { body } = await suite.server.call('refreshToken', { refreshToken: old }, { token: old });
    const token = body.data?.token ?? '';
    expect(await list(token)).toEqual([{ ...before, usedAt: suite.at() }]);
    const other = await signInWith(name, windows);
    await suite.server.call('logout', {}, { token: other });
    expect(await list(token)).toHaveLength(1);
  });

  test('one is ended by its owner, at once and whatever token it has by now; nobody else can', async () => {
    const { name, accountId } = await owner();
    const [own, lost] = [await signInWith(name, windows), await signInWith(name, windows)];
    const sessionId = (await list(own)).find((session) => !session.own)?.sessionId ?? '';
    const stranger = await suite.server.signIn((await owner()).name, password);
    const end = async (token: string) =>
      (await suite.server.call('endSession', { sessionId }, { token })).body.data?.ended;
    expect(await end(stranger)).toBe(0);
    const renewed = (await suite.server.call('refreshToken', { refreshToken: lost }, { token: lost })).body.data?.token;
    expect(await alive(renewed ?? '')).toBe(0);
    expect(await end(own)).toBe(1);
    expect([await alive(renewed ?? ''), await alive(own)]).toEqual([100440, 0]);
    expect(await end(own)).toBe(0);
    const reported = suite.db.selectFrom('audit').selectAll().where('account_id', '=', accountId);
    const lines = await reported.where('action', '=', 'end-session').execute();
    // The second time there was nothing to end, and so nothing to tell.
    expect(lines.map(({ actor, detail }) => [actor, detail])).toEqual([[accountId, '{"ended":1}']]);
  });

  test('all others are ended, and the own one stays', async () => {
    const { name } = await owner();
    const own = await signInWith(name, windows);
    const others = [await signInWith(name, windows), await signInWith(name, windows)];
    expect((await suite.server.call('endOtherSessions', {}, { token: own })).body.data).toEqual({ ended: 2 });
    expect(await Promise.all([own, ...others].map(alive))).toEqual([0, 100440, 100440]);
  });

  describe('the phone that signs in by scanning', () => {
    const phoneOf = (accountId: string) =>
      suite.db.selectFrom('account').select(['messaging_key', 'messaging_name']).where('account_id', '=', accountId);
    const withPhone = async () => {
      const { name, accountId } = await owner();
      const set = { messaging_key: 'k'.repeat(64), messaging_name: 'Pixel' };
      await suite.db.updateTable('account').set(set).where('account_id', '=', accountId).execute();
      return { name, accountId, token: await suite.server.signIn(name, password) };
    };
    const gone = { messaging_key: '', messaging_name: '' };

    test('stays through a change of the password, unless its owner asks otherwise', async () => {
      const { name, accountId, token } = await withPhone();
      const change = { oldPwd: password, newPwd: 'Another-2027' };
      expect(await suite.status('updatePwd', change, { token })).toBe(0);
      expect(await phoneOf(accountId).executeTakeFirst()).toMatchObject({ messaging_name: 'Pixel' });
      const next = await suite.server.signIn(name, change.newPwd);
      const back = { oldPwd: change.newPwd, newPwd: password, forgetPhone: true };
      expect(await suite.status('updatePwd', back, { token: next })).toBe(0);
      expect(await phoneOf(accountId).executeTakeFirst()).toEqual(gone);
      const lines = suite.db.selectFrom('audit').select('detail').where('account_id', '=', accountId);
      const changes = await lines.where('action', '=', 'update-password').execute();
      expect(changes.map(({ detail }) => detail).sort()).toEqual(['{"phone":"unbound"}', '{}']);
    });

    test('is unbound by its owner, once proven', async () => {
      const { accountId, token } = await withPhone();
      expect(await suite.status('unbindMessaging', {}, { token })).toBe(465);
      expect(await phoneOf(accountId).executeTakeFirst()).toMatchObject({ messaging_name: 'Pixel' });
      const proof = await giveProof(suite.db, token, suite.at());
      const { body } = await suite.server.call('unbindMessaging', {}, { token, proof });
      expect(body.status.status).toBe(0);
      expect(await phoneOf(accountId).executeTakeFirst()).toEqual(gone);
    });
  });
});
