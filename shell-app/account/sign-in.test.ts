import { beforeEach, describe, expect, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { session } from '../session/session.ts';
import { settings } from '../settings/settings.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { signIn, signInByCode, signInByPasskey, signInByQrCode } from './sign-in.ts';

beforeEach(() => freshShell());

const ways = [
  ['simpleLogin', () => signIn({ userNm: 'demo', pwd: 'x' })],
  ['dynamicLogin', () => signInByCode({ contact: '13800000000', code: '1234' })],
  ['qrcodeLogin', () => signInByQrCode('qr-1')],
] as const;

describe.each(ways)('%s', (call, go) => {
  test('S7.079 keeps token and user, and that somebody has signed in here', async () => {
    fakeServer({ [call]: { data: aLogin() } });
    await go();
    expect([session.token, session.user?.username, settings.haveLogin]).toEqual(['token-1', 'demo', true]);
    expect(Cookies.get('token')).toBe('token-1');
  });

  test('S4.002 S8.034 keeps nothing without a token, and nothing when refused', async () => {
    fakeServer({ [call]: { data: aLogin({ token: '' }) } });
    await expect(go()).rejects.toThrow('without a token');
    fakeServer({ [call]: { data: null } });
    await expect(go()).rejects.toThrow('without a token');
    fakeServer({ [call]: { status: 1, msg2Client: 'no' } });
    await expect(go()).rejects.toMatchObject({ msg2Client: 'no' });
    expect([session.token, settings.haveLogin, Cookies.get()]).toEqual([null, false, {}]);
  });

  test('S4.017 leaves passwordFree as it was chosen before', async () => {
    session.passwordFree = true;
    fakeServer({ [call]: { data: aLogin() } });
    await go();
    expect(session.passwordFree).toBe(true);
  });
});

test('A24 the ticket of a puzzle stands beside the data', async () => {
  const { seen } = fakeServer({ simpleLogin: { data: aLogin() } });
  await signIn({ userNm: 'demo', pwd: 'x', captchaTicket: 'ticket-1' });
  expect(seen[0]?.body).toEqual({
    data: { userNm: 'demo', pwd: 'x', channel: 1, passwordFree: false },
    captchaTicket: 'ticket-1',
  });
});

test.each([
  ['13800000000', { phonNo: '13800000000', emalAd: '' }],
  ['a@b.cn', { phonNo: '', emalAd: 'a@b.cn' }],
])('S7.015 S7.016 A71 the code that was sent to %s goes with both keys', async (contact, keys) => {
  const { seen } = fakeServer({ dynamicLogin: { data: aLogin() } });
  await signInByCode({ contact, code: '1234' });
  expect(seen[0]?.body).toEqual({ data: { ...keys, randomCode: '1234', channel: 1, passwordFree: false } });
});

test('S7.017 S7.018 a scanned code goes by its id', async () => {
  const { seen } = fakeServer({ qrcodeLogin: { data: aLogin() } });
  await signInByQrCode('qr-1');
  expect(seen[0]?.body).toEqual({ data: { qrcodeId: 'qr-1', channel: 1 } });
});

test('a passkey tells the account by itself; the answer to it is kept like any other', async () => {
  class Passkey {
    static parseRequestOptionsFromJSON = (options: object) => options;
    toJSON = () => ({ id: 'key-1' });
  }
  stubGlobal('PublicKeyCredential', Passkey);
  stubGlobal('navigator', Object.assign(Object.create(navigator), { credentials: { get: async () => new Passkey() } }));
  const { seen } = fakeServer({
    beginPasskeyLogin: { data: { challenge: 'one', options: {} } },
    passkeyLogin: { data: aLogin() },
  });
  await signInByPasskey(true);
  expect(seen.map(({ name, body }) => [name, body?.data])).toEqual([
    ['beginPasskeyLogin', {}],
    ['passkeyLogin', { challenge: 'one', credential: { id: 'key-1' }, passwordFree: true }],
  ]);
  expect([session.token, session.passwordFree, settings.haveLogin]).toEqual(['token-1', true, true]);
});

test('S4.017 a code carries passwordFree too', async () => {
  const { seen } = fakeServer({ dynamicLogin: { data: aLogin() } });
  await signInByCode({ contact: 'a@b.cn', code: '1234', passwordFree: true });
  expect(seen[0]?.body).toMatchObject({ data: { emalAd: 'a@b.cn', passwordFree: true } });
  expect(session.passwordFree).toBe(true);
});

test('S7.079 nothing that was typed stays in state, cookies or storage', async () => {
  fakeServer({ simpleLogin: { data: aLogin() }, dynamicLogin: { data: aLogin() } });
  await signIn({ userNm: 'demo', pwd: 'secret-one' });
  await signInByCode({ contact: 'secret.two@b.cn', code: '9876' });
  const stored = JSON.stringify([session, settings, document.cookie, { ...localStorage }, { ...sessionStorage }]);
  for (const typed of ['secret-one', 'secret.two', '9876']) expect(stored).not.toContain(typed);
});
