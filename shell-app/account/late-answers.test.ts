import { beforeEach, describe, expect, test } from '@jest/globals';
import { clearSession, keepLogin } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { type FakeAnswer, fakeServer } from '../testing/fake-server.ts';
import { aLogin, anEntry, aUser, freshShell } from '../testing/fresh-shell.ts';
import { loadMenus, menuState } from './load-menus.ts';
import { loadUser } from './load-user.ts';

/** A server that answers when the test says so: one answer after the other. */
function slowServer() {
  const waiting: ((answer: FakeAnswer) => void)[] = [];
  const slow = () => new Promise<FakeAnswer>((resolve) => waiting.push(resolve));
  const { named } = fakeServer({ getUserInfo: slow, getAllMenu: slow });
  return { named, answer: (data: unknown) => waiting.shift()?.({ data }) };
}

beforeEach(() => {
  freshShell('/sales/trend');
  keepLogin(aLogin());
});

describe.each([
  ['nobody', () => undefined],
  ['somebody else', () => keepLogin(aLogin({ token: 'token-9', userId: 'u9', userNm: 'other' }))],
])('what was asked for one account and is answered when %s is signed in', (_, then) => {
  test('the user is not taken', async () => {
    const { answer } = slowServer();
    const request = loadUser();
    await Promise.resolve();
    clearSession();
    then();
    const { user } = session;
    answer(aUser({ roles: ['admin'] }));
    await request;
    expect(session).toMatchObject({ userInfo: null, roles: [], user });
  });

  test('the menu is not taken, and that of now is asked for by itself', async () => {
    const { answer, named } = slowServer();
    const request = loadMenus();
    await Promise.resolve();
    clearSession();
    then();
    const anew = loadMenus();
    answer([anEntry('/sales')]);
    await request;
    expect([session.menus, menuState()]).toEqual([[], 'unknown']);
    // The late answer has not made the page forget that the menu of now is on its way.
    void loadMenus();
    await Promise.resolve();
    expect(named('getAllMenu')).toHaveLength(2);
    answer([anEntry('/price')]);
    await anew;
    expect(session.menus.map(({ path }) => path)).toContain('/price');
  });
});
