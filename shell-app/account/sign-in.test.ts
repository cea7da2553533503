import { beforeEach, describe, expect, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { session } from '../session/session.ts';
import { settings } from '../settings/settings.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { signIn, signInByCode, signInByQrCode } from './sign-in.ts';

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
    fakeServer({ [call]: { status: 1, msg2Client: 'no' } });
    await expect(go()).rejects.toMatchObject({ msg2Client: 'no' });
    expect([session.token, settings.haveLogin, Cookies.get()]).toEqual([null, false, {}]);
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
  const kept = JSON.stringify([session, settings, document.cookie, { ...localStorage }, { ...sessionStorage }]);
  for (const typed of ['secret-one', 'secret.two', '9876']) expect(kept).not.toContain(typed);
});
