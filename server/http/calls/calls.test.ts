import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type CallName, type CallRule, calls } from '@portal/contract';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const names = Object.keys(calls) as CallName[];

describe('the wire', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ marketSize: 'none' });
  });
  afterAll(() => server?.close());
  /** Tries that failed would make the next one ask for the puzzle. */
  const forgetTries = () => server.stores.state.db.deleteFrom('sign_in_attempt').execute();
  beforeEach(forgetTries);

  const raw = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(server.address + path, init);
    return { code: response.status, headers: response.headers, text: await response.text() };
  };
  const signInPath = `/api${calls.simpleLogin.path}`;
  const post = (body: BodyInit | null, type: string | null = 'application/json', path = `${signInPath}?language=en`) =>
    raw(path, { method: 'POST', body, headers: type ? { 'content-type': type } : {} });
  const isEnvelope = (text: string) => {
    const reply = JSON.parse(text) as { status: Record<string, unknown>; data: unknown };
    expect(Object.keys(reply).sort()).toEqual(['data', 'status']);
    const refused = reply.status.status === 0 ? [] : ['refusal'];
    expect(Object.keys(reply.status).sort()).toEqual(['msg2Client', 'msg2Dev', ...refused, 'status']);
    expect(text).not.toMatch(/node_modules|\.ts:\d|\\n +at .*\(/);
    return reply;
  };

  test.each(names)('S3.035 S7.003 %s answers in the envelope, signed out and signed in', async (name) => {
    const rule: CallRule = calls[name];
    const token = await server.signIn();
    for (const signedIn of [false, true]) {
      const init = { method: rule.method, headers: new Headers(signedIn ? { token } : {}) };
      const { text, headers: answered } = await raw(`/api${rule.path}?t=${Date.now()}&language=en`, init);
      if (signedIn && rule.file && answered.get('content-type')?.startsWith('application/rss+xml')) continue;
      const { status } = isEnvelope(text);
      if (signedIn || rule.access === 'public') expect(status.status).not.toBe(100440);
      else expect(status.status).toBe(100440);
      expect(answered.get('cache-control')).toBe('no-store');
    }
  });

  test('S7.001 a call by another method is no call', async () => {
    const { code, text } = await raw(signInPath);
    expect(code).toBe(404);
    expect(isEnvelope(text).status.status).toBe(404);
  });

  test('an unknown address below /api answers 404 in the envelope, in the language asked for', async () => {
    const { code, text } = await raw('/api/v3/nothing?language=en');
    expect(code).toBe(404);
    expect(isEnvelope(text).status.msg2Client).toMatch(/^There is nothing at this address/);
    expect(isEnvelope((await raw('/api')).text).status.status).toBe(404);
  });

  test('an address that cannot be read answers 400 in the envelope', async () => {
    const { code, text } = await raw('/api/%zz');
    expect(code).toBe(400);
    expect(isEnvelope(text).status.status).toBe(400);
  });

  test.each([
    ['JSON that ends too early', '{"data":', 400, /not valid JSON/],
    ['no object', '[1]', 400, /must be a JSON object/],
    ['bytes that are no UTF-8', Buffer.from('{"data":{"userNm":"\xff"}}', 'latin1'), 400, /not encoded in UTF-8/],
    ['a field of the wrong kind', '{"data":{"userNm":1,"pwd":"x"}}', 400, /'userNm'/],
    ['a missing field', '{"data":{"userNm":"demo"}}', 400, /'pwd'/],
    ['a body that is too large', `{"data":"${'x'.repeat(300_000)}"}`, 413, /too large/],
  ])('a body with %s is refused in plain words', async (_what, body, code, words) => {
    const answer = await post(body);
    expect(answer.code).toBe(code);
    expect(isEnvelope(answer.text).status).toMatchObject({ status: 400, msg2Client: expect.stringMatching(words) });
  });

  test('a body of another type is refused, so that no form of another site can call', async () => {
    const answer = await post('data=1', 'application/x-www-form-urlencoded');
    expect(answer.code).toBe(415);
    expect(isEnvelope(answer.text).status.msg2Client).toMatch(/must be JSON/);
  });

  test('a reply never repeats the value that did not fit', async () => {
    const { text } = await post(JSON.stringify({ data: { userNm: 'demo', pwd: { secret: 'hunter2-hunter2' } } }));
    expect(text).not.toContain('hunter2');
  });

  test('S7.005 a token in a cookie or in the body signs nobody in, only the header does', async () => {
    const token = await server.signIn();
    const path = `/api${calls.getUserInfo.path}`;
    const headers = { 'content-type': 'application/json', cookie: `token=${token}` };
    const inBody = await raw(path, { method: 'POST', headers, body: JSON.stringify({ data: {}, token }) });
    expect(isEnvelope(inBody.text).status.status).toBe(100440);
    const inHeader = await raw(path, { method: 'POST', headers: { token } });
    expect(isEnvelope(inHeader.text).status.status).toBe(0);
  });

  test('S7.006 S7.008 S7.009 a body with token and questUID beside the data is understood', async () => {
    const token = await server.signIn();
    const body = JSON.stringify({ data: {}, token, questUID: 'a-1' });
    const headers = { token, 'content-type': 'application/json' };
    const { text } = await raw(`/api${calls.getAuthProducts.path}`, { method: 'POST', headers, body });
    expect(isEnvelope(text).status.status).toBe(0);
  });

  test('S7.011 S7.012 the language of a request decides its words; an unknown one is Chinese', async () => {
    const words = async (query: string) => {
      await forgetTries();
      const { text } = await post('{"data":{"userNm":"a","pwd":"b"}}', 'application/json', signInPath + query);
      return isEnvelope(text).status.msg2Client;
    };
    expect(await words('?language=en')).toMatch(/^Incorrect account/);
    expect(await words('?language=zh_CN')).toMatch(/^账号/);
    expect(await words('')).toMatch(/^账号/);
    expect(await words('?language=fr&language=en')).toMatch(/^账号/);
  });

  test('S3.037 a data source that is none is refused', async () => {
    const headers = { token: await server.signIn() };
    const { code, text } = await raw(`/api${calls.getPvSales.path}?dataSource=NONE&t=1&language=en`, { headers });
    expect(code).toBe(400);
    expect(isEnvelope(text).status.msg2Client).toMatch(/'dataSource'/);
  });

  test('S1.027 the OpenAPI document names every call of the contract', async () => {
    const { text } = await raw('/api/openapi.json');
    const document = JSON.parse(text) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const name of names) {
      const { method, path } = calls[name];
      expect(document.paths[`/api${path}`]?.[method.toLowerCase()]?.operationId).toBe(name);
    }
  });

  test('alive is not ready: without a release the server says so', async () => {
    expect(await raw('/healthz')).toMatchObject({ code: 200, text: 'ok' });
    expect(await raw('/readyz')).toMatchObject({ code: 503, text: 'not ready' });
  });

  test('what is missing is said on this machine alone', async () => {
    const verbose = (headers: HeadersInit = {}) => raw('/readyz?verbose', { headers });
    expect((await verbose()).text).toMatch(/^not ready\nNo market figures are published: /);
    expect((await verbose({ 'x-forwarded-for': '192.0.2.1' })).text).toBe('not ready');
  });

  test('the log is JSON lines without token, password, query or account', async () => {
    const token = await server.signIn('developer', 'Portal-2026-dev');
    await post(JSON.stringify({ data: { userNm: 'wrong-field-secret', pwd: 'secret-word' } }));
    await raw(`/dashboard?token=${token}`, { headers: { cookie: `token=${token}`, token } });
    await raw(`/api${calls.getUserInfo.path}?token=${token}`, { method: 'POST', headers: { token } });
    await post('{"data":{"pwd":"secret-word"');
    const log = server.log.join('');
    expect(log).toContain('/dashboard');
    for (const secret of [token, 'Portal-2026', 'secret-word', 'wrong-field-secret', 'language=']) {
      expect(log).not.toContain(secret);
    }
    for (const line of server.log) expect(() => JSON.parse(line)).not.toThrow();
  });
});
