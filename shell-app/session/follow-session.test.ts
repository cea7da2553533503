import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { eventually } from '../../tests/support/eventually.ts';
import { page } from '../page/page.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { sessionChannel } from './announce-session.ts';
import { followSessionOfOtherTabs } from './follow-session.ts';
import { clearSession, keepLogin, replaceToken } from './keep-session.ts';
import { session } from './session.ts';

let stop = () => {};
let loaded = jest.spyOn(page, 'load');

/** What another tab does to the cookies, and its word about it. */
async function elsewhere(change: () => void): Promise<void> {
  change();
  const channel = new BroadcastChannel(sessionChannel);
  channel.postMessage('changed');
  await new Promise((resolve) => setTimeout(resolve, 50));
  channel.close();
}

const userCookie = (userId: string) =>
  JSON.stringify({ userId, username: 'x', realName: 'x', companyName: 'x', expireDate: '20991231' });

beforeEach(async () => {
  loaded = jest.spyOn(page, 'load').mockImplementation(() => undefined);
  freshShell('/sales/trend');
  keepLogin(aLogin());
  await new Promise((resolve) => setTimeout(resolve, 50));
  stop = followSessionOfOtherTabs();
});
afterEach(() => stop());

describe('a change in another tab', () => {
  test('a sign-out there signs out here and leads to the start', async () => {
    await elsewhere(() => {
      Cookies.remove('token');
      Cookies.remove('user');
    });
    expect(session).toMatchObject({ token: null, user: null, menus: [] });
    expect(loaded.mock.calls).toEqual([['/']]);
  });

  test('a word that is here before the cookies are changed is not the last look at them', async () => {
    await elsewhere(() => undefined);
    expect(session.token).not.toBeNull();
    Cookies.remove('token');
    await eventually(() => expect(session.token).toBeNull());
    expect(loaded.mock.calls).toEqual([['/']]);
  });

  test('another account there is taken up by a new start, and its cookies stay', async () => {
    await elsewhere(() => {
      Cookies.set('token', 'token-9');
      Cookies.set('user', userCookie('u9'));
    });
    expect(session.token).toBeNull();
    expect(loaded).toHaveBeenCalledTimes(1);
    expect(Cookies.get('token')).toBe('token-9');
  });

  test('another account under the same token is noticed too', async () => {
    await elsewhere(() => Cookies.set('user', userCookie('u9')));
    expect(session.token).toBeNull();
    expect(loaded).toHaveBeenCalledTimes(1);
  });

  test('a renewed token of the same account is used from now on, without a new start', async () => {
    await elsewhere(() => Cookies.set('token', 'token-2'));
    expect(session).toMatchObject({ token: 'token-2', user: { userId: 'u1', token: 'token-2' } });
    expect(loaded).not.toHaveBeenCalled();
  });

  test('a tab that is signed out already, or holds the same token, stays as it is', async () => {
    await elsewhere(() => undefined);
    expect(session.token).toBe('token-1');
    clearSession();
    await elsewhere(() => Cookies.set('token', 'token-9'));
    expect(session.token).toBeNull();
    expect(loaded).not.toHaveBeenCalled();
  });
});

describe('a page that Back brought to life again', () => {
  const comesBack = () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

  test.each([
    ['no record of the user', () => Cookies.remove('user')],
    ['a damaged one', () => Cookies.set('user', '{"userId":')],
  ])('A41 stays where it is when beside the same token there is %s', (_case, change) => {
    change();
    comesBack();
    expect(session).toMatchObject({ token: 'token-1', user: { userId: 'u1' } });
    expect(loaded).not.toHaveBeenCalled();
  });

  test('is somebody else when the token without a record is another one, and nobody without a token', () => {
    Cookies.remove('user');
    Cookies.set('token', 'token-9');
    comesBack();
    expect(session.token).toBeNull();
    keepLogin(aLogin());
    Cookies.remove('token');
    comesBack();
    expect(session.token).toBeNull();
    expect(loaded.mock.calls).toEqual([['/'], ['/']]);
  });
});

test('the tab that changes the session does not follow itself', async () => {
  keepLogin(aLogin());
  Cookies.remove('token');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(session.token).toBe('token-1');
  expect(loaded).not.toHaveBeenCalled();
});

test('sign-in, renewal and sign-out are announced, and the message holds nothing of the session', async () => {
  stop();
  const heard: unknown[] = [];
  const channel = new BroadcastChannel(sessionChannel);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => heard.push(data);
  keepLogin(aLogin());
  replaceToken('token-2');
  clearSession();
  await new Promise((resolve) => setTimeout(resolve, 50));
  channel.close();
  expect(heard).toEqual(['changed', 'changed', 'changed']);
});
