import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { allTimersBut } from '../../tests/support/all-timers-but.ts';
import { eventually } from '../../tests/support/eventually.ts';
import { stubGlobal } from '../../tests/support/stub-global.ts';
import { page } from '../page/page.ts';
import { aLogin, freshShell } from '../testing/fresh-shell.ts';
import { sessionChannel } from './announce-session.ts';
import { followSessionOfOtherTabs, takeNewerToken } from './follow-session.ts';
import { clearSession, keepLogin, replaceToken } from './keep-session.ts';
import { session } from './session.ts';
import { sessionWarning, warnOfSession } from './session-warning.ts';

let stop = () => {};
let loaded = jest.spyOn(page, 'load');

/** What another tab does to the cookies, and its word about it; a moment after all have heard it. */
async function elsewhere(change: () => void): Promise<void> {
  change();
  const [channel, listener] = [new BroadcastChannel(sessionChannel), new BroadcastChannel(sessionChannel)];
  const heard = new Promise((resolve) => {
    listener.onmessage = resolve;
  });
  channel.postMessage('changed');
  await heard;
  await new Promise((resolve) => setTimeout(resolve, 50));
  channel.close();
  listener.close();
}

const isShown = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));

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

  test('a renewal there takes the warning away here, a word without one leaves it', async () => {
    warnOfSession('soon over');
    await elsewhere(() => undefined);
    expect(sessionWarning.text).toBe('soon over');
    await elsewhere(() => Cookies.set('token', 'token-2'));
    expect(sessionWarning.text).toBeNull();
  });

  test('each word begins the later looks anew, and none of them comes once that is ended', async () => {
    jest.useFakeTimers({ doNotFake: allTimersBut('setTimeout', 'clearTimeout') });
    const channel = new BroadcastChannel(sessionChannel);
    const looksToCome = async () => {
      channel.postMessage('changed');
      return eventually(() => expect(jest.getTimerCount()).toBe(4));
    };
    await looksToCome();
    jest.advanceTimersByTime(50);
    expect(jest.getTimerCount()).toBe(3);
    await looksToCome();
    stop();
    expect(jest.getTimerCount()).toBe(0);
    channel.close();
  });

  test('nothing of it is followed once that is ended, nor is a page that Back brings', async () => {
    stop();
    await elsewhere(() => Cookies.remove('token'));
    isShown(true);
    expect(session.token).toBe('token-1');
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

test('a page that was loaded just now has nothing to look for', () => {
  Cookies.remove('token');
  isShown(false);
  expect(session.token).toBe('token-1');
});

describe('a page that Back brought to life again', () => {
  const comesBack = () => isShown(true);

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

  test('begins anew where it had no record of the user and finds one', () => {
    session.user = null;
    comesBack();
    expect([session.token, loaded.mock.calls]).toEqual([null, [['/']]]);
  });
});

test('a call takes up the token that another tab got, and goes on with its own where there is none', () => {
  expect(takeNewerToken()).toBe(false);
  Cookies.set('token', 'token-2');
  expect([takeNewerToken(), session.token]).toEqual([true, 'token-2']);
  Cookies.remove('token');
  expect([takeNewerToken(), session.token]).toEqual([false, 'token-2']);
  expect(loaded).not.toHaveBeenCalled();
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
  await eventually(() => expect(heard).toEqual(['changed', 'changed', 'changed']));
  channel.close();
});

test('whoever listens goes on listening after a word of their own; a channel for a word alone is closed', () => {
  const close = jest.spyOn(BroadcastChannel.prototype, 'close');
  replaceToken('token-2');
  expect(close).not.toHaveBeenCalled();
  stop();
  close.mockClear();
  replaceToken('token-3');
  expect(close).toHaveBeenCalledTimes(1);
  close.mockRestore();
});

test('the end of an earlier following does not make the later one hear its own tab', async () => {
  const later = followSessionOfOtherTabs();
  stop();
  keepLogin(aLogin());
  Cookies.remove('token');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(session.token).toBe('token-1');
  later();
});

test('a browser without channels between its tabs is signed in and out all the same', () => {
  stop();
  stubGlobal('BroadcastChannel', undefined);
  const end = followSessionOfOtherTabs();
  keepLogin(aLogin({ token: 'token-2' }));
  expect(session.token).toBe('token-2');
  clearSession();
  end();
  expect(session.token).toBeNull();
});
