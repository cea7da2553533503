import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { allTimersBut } from '../../tests/support/all-timers-but.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { putBackPage, stubPage } from '../../tests/support/stub-page.ts';
import { refreshAndReload, refreshToken } from '../account/refresh-session.ts';
import { resetToken } from '../account/reset-token.ts';
import { signIn } from '../account/sign-in.ts';
import { signOut } from '../account/sign-out.ts';
import { addToPermissionFilter } from '../guard/permission-filter.ts';
import { navigate } from '../navigation/place.ts';
import { page } from '../page/page.ts';
import { type FakeAnswer, fakeServer } from '../testing/fake-server.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import {
  clearSession,
  keepLogin,
  onSessionCleared,
  presentSession,
  replaceToken,
  restoreSession,
} from './keep-session.ts';
import { emptySession, session } from './session.ts';
import { sessionWarning, warnOfSession } from './session-warning.ts';
import { failureTime, tokenLifeMs } from './token-life.ts';
import { userCookieText, userFromCookie, userRecordFrom } from './user-record.ts';

const sevenDays = 604_800_000;
/** The true time: jsdom forgets a cookie by the true clock, also while a test has stopped its own. */
const now = new Date();

/** What is written to a cookie, with its attributes. */
function writtenCookies(): Record<string, Cookies.CookieAttributes | undefined> {
  const written: Record<string, Cookies.CookieAttributes | undefined> = {};
  const real = Cookies.set.bind(Cookies);
  jest.spyOn(Cookies, 'set').mockImplementation((name, value, attributes) => {
    written[name] = attributes;
    return real(name, value, attributes);
  });
  return written;
}

beforeEach(() => {
  jest.useFakeTimers({ now, doNotFake: allTimersBut('Date') });
  freshShell();
});
afterEach(() => void jest.restoreAllMocks());

test('S3.001 S3.002 the login state begins with its ten fields and passwordFree, and nothing in them', () => {
  expect(emptySession()).toEqual({
    token: null,
    user: null,
    userInfo: null,
    qrcode: '',
    qrcodeId: '',
    products: [],
    menus: [],
    microAppRoutes: [],
    roles: [],
    company: '',
    passwordFree: false,
  });
});

test('S3.003 S3.004 the user record comes from the login data, expireDate from the end of the active period', () => {
  expect(userRecordFrom(aLogin({ actvToYmd: '20270131' }))).toEqual({
    userId: 'u1',
    username: 'demo',
    realName: '李明',
    companyName: 'Example',
    expireDate: '20270131',
    token: 'token-1',
  });
});

describe('sign in', () => {
  test('S4.001 S4.003 S3.067 S3.068 S7.079 stores token and user in state and cookies, the user without its token', async () => {
    fakeServer({ simpleLogin: { data: aLogin() } });
    await signIn({ userNm: 'demo', pwd: 'x' });
    expect(session.token).toBe('token-1');
    expect(session.user).toMatchObject({ userId: 'u1', username: 'demo', realName: '李明', expireDate: '20991231' });
    expect(Cookies.get('token')).toBe('token-1');
    const user = JSON.parse(Cookies.get('user') ?? '');
    expect(Object.keys(user)).toEqual(['userId', 'username', 'realName', 'companyName', 'expireDate']);
    expect(Cookies.get('user')).not.toContain('token-1');
  });

  test('S4.002 status 0 without a token does not sign in', async () => {
    fakeServer({ simpleLogin: { data: { ...aLogin(), token: '' } } });
    await expect(signIn({ userNm: 'demo', pwd: 'x' })).rejects.toThrow();
    expect(session.token).toBeNull();
    expect(Cookies.get()).toEqual({});
  });

  test('S8.034 a refusal stores nothing', async () => {
    fakeServer({ simpleLogin: { status: 1, msg2Client: '账号或密码错误' } });
    await expect(signIn({ userNm: 'demo', pwd: 'x' })).rejects.toMatchObject({ msg2Client: '账号或密码错误' });
    expect(Cookies.get()).toEqual({});
  });

  test('S7.014 S6.022 S9.011 the body holds account, password and channel 1', async () => {
    const { seen } = fakeServer({ simpleLogin: { data: aLogin() } });
    await signIn({ userNm: 'demo', pwd: 'x' });
    expect(seen[0]?.body).toEqual({ data: { userNm: 'demo', pwd: 'x', channel: 1, passwordFree: false } });
  });

  test('S4.017 passwordFree is remembered and sent along, and the life of the cookie stays', async () => {
    const written = writtenCookies();
    const { seen } = fakeServer({ simpleLogin: { data: aLogin() } });
    await signIn({ userNm: 'demo', pwd: 'x', passwordFree: true });
    expect(seen[0]?.body).toMatchObject({ data: { passwordFree: true } });
    expect(session.passwordFree).toBe(true);
    expect(written.token?.expires).toEqual(new Date(now.getTime() + sevenDays));
  });
});

