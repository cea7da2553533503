import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { allTimersBut } from '../../tests/support/all-timers-but.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { refreshAndReload, refreshToken } from '../account/refresh-session.ts';
import { switchTo } from '../account/switch-to.ts';
import { request } from '../api/request.ts';
import { page } from '../page/page.ts';
import { type FakeAnswer, fakeServer } from '../testing/fake-server.ts';
import { aLogin, aUser, freshShell } from '../testing/fresh-shell.ts';
import { keepLogin } from './keep-session.ts';
import { session } from './session.ts';

/** What the browser does for all tabs: one exclusive holder; those who share wait until it is gone, and it for them. */
function fakeLocks() {
  let former: Promise<unknown> = Promise.resolve();
  const shared: Promise<unknown>[] = [];
  const requested = (name: string, given: unknown, then?: () => unknown) => {
    if (name !== 'portal-session') throw new Error(`no tab knows the lock ${name}`);
    const beside = (given as LockOptions).mode === 'shared';
    const task = then ?? (given as () => unknown);
    const result = beside ? former.then(task) : Promise.all([former, ...shared]).then(task);
    const over = result.catch(() => undefined);
    if (beside) shared.push(over);
    else former = over;
    return result;
  };
  stubGlobal('navigator', Object.assign(Object.create(navigator), { locks: { request: requested } }));
  return { another: (task: () => Promise<unknown>) => requested('portal-session', task) };
}

