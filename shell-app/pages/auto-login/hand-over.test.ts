import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { start } from '../../boot/start.ts';
import { page } from '../../page/page.ts';
import { keepLogin, onSessionCleared } from '../../session/keep-session.ts';
import { session } from '../../session/session.ts';
import { fakeServer } from '../../testing/fake-server.ts';
import { aLogin, aUser, freshShell } from '../../testing/fresh-shell.ts';
import { handOver, replacePresent } from './hand-over.ts';
import { forgetHanded, handed, hideHanded } from './handed.ts';

const here = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;
const never = new AbortController().signal;
const token = (value: string) => ({ kind: 'token', value }) as const;
const code = (value: string) => ({ kind: 'code', value }) as const;

beforeEach(() => {
  freshShell('/autoLogin');
  forgetHanded();
});

describe('the address of a hand-over', () => {
  test.each([
    ['/autoLogin?token=abc', '/autoLogin', 'abc'],
    ['/autoLogin?token=abc&redirect=%2Fsales%3Fx%3D1', '/autoLogin?redirect=%2Fsales%3Fx%3D1', 'abc'],
    ['/autoLogin/?redirect=/sales&token=a%2Bb#top', '/autoLogin?redirect=%2Fsales#top', 'a+b'],
    ['/autoLogin?token=', '/autoLogin', ''],
    ['/autoLogin?token=abc&token=def', '/autoLogin', 'abc'],
    ['/autoLogin#token=abc', '/autoLogin', null],
    ['/autoLogin?code=abc', '/autoLogin', 'abc'],
    ['/autoLogin?token=abc&code=def#code=ghi&x=1', '/autoLogin#x=1', 'def'],
    ['/auth-redirect?code=abc&redirect=/sales', '/auth-redirect?redirect=%2Fsales', null],
    ['/auth-redirect?token=abc&redirect=/sales', '/auth-redirect?redirect=%2Fsales', null],
    ['/sales/trend?token=abc', '/sales/trend?token=abc', null],
  ])('S2.029 S2.031 %s becomes %s', (address, left, value) => {
    window.history.replaceState(null, '', address);
    const { length } = window.history;
    hideHanded();
    expect(here()).toBe(left);
    expect(handed()?.value ?? null).toBe(value);
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
    expect(await handOver(token('token-9'), '/sales/trend?by=fuel', never)).toBe('done');
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
      expect(await handOver(token('token-9'), '/sales', never)).toBe('refused');
      expect(session.token).toBeNull();
      expect(Cookies.get()).toEqual({});
      expect(localStorage.length).toBe(0);
      expect(here()).toBe('/autoLogin');
      expect(load).not.toHaveBeenCalled();
    },
  );

  test('S5.034 an answer without data proves nothing', async () => {
    fakeServer({ getUserInfo: { data: null } });
    expect(await handOver(token('token-9'), null, never)).toBe('refused');
    expect(Cookies.get()).toEqual({});
  });

  test.each([null, '', 'a b', 'a\nb', '中文', 'x'.repeat(201)])('S2.029 %j is sent nowhere', async (value) => {
    const { seen } = fakeServer({});
    expect(await handOver(value === null ? null : token(value), '/sales', never)).toBe('refused');
    expect(seen).toEqual([]);
  });

  test.each([new Error('down'), { status: 429 }, { status: 500 }, { status: 503 }])(
    'a server in trouble may be asked again',
    async (answer) => {
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      fakeServer({ getUserInfo: answer });
      expect(await handOver(token('token-9'), '/sales', never)).toBe('unreachable');
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
    await handOver(token('token-9'), wanted, never);
    expect(here()).toBe('/');
  });
});

describe('a code of a link', () => {
  const who = { userId: 'u1', userNm: 'demo', realNm: '李明', compNm: 'Example' };

  test('S2.028 is spent after it has said whom it signs in, and the session is kept', async () => {
    const { seen } = fakeServer({ readHandOver: { data: who }, handOverLogin: { data: aLogin({ token: 'token-9' }) } });
    expect(await handOver(code('code-9'), '/sales', never)).toBe('done');
    expect(seen.map(({ name, body }) => [name, body?.data])).toEqual([
      ['readHandOver', { code: 'code-9' }],
      ['handOverLogin', { code: 'code-9', channel: 1 }],
    ]);
    expect(session).toMatchObject({ token: 'token-9', user: { userId: 'u1', realName: '李明' } });
    expect(Cookies.get('token')).toBe('token-9');
    expect(here()).toBe('/sales');
  });

  test.each(['readHandOver', 'handOverLogin'] as const)('S2.029 refused by %s stores nothing', async (call) => {
    fakeServer({ readHandOver: { data: who }, handOverLogin: { data: aLogin() }, [call]: { status: 1 } });
    expect(await handOver(code('code-9'), '/sales', never)).toBe('refused');
    expect(Cookies.get()).toEqual({});
    expect(localStorage.length).toBe(0);
    expect(here()).toBe('/autoLogin');
  });
});

