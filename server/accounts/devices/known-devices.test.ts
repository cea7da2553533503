import { beforeEach, expect, test } from '@jest/globals';
import { type CallName, calls } from '@portal/contract';
import { giveTicket } from '../../captcha/captcha-test-kit.ts';
import { deviceLife } from '../../kernel/device-life.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { useAccountServer } from '../account-test-kit.ts';
import { signInLimits } from '../tries/sign-in-limits.ts';
import { mostDevices } from './known-devices.ts';

const { perAccount, window } = signInLimits;

/** What a browser keeps, as it would send it along. */
interface Browser {
  cookie: string;
}

describeOnBothStores('a known device', (place) => {
  const suite = useAccountServer(place);
  let owner = '';
  let count = 0;
  const password = 'Known-2027';
  const aBrowser = (cookie = ''): Browser => ({ cookie });

  /** Makes a call with a browser, which keeps what it is given. */
  async function call(name: CallName, payload: object, browser: Browser, token?: string) {
    const captchaTicket = await giveTicket(suite.db, suite.at());
    const response = await fetch(`${suite.server.address}/api${calls[name].path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: browser.cookie, ...(token ? { token } : {}) },
      body: JSON.stringify({ data: payload, captchaTicket }),
    });
    const [given] = response.headers.getSetCookie();
    if (given) browser.cookie = given.split(';')[0] ?? '';
    return { given, body: (await response.json()) as { status: { status: unknown }; data: { token: string } } };
  }
  const tryOnce = async (browser: Browser, userNm = owner, pwd = password) =>
    (await call('simpleLogin', { userNm, pwd }, browser)).body.status.status;
  const signIn = async (browser: Browser, userNm = owner) =>
    (await call('simpleLogin', { userNm, pwd: password }, browser)).body.data.token;
  const shutOut = async (userNm = owner) => {
    for (let round = 0; round < perAccount; round++) await tryOnce(aBrowser(), userNm, 'wrong');
    expect(await tryOnce(aBrowser(), userNm)).toBe(429);
  };
  const devicesOf = async (browser: Browser, token: string) => {
    const { body } = await call('listSessions', {}, browser, token);
    return (body.data as unknown as { devices: { deviceId: string; own: boolean }[] }).devices;
  };

  beforeEach(async () => {
    owner = `known-${count++}`;
    await suite.account(owner, password, { email: `${owner}@example.com` });
  });

  test('signs its owner in, by name and by contact, while wrong tries of others shut everybody else out', async () => {
    const own = aBrowser();
    await signIn(own);
    await shutOut();
    expect(await tryOnce(own)).toBe(0);
    await shutOut(`${owner}@example.com`);
    expect(await tryOnce(own, `${owner}@example.com`)).toBe(0);
    // The others wait on.
    expect(await tryOnce(aBrowser())).toBe(429);
  });

  test('is no matter of the address either: a hundred wrong tries from the same one do not count', async () => {
    const own = aBrowser();
    await signIn(own);
    const rows = Array.from({ length: signInLimits.perAddress }, (_, index) => ({
      attempt_id: `try-${index}`,
      account_key: `key-${index}`,
      address: '127.0.0.1',
      at: suite.at(),
    }));
    await suite.db.insertInto('sign_in_attempt').values(rows).execute();
    expect(await tryOnce(aBrowser())).toBe(429);
    expect(await tryOnce(own)).toBe(0);
  });

  test('lets its owner prove the session and change the password through wrong tries of others', async () => {
    const own = aBrowser();
    const token = await signIn(own);
    await shutOut();
    const prove = { way: 'password', pwd: password };
    expect((await call('proveAgain', prove, aBrowser(), token)).body.status.status).toBe(429);
    expect((await call('proveAgain', prove, own, token)).body.status.status).toBe(0);
    const change = { oldPwd: password, newPwd: 'Another-2028' };
    expect((await call('updatePwd', change, own, token)).body.status.status).toBe(0);
    expect(await tryOnce(own, owner, change.newPwd)).toBe(0);
  });

  test('bears ten wrong tries of its own, asks for a puzzle after two, waits, and the trail says so once', async () => {
    const [own, another] = [aBrowser(), aBrowser()];
    await signIn(own);
    await signIn(another);
    const without = async () => {
      const response = await fetch(`${suite.server.address}/api${calls.simpleLogin.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: own.cookie },
        body: JSON.stringify({ data: { userNm: owner, pwd: 'wrong' } }),
      });
      return ((await response.json()) as { status: { status: number } }).status.status;
    };
    expect([await without(), await without(), await without()]).toEqual([1, 1, 461]);
    for (let round = 2; round < perAccount; round++) expect(await tryOnce(own, owner, 'wrong')).toBe(1);
    expect(await tryOnce(own)).toBe(429);
    // Who took the cookie has shut out that device alone.
    expect([await tryOnce(aBrowser()), await tryOnce(another)]).toEqual([0, 0]);
    const lines = await suite.db.selectFrom('audit').select('detail').where('outcome', '=', 'closed').execute();
    expect(lines.filter(({ detail }) => detail.includes('tries-of-device'))).toHaveLength(1);
    suite.pass(window + 1);
    expect(await tryOnce(own)).toBe(0);
  });

  test('opens nothing by itself, and tells nothing of other accounts', async () => {
    const own = aBrowser();
    await signIn(own);
    const other = `${owner}-other`;
    await suite.account(other, password);
    await shutOut(other);
    await shutOut('nobody-at-all');
    expect([await tryOnce(own, other), await tryOnce(own, 'nobody-at-all')]).toEqual([429, 429]);
    expect((await call('getUserInfo', {}, own)).body.status.status).toBe(100440);
    expect(await tryOnce(own, owner, 'wrong')).toBe(1);
  });

  test.each(['known-devices=', `known-devices=${'x'.repeat(43)}`, `known-devices=${'.'.repeat(3000)}`])(
    'a made-up cookie is none: %#',
    async (cookie) => {
      await shutOut();
      expect(await tryOnce(aBrowser(cookie))).toBe(429);
    },
  );

  test('is over after its last sign-in, and a cookie that was taken with the next sign-in', async () => {
    const own = aBrowser();
    await signIn(own);
    const taken = aBrowser(own.cookie);
    await signIn(own);
    await shutOut();
    expect(await tryOnce(taken)).toBe(429);
    suite.pass(deviceLife);
    await shutOut();
    expect(await tryOnce(own)).toBe(429);
  });

  test('knows several accounts, each by a token of its own, and is kept by no script, site or plain page', async () => {
    const own = aBrowser();
    const other = `${owner}-colleague`;
    await suite.account(other, password);
    await signIn(own);
    const { given = '' } = await call('simpleLogin', { userNm: other, pwd: password }, own);
    expect(given).toMatch(/^known-devices=[\w-]{43}\.[\w-]{43}; /);
    expect(given).toMatch(/Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    await shutOut();
    await shutOut(other);
    expect([await tryOnce(own), await tryOnce(own, other)]).toEqual([0, 0]);
    // Each sign-in brought a token in place of the former one of its account.
    expect(own.cookie).toMatch(/^known-devices=[\w-]{43}\.[\w-]{43}$/);
    const [, tokens = ''] = own.cookie.split('=');
    const stored = await suite.everything();
    for (const token of tokens.split('.')) expect(stored).not.toContain(token);
  });

  test.each<[string, (token: string, browser: Browser) => Promise<unknown>]>([
    ['a new password', (token, other) => call('updatePwd', { oldPwd: password, newPwd: 'Else-2029' }, other, token)],
    ['the end of other sessions', (token, other) => call('endOtherSessions', {}, other, token)],
    [
      'its owner, who sees it in the list',
      async (token, other) => {
        const devices = await devicesOf(other, token);
        expect(devices.map(({ own }) => own)).toEqual([true, false]);
        return call('forgetDevice', { deviceId: devices[1]?.deviceId }, other, token);
      },
    ],
  ])('is forgotten by %s, though not where that is done', async (_, end) => {
    const [own, here] = [aBrowser(), aBrowser()];
    const token = await signIn(here);
    suite.pass(1000);
    await signIn(own);
    await end(token, here);
    await shutOut();
    expect(await tryOnce(own)).toBe(429);
    expect(await tryOnce(here, owner, 'wrong')).toBe(1);
  });

  test('is forgotten by nobody else, and by more devices than are known at once', async () => {
    const [own, stranger] = [aBrowser(), aBrowser()];
    const token = await signIn(own);
    const [device] = await devicesOf(own, token);
    await suite.account(`${owner}-stranger`, password);
    const others = await signIn(stranger, `${owner}-stranger`);
    await call('forgetDevice', { deviceId: device?.deviceId }, stranger, others);
    expect(await devicesOf(own, token)).toHaveLength(1);
    for (let each = 0; each < mostDevices; each++) {
      suite.pass(1000);
      await signIn(aBrowser());
    }
    const devices = await devicesOf(own, token);
    expect([devices.length, devices.some((candidate) => candidate.own)]).toEqual([mostDevices, false]);
  });
});
