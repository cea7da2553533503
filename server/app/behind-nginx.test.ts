import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { type ClientHttp2Session, connect, constants, type IncomingHttpHeaders } from 'node:http2';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { calls } from '@portal/contract';
import { hasIpv6, nginxMissing, startNginx, type TemporaryNginx } from '../testing/nginx.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';

const missing = nginxMissing();
const origin = 'https://portal.example.com';

(missing ? describe.skip : describe)(`behind nginx with TLS${missing ? ` (${missing})` : ''}`, () => {
  let server: TestServer;
  let nginx: TemporaryNginx;
  let session: ClientHttp2Session;
  beforeAll(async () => {
    server = await startTestServer({ settings: { publicOrigin: origin, proxies: ['127.0.0.1', '::1'] } });
    nginx = await startNginx(Number(new URL(server.address).port));
    session = open();
  });
  afterAll(async () => {
    session?.close();
    await nginx?.stop();
    await server?.close();
  });

  /** @param from the address of this machine that the connection comes from */
  const open = (from = '127.0.0.1', to = '127.0.0.1') => {
    const settings = { ca: nginx.certificate, servername: 'portal.example.com', localAddress: from };
    return connect(`https://${to}:${nginx.ports.tls}`, settings);
  };

  /** Asks over HTTP/2 and reads the answer to its end. */
  async function ask(path: string, headers: Record<string, string> = {}, body?: Buffer | string, over = session) {
    const query = over.request({ ':path': path, ':authority': 'portal.example.com', ...headers });
    query.end(body);
    const pieces: Buffer[] = [];
    query.on('data', (piece: Buffer) => pieces.push(piece));
    const [answer] = (await once(query, 'response')) as [IncomingHttpHeaders];
    if (!query.readableEnded) await once(query, 'end');
    return { code: Number(answer[constants.HTTP2_HEADER_STATUS]), headers: answer, body: Buffer.concat(pieces) };
  }

  /** Of the latest request that was answered: the server may have said something else since. */
  const lastLine = () => server.log.map((line) => JSON.parse(line)).findLast(({ msg }) => msg === 'answered');

  test('pages come over HTTP/2 and say that browsers are to come over TLS alone', async () => {
    const { code, headers, body } = await ask('/home');
    expect([code, session.alpnProtocol]).toEqual([200, 'h2']);
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(body.toString()).toContain('<div id="portal">');
  });

  test('who comes without TLS is sent to the same address over it', async () => {
    const query = request({ port: nginx.ports.plain, host: '127.0.0.1', path: '/sales/trend?x=1' }).end();
    const [answer] = await once(query, 'response');
    expect([answer.statusCode, answer.headers.location]).toEqual([301, `${origin}/sales/trend?x=1`]);
    answer.resume();
  });

  test('the address that counts is who asked nginx, whatever the request says of itself', async () => {
    const from = process.platform === 'linux' ? '127.0.0.9' : '127.0.0.1';
    const other = open(from);
    const forged = { 'x-forwarded-for': '203.0.113.7, 127.0.0.1', forwarded: 'for=203.0.113.8;proto=http' };
    await ask('/home', forged, undefined, other);
    other.close();
    expect(lastLine()).toMatchObject({ path: '/home', address: from === '127.0.0.1' ? '203.0.113.7' : from });
  });

  (hasIpv6() ? test : test.skip)('an address of IPv6 comes through as it is', async () => {
    const other = open('::1', '[::1]');
    await ask('/home', {}, undefined, other);
    other.close();
    expect(lastLine()).toMatchObject({ path: '/home', address: '::1' });
  });

  test('calls are answered, and health is told', async () => {
    const data = { userNm: 'demo', pwd: 'Portal-2026', channel: 1 };
    const answer = await ask(
      `/api${calls.simpleLogin.path}?language=en`,
      { ':method': 'POST', 'content-type': 'application/json' },
      JSON.stringify({ data }),
    );
    expect(JSON.parse(answer.body.toString()).data.token).toMatch(/./);
    const known = /^__Host-known-devices=[\w-]{43}; .*Path=\/; HttpOnly; Secure; SameSite=Lax$/;
    expect(answer.headers['set-cookie']).toEqual([expect.stringMatching(known)]);
    expect((await ask('/readyz')).body.toString()).toBe('ready');
    expect((await ask('/healthz')).body.toString()).toBe('ok');
  });

  test('a download comes whole, and goes on where it broke off', async () => {
    const film = await readFile(new URL('../../public/videos/sales.en.webm', import.meta.url));
    const whole = await ask('/videos/sales.en.webm');
    expect([whole.code, whole.headers['content-type'], film.equals(whole.body)]).toEqual([200, 'video/webm', true]);
    const rest = await ask('/videos/sales.en.webm', { range: 'bytes=1000-' });
    expect([rest.code, film.subarray(1000).equals(rest.body)]).toEqual([206, true]);
  });

  test('what the portal has compressed comes as it was', async () => {
    const { headers } = await ask('/home', { 'accept-encoding': 'br' });
    expect(headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  });

  test('a large file of a delivery reaches the portal, where any other body of its size is too large', async () => {
    const file = Buffer.alloc(2 * 1024 * 1024, 'x');
    const refused = await ask('/api/v3/iw-market/deliveries/file/0?language=en', { ':method': 'PUT' }, file);
    expect(JSON.parse(refused.body.toString()).status.refusal).toBe('keys.key-refused');
    expect((await ask(`/api${calls.simpleLogin.path}`, { ':method': 'POST' }, file)).code).toBe(413);
  });
});
