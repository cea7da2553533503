import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '@portal/contract';
import { eventually } from '../../../tests/support/eventually.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

describe('what the server refuses', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ marketSize: 'none' });
  });
  afterAll(() => server?.close());

  const post = async (path: string, body: string, type = 'application/json', token = '') => {
    const headers = { 'content-type': type, ...(token ? { token } : {}) };
    const response = await fetch(`${server.address}${path}?language=en`, { method: 'POST', headers, body });
    return (await response.json()) as { status: Record<string, unknown> };
  };
  const lines = () => server.log.map((line) => JSON.parse(line) as Record<string, unknown>);
  const signIn = `/api${calls.simpleLogin.path}`;

  test.each([
    ['a wrong password', 1, 'accounts.wrong-sign-in', signIn, '{"data":{"userNm":"demo","pwd":"not-this-one"}}'],
    ['a call without a session', 100440, 'accounts.session-missing', `/api${calls.getUserInfo.path}`, '{}'],
    ['a field of the wrong kind', 400, 'http.payload-unfit', signIn, '{"data":{"userNm":1,"pwd":"x"}}'],
    ['no JSON', 400, 'http.body-no-json', signIn, '{"data":'],
    ['a body that is too large', 400, 'http.body-too-large', signIn, `{"data":"${'x'.repeat(300_000)}"}`],
    ['an address that is no call', 404, 'http.nothing-there', '/api/v3/nothing', '{}'],
  ])('S3.035 %s has its id in the answer and in the log line of the request', async (_what, code, id, path, body) => {
    const before = server.log.length;
    const { status } = await post(path, body);
    expect(Object.keys(status).sort()).toEqual(['msg2Client', 'msg2Dev', 'refusal', 'status']);
    expect(status).toMatchObject({ status: code, refusal: id });
    await eventually(() => {
      const [line] = lines().slice(before);
      expect(line).toMatchObject({ msg: 'answered', method: 'POST', path, refusal: id });
    });
  });

  test('S3.035 another type than JSON has an id too', async () => {
    expect((await post(signIn, 'data=1', 'application/x-www-form-urlencoded')).status.refusal).toBe('http.media-type');
  });

  test('S3.035 an address that cannot be read has an id, though no request comes of it', async () => {
    expect((await post('/api/%zz', '{}')).status.refusal).toBe('http.malformed');
  });

  test('S3.035 the id is the same in both languages', async () => {
    const ask = async (language: string) => (await server.call('getUserInfo', {}, { language })).body.status;
    const [chinese, english] = [await ask('zh_CN'), await ask('en')];
    expect(chinese.refusal).toBe(english.refusal);
    expect(chinese.msg2Client).not.toBe(english.msg2Client);
  });

  test('S3.035 an answer has none, neither on the wire nor in the log', async () => {
    const token = await server.signIn();
    const before = server.log.length;
    const { status } = await post(`/api${calls.getUserInfo.path}`, '{}', 'application/json', token);
    expect(status).toEqual({ status: 0, msg2Client: '', msg2Dev: '' });
    await eventually(() => expect(lines().slice(before)).toHaveLength(1));
    expect(lines()[before]).not.toHaveProperty('refusal');
  });
});
