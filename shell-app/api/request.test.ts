import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import Cookies from 'js-cookie';
import { setLanguage } from '../i18n/language.ts';
import { page } from '../page/page.ts';
import { keepLogin } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { sessionWarning } from '../session/session-warning.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { aLogin, aUser, freshShell } from '../testing/fresh-shell.ts';
import { httpClient, setApiOrigin } from './http-client.ts';
import { request } from './request.ts';

beforeEach(() => {
  freshShell();
  setApiOrigin(null);
});

test('how the server calls a request goes on with what it refused, and with an answer that is not of this portal', async () => {
  const refused = { status: 500, refusal: 'http.failed', request: '0f3a5c7e9b1d' };
  fakeServer({ getAllProducts: refused, getUserInfo: { raw: 'Bad gateway', request: 'ab3a5c7e9b1d' } });
  await expect(request('getAllProducts')).rejects.toMatchObject({ refusal: 'http.failed', request: '0f3a5c7e9b1d' });
  await expect(request('getUserInfo')).rejects.toMatchObject({ name: 'NetworkError', request: 'ab3a5c7e9b1d' });
  fakeServer({ getAllProducts: { status: 500 } });
  await expect(request('getAllProducts')).rejects.toMatchObject({ request: '' });
});

describe('what is sent', () => {
  test('S7.001 S7.002 S7.003 S9.002 a call is a POST below /api whose payload is wrapped in data', async () => {
    const { seen } = fakeServer({ simpleLogin: { data: aLogin() } });
    await request('simpleLogin', { userNm: 'demo', pwd: 'x', channel: 1 });
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/api/v3/iw-framework/login/simpleLogin' });
    expect(seen[0]?.body).toEqual({ data: { userNm: 'demo', pwd: 'x', channel: 1 } });
  });

  test('a call that there is not is said by its name, and nothing is sent', async () => {
    const { seen } = fakeServer({});
    await expect(request('marketSales' as 'getAllProducts')).rejects.toThrow(/There is no call 'marketSales'/);
    expect(seen).toEqual([]);
  });

  test('S7.004 S9.002 the client has no time limit', async () => {
    const { seen } = fakeServer({ getAllProducts: { data: [] } });
    await request('getAllProducts');
    expect(httpClient.defaults.timeout).toBe(0);
    expect(seen[0]?.timeout).toBe(0);
  });

  test('S7.005 the header token is there when a token exists and absent otherwise', async () => {
    const { seen } = fakeServer({ getAllProducts: { data: [] } });
    await request('getAllProducts');
    keepLogin(aLogin());
    await request('getAllProducts');
    expect(seen.map(({ token }) => token)).toEqual([undefined, 'token-1']);
  });

  test('S7.006 S7.007 an empty body holds data, questUID and token, and each questUID is fresh', async () => {
    keepLogin(aLogin());
    const { seen } = fakeServer({ getAuthProducts: { data: [] } });
    await request('getAuthProducts');
    await request('getAuthProducts');
    expect(Object.keys(seen[0]?.body ?? {}).sort()).toEqual(['data', 'questUID', 'token']);
    expect(seen[0]?.body?.data).toEqual({});
    expect(seen[0]?.body?.questUID).not.toBe(seen[1]?.body?.questUID);
  });

  test('S7.008 S7.009 the token is in the body unless the path contains the word Token', async () => {
    keepLogin(aLogin());
    const { seen } = fakeServer({ switchAccount: { data: aLogin() }, refreshToken: { data: { token: 'b' } } });
    await request('switchAccount', { userId: 'u2' });
    await request('refreshToken', { refreshToken: 'token-1' });
    expect(seen[0]?.body).toEqual({ data: { userId: 'u2' }, token: 'token-1' });
    expect(seen[1]?.body).toEqual({ data: { refreshToken: 'token-1' } });
  });

  test('A24 a captcha ticket stands beside data, and nowhere when there is none', async () => {
    const { seen } = fakeServer({ sendVerificationCode: { data: null }, getAllProducts: { data: [] } });
    await request('sendVerificationCode', { to: '13800000001', messageEvent: 1 }, { captchaTicket: 'ticket-1' });
    await request('getAllProducts');
    expect(seen[0]?.body).toEqual({ data: { to: '13800000001', messageEvent: 1 }, captchaTicket: 'ticket-1' });
    expect(seen[1]?.body).toEqual({ data: {} });
    expect(JSON.stringify(seen[0]?.query)).not.toContain('ticket-1');
  });

  test('A12 a token that is named stands in the place of the session, for this call alone', async () => {
    keepLogin(aLogin());
    const { seen } = fakeServer({ getUserInfo: { data: aUser() } });
    await request('getUserInfo', {}, { token: 'token-9' });
    await request('getUserInfo');
    expect(seen.map(({ token, body }) => [token, body?.token])).toEqual([
      ['token-9', 'token-9'],
      ['token-1', 'token-1'],
    ]);
    expect(Cookies.get('token')).toBe('token-1');
  });

  test.each(['100440', '100442', '100152', '100441'])(
    'A12 %s about a named token is no word on the session',
    async (status) => {
      const load = jest.spyOn(page, 'load').mockImplementation(() => undefined);
      keepLogin(aLogin());
      fakeServer({ getUserInfo: { status } });
      await expect(request('getUserInfo', {}, { token: 'token-9' })).rejects.toMatchObject({ status });
      expect(session.token).toBe('token-1');
      expect(sessionWarning.text).toBeNull();
      expect(load).not.toHaveBeenCalled();
    },
  );

  test('S7.043 A73 the token stands in the query of the external lookup, and of no other call', async () => {
    keepLogin(aLogin());
    const data = { userId: 'u1', userNm: 'demo', products: [] };
    const { seen } = fakeServer({ getGaeiPrivil: { data }, getAuthProducts: { data: [] } });
    await request('getGaeiPrivil');
    await request('getAuthProducts');
    expect(seen.map(({ query }) => query?.token)).toEqual(['token-1', undefined]);
    expect(seen[0]?.body).toMatchObject({ data: {}, token: 'token-1' });
  });

  test('S7.010 S7.011 S7.012 the query holds t in ms and the language, which one request may change', async () => {
    const { seen } = fakeServer({ getAllProducts: { data: [] } });
    const began = Date.now();
    await request('getAllProducts');
    const ended = Date.now();
    setLanguage('en');
    await request('getAllProducts');
    await request('getAllProducts', {}, { language: 'zh_CN' });
    expect(seen.map(({ query }) => query.language)).toEqual(['zh_CN', 'en', 'zh_CN']);
    expect(String(seen[0]?.query.t)).toMatch(/^\d{13}$/);
    expect(Number(seen[0]?.query.t)).toBeGreaterThanOrEqual(began);
    expect(Number(seen[0]?.query.t)).toBeLessThanOrEqual(ended);
  });

  test('S7.075 a GET call has its payload in the query and no body', async () => {
    keepLogin(aLogin());
    const { seen } = fakeServer({ getPvSales: { data: { data: null } } });
    await request('getPvSales', { dataSource: 'DATASOURCE_CLH_SALES' });
    expect(seen[0]).toMatchObject({ method: 'GET', token: 'token-1', body: undefined });
    expect(seen[0]?.query).toMatchObject({ dataSource: 'DATASOURCE_CLH_SALES', language: 'zh_CN' });
  });

  test('another back end is one setting', async () => {
    setApiOrigin('https://api.example.com/');
    const { seen } = fakeServer({ getAllProducts: { data: [] } });
    await request('getAllProducts');
    expect(seen[0]?.url).toBe('https://api.example.com/api/v3/iw-framework/index/get-all-products');
  });
});