/** Lets a promise be kept from outside. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}

beforeEach(() => {
  freshShell('/dashboard');
  keepLogin(aLogin());
});

describe('renewals of several tabs at once', () => {
  test('S4.042 the tab that comes second takes up what the first one got, and asks nothing', async () => {
    const { another } = fakeLocks();
    const { seen } = fakeServer({ refreshToken: { data: { token: 'token-3' } } });
    const first = gate();
    void another(() => first.opened.then(() => Cookies.set('token', 'token-2')));
    const second = refreshToken();
    first.open();
    await second;
    expect(seen).toEqual([]);
    expect(session.token).toBe('token-2');
  });

  test('the new token is read back before another tab may look for it', async () => {
    const { another } = fakeLocks();
    fakeServer({ refreshToken: { data: { token: 'token-2' } } });
    const done: string[] = [];
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    jest.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
      done.push('set');
      cookie?.set?.call(document, text);
    });
    jest.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      done.push('read');
      return cookie?.get?.call(document);
    });
    const renewal = refreshToken();
    await another(async () => void done.push('next tab'));
    await renewal;
    expect([...new Set(done.slice(done.lastIndexOf('set')))]).toEqual(['set', 'read', 'next tab']);
  });

  test('two clicks in one tab renew once', async () => {
    fakeLocks();
    const { named } = fakeServer({ refreshToken: { data: { token: 'token-2' } } });
    await Promise.all([refreshToken(), refreshToken()]);
    expect(named('refreshToken')).toHaveLength(1);
    expect(session.token).toBe('token-2');
  });

  test('a call waits while another tab renews, and carries the new token', async () => {
    const { another } = fakeLocks();
    const { seen } = fakeServer({ getUserInfo: { data: aUser() } });
    const first = gate();
    void another(() => first.opened.then(() => Cookies.set('token', 'token-2')));
    const answer = request('getUserInfo');
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(seen).toEqual([]);
    first.open();
    await answer;
    expect(seen.map(({ token }) => token)).toEqual(['token-2']);
  });

  test('a renewal waits until a call that is on its way has been answered', async () => {
    fakeLocks();
    const answered = gate();
    const { seen } = fakeServer({
      getUserInfo: () => answered.opened.then(() => ({ data: aUser() })),
      refreshToken: { data: { token: 'token-2' } },
    });
    const answer = request('getUserInfo');
    const renewed = refreshToken();
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(seen.map(({ name }) => name)).toEqual(['getUserInfo']);
    answered.open();
    await Promise.all([answer, renewed]);
    expect(seen.map(({ name, token }) => [name, token])).toEqual([
      ['getUserInfo', 'token-1'],
      ['refreshToken', 'token-1'],
    ]);
    expect(session.token).toBe('token-2');
  });

  test('calls go side by side, and a renewal waits 8 s for one without an answer, which comes to its caller all the same', async () => {
    jest.useFakeTimers({ doNotFake: allTimersBut('setTimeout', 'clearTimeout') });
    fakeLocks();
    const answered = gate();
    const { named } = fakeServer({
      getUserInfo: () => answered.opened.then(() => ({ data: aUser() })),
      getAllMenu: { data: [] },
      refreshToken: { data: { token: 'token-2' } },
    });
    const answer = request('getUserInfo');
    await request('getAllMenu');
    const renewed = refreshToken();
    await jest.advanceTimersByTimeAsync(7999);
    expect(named('refreshToken')).toHaveLength(0);
    await jest.advanceTimersByTimeAsync(1);
    await renewed;
    expect(session.token).toBe('token-2');
    answered.open();
    expect(await answer).toMatchObject({ userId: 'u1' });
  });

  test.each<[string, FakeAnswer]>([
    ['is answered', { data: aUser() }],
    ['fails', new Error('down')],
  ])('a call that %s keeps no renewal waiting any longer', async (_, answer) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    jest.useFakeTimers({ doNotFake: allTimersBut('setTimeout', 'clearTimeout') });
    fakeLocks();
    const { named } = fakeServer({ getUserInfo: answer, refreshToken: { data: { token: 'token-2' } } });
    const [query, renewed] = [request('getUserInfo'), refreshToken()];
    if (answer instanceof Error) await expect(query).rejects.toThrow('down');
    else await query;
    await jest.advanceTimersByTimeAsync(0);
    expect(named('refreshToken')).toHaveLength(1);
    await renewed;
    expect(session.token).toBe('token-2');
  });

  test('a call that may not wait for its turn says so', async () => {
    const locks = { request: () => Promise.reject(new DOMException('the page is going', 'InvalidStateError')) };
    stubGlobal('navigator', Object.assign(Object.create(navigator), { locks }));
    await expect(request('getUserInfo')).rejects.toThrow('the page is going');
  });

  test('without locks the cookie is still looked at', async () => {
    const { seen } = fakeServer({ refreshToken: { data: { token: 'token-3' } } });
    Cookies.set('token', 'token-2');
    await refreshToken();
    expect(seen).toEqual([]);
    expect(session.token).toBe('token-2');
  });
});

test('S4.040 a renewal that finds the session over leads to the start, and does not load the page again over it', async () => {
  const load = jest.spyOn(page, 'load').mockImplementation(() => undefined);
  const reload = jest.spyOn(page, 'reload').mockImplementation(() => undefined);
  fakeServer({ refreshToken: { status: 100440 } });
  await refreshAndReload();
  expect(session.token).toBeNull();
  expect(load.mock.calls).toEqual([['/']]);
  expect(reload).not.toHaveBeenCalled();
});

test('A25 the cookies are the new account as soon as the server has agreed, whatever happens to the page', async () => {
  jest.spyOn(page, 'load').mockImplementation(() => undefined);
  Cookies.set('permissionFilter', '[{"path":"/former"}]');
  fakeServer({ switchAccount: { data: aLogin({ token: 'token-2', userId: 'u2' }) } });
  const visible = gate();
  const switched = switchTo('u2', () => visible.opened);
  await eventually(() => expect(Cookies.get('token')).toBe('token-2'));
  expect(JSON.parse(Cookies.get('user') ?? '')).toMatchObject({ userId: 'u2' });
  expect(Cookies.get('permissionFilter')).toBeUndefined();
  expect(session.token).toBe('token-1');
  visible.open();
  await switched;
  expect(session).toMatchObject({ token: 'token-2', userInfo: null, menus: [] });
});
