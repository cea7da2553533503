import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { start } from '../../boot/start.ts';
import { page } from '../../page/page.ts';
import { keepLogin, onSessionCleared } from '../../session/keep-session.ts';
import { session } from '../../session/session.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { aLogin, aUser, freshShell } from '../../testing/fresh-shell.ts';
import { handOver } from './hand-over.ts';
import { forgetHandedToken, handedToken, hideHandedToken } from './handed-token.ts';

const here = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;
const never = new AbortController().signal;

beforeEach(() => {
  freshShell('/autoLogin');
  forgetHandedToken();
});

describe('the address of a hand-over', () => {
  test.each([
    ['/autoLogin?token=abc', '/autoLogin', 'abc'],
    ['/autoLogin?token=abc&redirect=%2Fsales%3Fx%3D1', '/autoLogin?redirect=%2Fsales%3Fx%3D1', 'abc'],
    ['/autoLogin/?redirect=/sales&token=a%2Bb#top', '/autoLogin?redirect=%2Fsales#top', 'a+b'],
    ['/autoLogin?token=', '/autoLogin', ''],
    ['/autoLogin?token=abc&token=def', '/autoLogin', 'abc'],
    ['/autoLogin#token=abc', '/autoLogin', null],
    ['/auth-redirect?token=abc&redirect=/sales', '/auth-redirect?redirect=%2Fsales', null],
    ['/sales/trend?token=abc', '/sales/trend?token=abc', null],
  ])('S2.029 S2.031 %s becomes %s', (address, left, token) => {
    window.history.replaceState(null, '', address);
    const { length } = window.history;
    hideHandedToken();
    expect(here()).toBe(left);
    expect(handedToken()).toBe(token);
    expect(window.history.length).toBe(length);
  });

  test('S2.029 the token is gone before the first call is made', async () => {
    const { seen } = fakeServer({
      getUserInfo: () => {
        expect(window.location.href).not.toContain('secret-token');
        return { data: aUser() };
      },
    });
    freshShell('/autoLogin?token=secret-token');
    Cookies.set('token', 'token-1');
    const stop = start({ boot: {} });
    expect(here()).toBe('/autoLogin');
    stop();
    expect(JSON.stringify(seen.map(({ url, query }) => [url, query]))).not.toContain('secret-token');
  });
});

describe('a token of a link', () => {
  test('S2.028 S2.029 is proven first, then kept, and the browser goes on', async () => {
    const { seen } = fakeServer({
      getUserInfo: () => {
        expect(session.token).toBeNull();
        expect(Cookies.get()).toEqual({});
        expect(localStorage.length).toBe(0);
        return { data: aUser({ compNm: 'Example' }) };
      },
    });
    expect(await handOver('token-9', '/sales/trend?by=fuel', never)).toBe('done');
    expect(seen.map(({ name, token }) => [name, token])).toEqual([['getUserInfo', 'token-9']]);
    expect(session).toMatchObject({ token: 'token-9', user: { userId: 'u1', realName: '李明' } });
    expect(session.userInfo?.userId).toBe('u1');
    expect(Cookies.get('token')).toBe('token-9');
    expect(Cookies.get('user')).not.toContain('token-9');
    expect(here()).toBe('/sales/trend?by=fuel');
  });

  test.each(['100440', '100442', '100152', '1', '400', '403'])(
    'S2.029 refused with %s stores nothing',
    async (status) => {
      const load = jest.spyOn(page, 'load').mockImplementation(() => undefined);
      fakeServer({ getUserInfo: { status } });
      expect(await handOver('token-9', '/sales', never)).toBe('refused');
      expect(session.token).toBeNull();
      expect(Cookies.get()).toEqual({});
      expect(localStorage.length).toBe(0);
      expect(here()).toBe('/autoLogin');
      expect(load).not.toHaveBeenCalled();
    },
  );

  test('S5.034 an answer without data proves nothing', async () => {
    fakeServer({ getUserInfo: { data: null } });
    expect(await handOver('token-9', null, never)).toBe('refused');
    expect(Cookies.get()).toEqual({});
  });

  test.each([null, '', 'a b', 'a\nb', '中文', 'x'.repeat(201)])('S2.029 %j is sent nowhere', async (token) => {
    const { seen } = fakeServer({});
    expect(await handOver(token, '/sales', never)).toBe('refused');
    expect(seen).toEqual([]);
  });

  test.each([new Error('down'), { status: 429 }, { status: 500 }])(
    'a server in trouble may be asked again',
    async (answer) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      fakeServer({ getUserInfo: answer });
      expect(await handOver('token-9', '/sales', never)).toBe('unreachable');
      expect(Cookies.get()).toEqual({});
    },
  );

  test.each([
    '//evil.example',
    'https://evil.example',
    '/.//evil.example',
    '/x/../autoLogin?token=z',
    'javascript:alert(1)',
  ])('S2.031 a redirect to %s ends at the root', async (wanted) => {
    fakeServer({ getUserInfo: { data: aUser() } });
    await handOver('token-9', wanted, never);
    expect(here()).toBe('/');
  });
});

describe('somebody is signed in already', () => {
  beforeEach(() => keepLogin(aLogin({ token: 'former', userId: 'u7' })));

  test('S2.029 a bad token leaves the session as it was', async () => {
    fakeServer({ getUserInfo: { status: 100440 } });
    expect(await handOver('token-9', '/sales', never)).toBe('refused');
    expect(session).toMatchObject({ token: 'former', user: { userId: 'u7' } });
    expect(Cookies.get('token')).toBe('former');
  });

  test('S2.029 another account takes its place after the proof, and nothing of the former one stays', async () => {
    const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
    const dropped = jest.fn();
    const stop = onSessionCleared(dropped);
    Object.assign(session, {
      userInfo: aUser({ userId: 'u7' }),
      products: [{ groupName: 'x', key: 'x', children: [] }],
    });
    const { seen } = fakeServer({ getUserInfo: { data: aUser() }, logout: { data: null } });
    await handOver('token-9', '/sales', never);
    stop();
    expect(seen.map(({ name, token }) => [name, token])).toEqual([
      ['getUserInfo', 'token-9'],
      ['logout', 'former'],
    ]);
    expect(session).toMatchObject({ token: 'token-9', user: { userId: 'u1' }, userInfo: null, products: [] });
    expect(document.cookie).not.toContain('former');
    expect(dropped).toHaveBeenCalledTimes(1);
    expect(here()).toBe('/sales');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('its own token again only goes on', async () => {
    const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
    const { seen } = fakeServer({ getUserInfo: { data: aUser({ userId: 'u7' }) } });
    await handOver('former', '/sales', never);
    expect(seen).toHaveLength(1);
    expect(here()).toBe('/sales');
    expect(reload).not.toHaveBeenCalled();
  });
});