test('S4.017 a sign-in that says nothing of passwordFree leaves it as it is; paths somebody opened before it go', () => {
  session.passwordFree = true;
  addToPermissionFilter(['/detail/x']);
  keepLogin(aLogin());
  expect([session.passwordFree, session.company, Cookies.get('permissionFilter')]).toEqual([
    true,
    'Example',
    undefined,
  ]);
});

describe('life of the token', () => {
  test('S3.077 S4.015 S9.004 a sign-in sets the failure time to now plus seven days', () => {
    keepLogin(aLogin());
    expect(tokenLifeMs).toBe(sevenDays);
    expect(Number(localStorage.getItem('tokenFailureTime')) - now.getTime()).toBe(sevenDays);
  });

  test('S3.076 cookies have path / and SameSite Lax, and are Secure on https', () => {
    const written = writtenCookies();
    keepLogin(aLogin());
    stubPage({ url: 'https://localhost/' });
    keepLogin(aLogin());
    expect(written.token).toMatchObject({ path: '/', sameSite: 'Lax', secure: true });
    putBackPage();
    keepLogin(aLogin());
    expect(written.token).toMatchObject({ secure: false });
  });

  test('S4.013 a later write keeps the stored end', async () => {
    const written = writtenCookies();
    keepLogin(aLogin());
    jest.setSystemTime(now.getTime() + 1000 * 60 * 60);
    fakeServer({ refreshToken: { data: { token: 'token-2' } } });
    await refreshToken();
    expect(written.token?.expires).toEqual(new Date(now.getTime() + sevenDays));
  });

  test.each(['', 'x', '1', 'Infinity', '1e300'])(
    'S4.014 a stored time of %j counts as none: seven days from now',
    async (stored) => {
      const written = writtenCookies();
      keepLogin(aLogin());
      localStorage.setItem('tokenFailureTime', stored);
      fakeServer({ refreshToken: { data: { token: 'token-2' } } });
      await refreshToken();
      expect(written.token?.expires).toEqual(new Date(now.getTime() + sevenDays));
    },
  );

  test('A32 a stored time counts until it has come', () => {
    localStorage.setItem('tokenFailureTime', '1000');
    expect([failureTime(999), failureTime(1000)]).toEqual([new Date(1000), null]);
  });
});

