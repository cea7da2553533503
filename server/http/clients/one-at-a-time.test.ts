import { once } from 'node:events';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventually } from '../../../tests/support/eventually.ts';
import { serveOneAtATime } from './one-at-a-time.ts';

let server: Server;
let port = 0;
/** What was begun, in order, and is not answered yet by its path. */
let begun: string[] = [];
let open = new Map<string, ServerResponse>();
/** In how many pieces a body came that was answered before it had come. */
let early = 0;

const handle: RequestListener = async (request: IncomingMessage, response: ServerResponse) => {
  const path = request.url ?? '';
  begun.push(`${request.method} ${path}`);
  open.set(path, response);
  response.once('close', () => open.delete(path));
  if (path.startsWith('/now')) response.end(path);
  if (path.startsWith('/early')) {
    request.on('data', () => {
      early += 1;
    });
    response.end(path);
  }
  if (path.startsWith('/body')) response.end(`${(await text(request)).length} taken`);
};

beforeEach(async () => {
  begun = [];
  open = new Map();
  early = 0;
  server = serveOneAtATime(handle, { http: { keepAliveTimeout: 60_000 } });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const head = (line: string, ...fields: string[]) => [`${line} HTTP/1.1`, 'host: here', ...fields, '', ''].join('\r\n');
const get = (path: string) => head(`GET ${path}`);
const put = (path: string, body: string) => head(`PUT ${path}`, `content-length: ${body.length}`) + body;

/** A connection, and what came back over it so far. */
function client(): { socket: Socket; came: () => string } {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (piece) => {
    text += piece;
  });
  socket.on('error', () => undefined);
  return { socket, came: () => text };
}

const answer = (path: string) => open.get(path)?.end(`answer to ${path}`);
const bodies = (text: string) => text.match(/answer to \/[a-z]|\/now\d*|\d+ taken/g) ?? [];
const isBegun = (...lines: string[]) => eventually(() => expect(begun).toEqual(lines));

test('requests sent without waiting are begun one after the other and answered in order', async () => {
  const { socket, came } = client();
  socket.write(get('/a') + head('HEAD /now1') + get('/b') + get('/now2'));
  await isBegun('GET /a');
  // Another connection is not held up, and its answer shows that the first one had its time.
  const other = client();
  other.socket.write(get('/now'));
  await eventually(() => expect(bodies(other.came())).toEqual(['/now']));
  expect(begun).toEqual(['GET /a', 'GET /now']);
  answer('/a');
  await isBegun('GET /a', 'GET /now', 'HEAD /now1', 'GET /b');
  answer('/b');
  await eventually(() => expect(bodies(came())).toEqual(['answer to /a', 'answer to /b', '/now2']));
});

test('what is left of a connection is not begun once its client has gone, whichever way it goes', async () => {
  for (const [path, leave] of [
    ['/ends', (socket: Socket) => socket.end()],
    ['/resets', (socket: Socket) => socket.resetAndDestroy()],
  ] as const) {
    begun = [];
    const { socket } = client();
    socket.write(get(path) + get('/now').repeat(500));
    await isBegun(`GET ${path}`);
    leave(socket);
    await eventually(() => expect(open.has(path)).toBe(false));
    expect(begun).toEqual([`GET ${path}`]);
  }
});

test('a body belongs to its request, also where the next one follows in the same piece or waits for leave', async () => {
  const { socket, came } = client();
  const body = 'lines\r\n\r\n'.repeat(50_000);
  socket.write(get('/a') + put('/body1', body) + head('PUT /body2', 'content-length: 4', 'expect: 100-continue'));
  await isBegun('GET /a');
  expect(came()).toBe('');
  answer('/a');
  await eventually(() => expect(came()).toMatch(/450000 taken.*HTTP\/1\.1 100 Continue/s));
  socket.write(`four${get('/now')}`);
  await eventually(() => expect(bodies(came())).toEqual(['answer to /a', '450000 taken', '4 taken', '/now']));
  const chunked = `${head('PUT /body3', 'transfer-encoding: chunked')}5\r\nhello\r\n0\r\n\r\n`;
  socket.write(chunked + chunked + get('/now'));
  await eventually(() => expect(bodies(came()).slice(4)).toEqual(['5 taken', '5 taken', '/now']));
});

test('a body that is answered before it has come is read in large pieces too', async () => {
  const { socket, came } = client();
  const body = 'x\r\n\r\n'.repeat(50_000);
  socket.write(head('PUT /early', `content-length: ${body.length}`));
  await eventually(() => expect(came()).toMatch(/\/early/));
  socket.write(body + get('/now'));
  await eventually(() => expect(bodies(came())).toEqual(['/now']));
  expect(early).toBeLessThan(2000);
});

test('who sends thousands ahead waits, and is answered all of them in order', async () => {
  const { socket, came } = client();
  const paths = Array.from({ length: 200_000 }, (_, nth) => `/now${nth}`);
  socket.write(get('/a'));
  await isBegun('GET /a');
  socket.write(paths.map(get).join(''));
  const other = client();
  other.socket.write(get('/now'));
  await eventually(() => expect(bodies(other.came())).toEqual(['/now']));
  const taken = open.get('/a')?.socket;
  await eventually(() => expect(taken?.isPaused()).toBe(true));
  expect(taken?.bytesRead).toBeLessThan(1024 * 1024);
  answer('/a');
  await eventually(() => expect(bodies(came()).length).toBeGreaterThan(2500));
  const [first, ...others] = bodies(came());
  expect(first).toBe('answer to /a');
  expect(others.slice(0, 2500)).toEqual(paths.slice(0, 2500));
  socket.destroy();
});

test('nothing of a connection is read after an answer that closes it, or after what is no request', async () => {
  const closing = client();
  closing.socket.write(head('GET /now', 'connection: close') + get('/now'));
  await once(closing.socket, 'close');
  expect(begun).toEqual(['GET /now']);
  const wrong = client();
  wrong.socket.write(`${get('/a')}nonsense\r\n\r\n${get('/now')}`);
  await isBegun('GET /now', 'GET /a');
  answer('/a');
  await once(wrong.socket, 'close');
  expect(wrong.came()).toMatch(/answer to \/aHTTP\/1\.1 400/);
  expect(begun).toEqual(['GET /now', 'GET /a']);
});
