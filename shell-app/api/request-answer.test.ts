import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { eventually } from '../../tests/support/eventually.ts';
import { page } from '../page/page.ts';
import { keepLogin, replaceToken } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { sessionWarning } from '../session/session-warning.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aLogin, aUser, freshShell } from '../testing/fresh-shell.ts';
import { CallError, NetworkError } from './call-errors.ts';
import { setApiOrigin } from './http-client.ts';
import { request } from './request.ts';

beforeEach(() => {
  freshShell();
  setApiOrigin(null);
});

describe('what comes back', () => {
  test('S7.078 S3.035 status 0 gives the data', async () => {
    fakeServer({ getUserInfo: { data: aUser() } });
    await expect(request('getUserInfo')).resolves.toMatchObject({ userId: 'u1' });
  });

  test('any other status is an error with the words of the server', async () => {
    fakeServer({ getUserInfo: { status: 1, msg2Client: '账号已停用', msg2Dev: 'suspended' } });
    const error = await request('getUserInfo').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(CallError);
    expect(error).toMatchObject({ status: '1', msg2Client: '账号已停用', msg2Dev: 'suspended', refusal: '' });
  });

  test('the error bears the id of what was refused', async () => {
    fakeServer({ getUserInfo: { status: 1, msg2Client: '账号已停用', refusal: 'accounts.suspended' } });
    await expect(request('getUserInfo')).rejects.toMatchObject({ refusal: 'accounts.suspended' });
  });

  test.each(['100440', 100442, '100152'])('S4.040 S8.010 %s clears the session once and loads /', async (status) => {
    const load = jest.spyOn(page, 'load').mockImplementation(() => undefined);
    keepLogin(aLogin());
    const { named } = fakeServer({ getUserInfo: { status }, getAllMenu: { status } });
    await Promise.allSettled([request('getUserInfo'), request('getAllMenu'), request('getUserInfo')]);
    expect(session.token).toBeNull();
    expect(document.cookie).not.toContain('token-1');
    expect(load.mock.calls).toEqual([['/']]);
    expect(named('logout')).toEqual([]);
  });

  test('a late answer to a former session does not end the new one', async () => {
    const load = jest.spyOn(page, 'load').mockImplementation(() => undefined);
    keepLogin(aLogin());
    let answer: (value: { status: string }) => void = () => undefined;
    fakeServer({ getUserInfo: () => new Promise((resolve) => (answer = resolve)) });
    const query = request('getUserInfo').catch(() => undefined);
    await eventually(() => expect(answer.length).toBe(1));
    keepLogin(aLogin({ token: 'token-2', userId: 'u2' }));
    answer({ status: '100442' });
    await query;
    expect(session.token).toBe('token-2');
    expect(load).not.toHaveBeenCalled();
  });

  /** Refuses the first call after something has happened to the token, and answers the next ones. */
  const refusedOnce = (happened: () => void) => {
    let queried = false;
    return () => {
      if (queried) return { data: aUser() };
      queried = true;
      happened();
      return { status: '100442' };
    };
  };

  test('a call whose token was renewed while it travelled is made again with the new one', async () => {
    keepLogin(aLogin());
    const { seen } = fakeServer({
      getUserInfo: refusedOnce(() => replaceToken('token-2')),
    });
    await expect(request('getUserInfo')).resolves.toMatchObject({ userId: 'u1' });
    expect(seen.map(({ token }) => token)).toEqual(['token-1', 'token-2']);
  });

  test('S4.040 a token that another tab has renewed meanwhile is taken from the cookie, and nothing is cleared', async () => {
    const load = jest.spyOn(page, 'load').mockImplementation(() => undefined);
    keepLogin(aLogin());
    const { seen } = fakeServer({
      getUserInfo: refusedOnce(() => Cookies.set('token', 'token-2')),
    });
    await request('getUserInfo');
    expect(seen.map(({ token }) => token)).toEqual(['token-1', 'token-2']);
    expect(Cookies.get('token')).toBe('token-2');
    expect(load).not.toHaveBeenCalled();
  });

  test('a switch is never made again by itself', async () => {
    keepLogin(aLogin());
    const { seen } = fakeServer({ switchAccount: refusedOnce(() => replaceToken('token-2')) });
    await expect(request('switchAccount', { userId: 'u2' })).rejects.toBeInstanceOf(CallError);
    expect(seen).toHaveLength(1);
  });

  test('S4.043 ten calls that are asked to renew together give one warning, with the first word', async () => {
    keepLogin(aLogin());
    const { seen } = fakeServer({ getUserInfo: () => ({ status: 100441, msg2Dev: `word ${seen.length}` }) });
    await Promise.allSettled(Array.from({ length: 10 }, () => request('getUserInfo')));
    expect(seen).toHaveLength(10);
    expect(sessionWarning.text).toBe('word 1');
  });

  test.each(['100441', '100443', '10044X'])('S4.041 S4.044 %s warns and keeps the session', async (status) => {
    keepLogin(aLogin());
    fakeServer({ getUserInfo: { status, msg2Dev: '<b>stale</b>' } });
    await request('getUserInfo').catch(() => undefined);
    expect(sessionWarning.text).toBe('<b>stale</b>');
    expect(session.token).toBe('token-1');
  });

  test('S4.044 100450 neither warns nor clears', async () => {
    keepLogin(aLogin());
    fakeServer({ getUserInfo: { status: 100450 } });
    await request('getUserInfo').catch(() => undefined);
    expect(sessionWarning.text).toBeNull();
    expect(session.token).toBe('token-1');
  });

  test('S8.011 a network error is logged, without anything that was sent', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({ simpleLogin: new Error('Network Error') });
    const error = await request('simpleLogin', { userNm: 'demo', pwd: 'secret-word' }).catch((thrown) => thrown);
    expect(error).toBeInstanceOf(NetworkError);
    expect(log).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.mock.calls)).not.toContain('secret-word');
  });

  test('a page of a proxy instead of an envelope is a network error', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    fakeServer({ getAllProducts: { raw: '<html>502</html>' } });
    await expect(request('getAllProducts')).rejects.toBeInstanceOf(NetworkError);
  });
});