describe('refresh', () => {
  test('S4.011 S9.003 a new token replaces the stored one', async () => {
    keepLogin(aLogin());
    const { seen } = fakeServer({ refreshToken: { data: { token: 'token-2' } } });
    await refreshToken();
    expect(seen[0]?.body).toEqual({ data: { deviceId: '1234', refreshToken: 'token-1' } });
    expect(session).toMatchObject({ token: 'token-2', user: { userId: 'u1', token: 'token-2' } });
    expect(Cookies.get('token')).toBe('token-2');
  });

  test('S4.011 A41 a new token is kept also where the record of the user was damaged', async () => {
    Cookies.set('token', 'token-1');
    restoreSession();
    fakeServer({ refreshToken: { data: { token: 'token-2' } } });
    await refreshToken();
    expect([session.token, session.user, Cookies.get('token')]).toEqual(['token-2', null, 'token-2']);
  });

  test.each([{}, null])('S4.012 a reply of %j, without a token, leaves it', async (data) => {
    keepLogin(aLogin());
    fakeServer({ refreshToken: { data } });
    await refreshToken();
    expect(Cookies.get('token')).toBe('token-1');
  });

  test('whoever is signed out has nothing to renew, and the page is loaded anew all the same', async () => {
    const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
    const { seen } = fakeServer({});
    await refreshAndReload();
    expect([seen, reload.mock.calls.length]).toEqual([[], 1]);
  });

  test.each([
    ['nobody is signed in any more', () => undefined, null],
    ['somebody else is signed in', () => keepLogin(aLogin({ token: 'token-9', userId: 'u9' })), 'token-9'],
  ])('a new token that comes when %s is not taken', async (_, then, token) => {
    keepLogin(aLogin());
    let renew: (answer: FakeAnswer) => void = () => undefined;
    fakeServer({ refreshToken: () => new Promise<FakeAnswer>((resolve) => (renew = resolve)) });
    const renewal = refreshToken();
    await eventually(() => renew({ data: { token: 'token-2' } }));
    clearSession();
    then();
    await renewal;
    expect([session.token, Cookies.get('token') ?? null]).toEqual([token, token]);
  });

  test('S4.042 the warning refreshes, then loads the page anew', async () => {
    const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
    keepLogin(aLogin());
    const { named } = fakeServer({ refreshToken: { data: { token: 'token-2' } } });
    await refreshAndReload();
    expect(named('refreshToken')).toHaveLength(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });
});

describe('log out', () => {
  test.each([
    ['S4.004 S4.005 S4.008', { data: null }],
    ['S4.009 a failing server call:', new Error('down')],
  ])('%s asks the server, clears everything, and leads home with the way back', async (_, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const { named } = fakeServer({ logout: answer });
    keepLogin(aLogin());
    addToPermissionFilter(['/detail/x']);
    expect(Object.keys(Cookies.get())).toContain('permissionFilter');
    navigate('/sales/trend?by=fuel');
    await signOut();
    expect(named('logout')[0]?.token).toBe('token-1');
    expect(Cookies.get()).toEqual({});
    expect(session).toMatchObject({ token: null, user: null, userInfo: null, menus: [], microAppRoutes: [] });
    expect(localStorage.getItem('tokenFailureTime')).toBeNull();
    expect(`${window.location.pathname}${window.location.search}`).toBe('/home?redirect=%2Fsales%2Ftrend%3Fby%3Dfuel');
  });

  test('S4.009 a session that has ended already is led home too, and nothing is asked for whoever has none', async () => {
    const load = jest.spyOn(page, 'load').mockImplementation(() => undefined);
    const { named } = fakeServer({ logout: { status: 100440 } });
    keepLogin(aLogin());
    navigate('/sales/trend');
    await signOut();
    navigate('/sales/trend');
    await signOut();
    expect([named('logout').length, load.mock.calls, session.token]).toEqual([1, [], null]);
    expect(`${window.location.pathname}${window.location.search}`).toBe('/home?redirect=%2Fsales%2Ftrend');
  });

  test('S4.006 product lists are reset', async () => {
    fakeServer({ logout: { data: null } });
    keepLogin(aLogin());
    session.products = [{ groupName: 'x', key: 'x', children: [] }];
    await signOut();
    expect(session.products).toEqual([]);
  });
});

test('S4.006 the end of a session takes its warning away, and tells whoever keeps something of it until they listen no more', () => {
  const heard = jest.fn();
  const end = onSessionCleared(heard);
  keepLogin(aLogin());
  warnOfSession('soon over');
  clearSession();
  expect([sessionWarning.text, heard.mock.calls.length]).toEqual([null, 1]);
  end();
  clearSession();
  expect(heard).toHaveBeenCalledTimes(1);
});

test('what was asked belongs to its session until that is cleared, whatever token it has', () => {
  keepLogin(aLogin());
  const isPresent = presentSession();
  replaceToken('token-2');
  expect(isPresent()).toBe(true);
  clearSession();
  keepLogin(aLogin());
  expect([isPresent(), presentSession()()]).toEqual([false, true]);
});

const logoutAnswers: [string, FakeAnswer][] = [
  ['agrees', { data: null }],
  ['fails', new Error('down')],
  ['says that the token has ended already', { status: 100440 }],
];
test.each(logoutAnswers)(
  'S4.010 a reset logs out and leaves no token and no user, when the server %s',
  async (_, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const load = jest.spyOn(page, 'load').mockImplementation(() => undefined);
    const { named } = fakeServer({ logout: answer });
    keepLogin(aLogin());
    resetToken();
    expect(session).toMatchObject({ token: null, user: null, userInfo: null });
    expect(Cookies.get()).toEqual({});
    await eventually(() => expect(named('logout')[0]?.token).toBe('token-1'));
    await new Promise((resolve) => setTimeout(resolve));
    expect(load).not.toHaveBeenCalled();
  },
);

test('S4.010 a reset ends the token of then, also where calls wait for other tabs, and without one asks nothing', async () => {
  const locks = { request: (_name: string, _mode: object, task: () => unknown) => Promise.resolve().then(task) };
  stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
  const { named } = fakeServer({ logout: { data: null } });
  keepLogin(aLogin());
  resetToken();
  resetToken();
  await new Promise((resolve) => setTimeout(resolve));
  expect([named('logout').length, named('logout')[0]?.token]).toEqual([1, 'token-1']);
});

describe('a visit with cookies', () => {
  test('takes token and user up again', () => {
    keepLogin(aLogin());
    Object.assign(session, emptySession());
    restoreSession();
    expect(session).toMatchObject({
      token: 'token-1',
      user: { realName: '李明', token: 'token-1' },
      company: 'Example',
    });
    Cookies.remove('token');
    restoreSession();
    expect(session).toMatchObject({ token: null, user: null, company: '' });
  });

  test.each(['{', 'null', '[]', '{"userId":1}'])('S3.068 A41 a user cookie of %s counts as absent', (content) => {
    Cookies.set('token', 'token-1');
    Cookies.set('user', content);
    restoreSession();
    expect(session).toMatchObject({ token: 'token-1', user: null });
  });

  test('S3.068 A41 a record counts as absent when it lacks a field, holds another thing in its place, or has no id', () => {
    const whole = JSON.parse(userCookieText(userRecordFrom(aLogin({ realNm: '' }))));
    expect(userFromCookie(whole, 'token-2')).toEqual({ ...userRecordFrom(aLogin({ realNm: '' })), token: 'token-2' });
    const damaged = Object.keys(whole).flatMap((key) => [undefined, 1].map((value) => ({ ...whole, [key]: value })));
    for (const content of [...damaged, { ...whole, userId: '' }, 'text'])
      expect(userFromCookie(content, 'token-2')).toBeNull();
  });
});