describe('somebody is signed in already', () => {
  const infoOf = (users: Record<string, string>) => {
    const server = fakeServer({
      getUserInfo: () => {
        const userId = users[server.seen.at(-1)?.token ?? ''];
        return userId === undefined ? { status: 100440 } : { data: aUser({ userId }) };
      },
      logout: { data: null },
    });
    return server;
  };
  const other = { userId: 'u1', userNm: 'demo', realNm: '李明', compNm: 'Example' };
  beforeEach(() => {
    jest.spyOn(page, 'reload').mockImplementation(() => undefined);
    keepLogin(aLogin({ token: 'former', userId: 'u7' }));
  });
  const unchanged = () => {
    expect(session).toMatchObject({ token: 'former', user: { userId: 'u7' } });
    expect(Cookies.get('token')).toBe('former');
    expect(page.reload).not.toHaveBeenCalled();
  };

  test('S2.029 a bad token leaves the session as it was', async () => {
    fakeServer({ getUserInfo: { status: 100440 } });
    expect(await handOver(token('token-9'), '/sales', never)).toBe('refused');
    unchanged();
  });

  test.each([token('token-9'), code('code-9')])(
    'another account by %j is a question, and nothing changes',
    async (brought) => {
      const { seen } = infoOf({ former: 'u7', 'token-9': 'u1' });
      const answers = { readHandOver: { data: other }, getUserInfo: { data: aUser({ userId: 'u7' }) } };
      const server = brought.kind === 'code' ? fakeServer(answers) : { seen };
      const outcome = await handOver(brought, '/sales', never);
      expect(outcome).toMatchObject({ present: { userId: 'u7' }, next: { userId: 'u1', realNm: '李明' } });
      expect(server.seen.map(({ name }) => name)).not.toContain('logout');
      expect(server.seen.map(({ name }) => name)).not.toContain('handOverLogin');
      expect(here()).toBe('/autoLogin');
      unchanged();
    },
  );

  test('S2.029 once it has been answered the other account takes its place, and nothing of the former one stays', async () => {
    const dropped = jest.fn();
    const stop = onSessionCleared(dropped);
    Object.assign(session, {
      userInfo: aUser({ userId: 'u7' }),
      products: [{ groupName: 'x', key: 'x', children: [] }],
    });
    const { seen } = fakeServer({ logout: { data: null } });
    expect(await replacePresent(token('token-9'), other, '/sales', never)).toBe('done');
    stop();
    expect(seen.map(({ name, token }) => [name, token])).toEqual([['logout', 'former']]);
    expect(session).toMatchObject({ token: 'token-9', user: { userId: 'u1' }, userInfo: null, products: [] });
    expect(document.cookie).not.toContain('former');
    expect(dropped).toHaveBeenCalledTimes(1);
    expect(here()).toBe('/sales');
    expect(page.reload).toHaveBeenCalledTimes(1);
  });

  test('a code that ran out while the question stood ends nothing', async () => {
    const { seen } = fakeServer({ handOverLogin: { status: 1 }, logout: { data: null } });
    expect(await replacePresent(code('code-9'), other, '/sales', never)).toBe('refused');
    expect(seen.map(({ name }) => name)).toEqual(['handOverLogin']);
    unchanged();
  });

  test('the same account only goes on, with the session that it has, and spends no code', async () => {
    const mine = { ...other, userId: 'u7' };
    const { seen } = fakeServer({ readHandOver: { data: mine }, getUserInfo: { data: aUser({ userId: 'u7' }) } });
    expect(await handOver(code('code-9'), '/sales', never)).toBe('done');
    expect(seen.map(({ name, token }) => [name, token])).toEqual([
      ['readHandOver', 'former'],
      ['getUserInfo', 'former'],
    ]);
    expect(here()).toBe('/sales');
    unchanged();
  });

  test('its own token again only goes on', async () => {
    const { seen } = infoOf({ former: 'u7' });
    expect(await handOver(token('former'), '/sales', never)).toBe('done');
    expect(seen).toHaveLength(1);
    expect(here()).toBe('/sales');
    unchanged();
  });

  test('cookies of a session that has ended are nobody: there is nothing to ask', async () => {
    const { seen } = infoOf({ 'token-9': 'u1' });
    expect(await handOver(token('token-9'), '/sales', never)).toBe('done');
    expect(seen.map(({ name, token }) => [name, token])).toContainEqual(['getUserInfo', 'former']);
    expect(session).toMatchObject({ token: 'token-9', user: { userId: 'u1' } });
  });

  test('where nobody can say whether it still lives, nothing changes', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const server = fakeServer({
      getUserInfo: () => (server.seen.at(-1)?.token === 'former' ? { status: 500 } : { data: aUser() }),
    });
    expect(await handOver(token('token-9'), '/sales', never)).toBe('unreachable');
    unchanged();
  });
});
