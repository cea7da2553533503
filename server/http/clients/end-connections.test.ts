import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { eventually } from '../../../tests/support/eventually.ts';
import { endConnections } from './end-connections.ts';

let app: FastifyInstance;
let port = 0;
beforeEach(async () => {
  app = fastify({ forceCloseConnections: 'idle' });
  endConnections(app, 500);
  app.get('/', () => 'ok');
  app.get('/slow', () => new Promise((resolve) => setTimeout(resolve, 200, 'late')));
  app.get('/never', () => new Promise(() => {}));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => app.server.closeAllConnections());

/** @returns a connection that the server has taken, with all that was said over it. */
async function open(words = ''): Promise<Socket> {
  const taken = once(app.server, 'connection');
  const socket = connect(port, '127.0.0.1');
  socket.write(words);
  const [near] = (await taken) as [Socket];
  await eventually(() => expect(near.bytesRead).toBe(words.length), { interval: 1 });
  return socket;
}

/** Everything that the server says until it hangs up. */
async function textOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (piece) => {
    text += piece;
  });
  await once(socket, 'close');
  return text;
}

test.each([
  ['asked nothing', ''],
  ['has not asked to the end', 'GET / HTTP/1.1\r\nHost: here\r\n'],
  ['has its answer', 'GET / HTTP/1.1\r\nHost: here\r\n\r\n'],
])('the end does not wait for who %s', async (_who, words) => {
  const socket = await open(words);
  const ended = textOf(socket);
  await app.close();
  await ended;
});

test('an answer under way comes to its end', async () => {
  const answer = textOf(await open('GET /slow HTTP/1.1\r\nHost: here\r\n\r\n'));
  await app.close();
  expect(await answer).toMatch(/^HTTP\/1\.1 200.*late$/s);
});

test('an answer that does not come holds the end for the time of grace and no longer', async () => {
  const answer = textOf(await open('GET /never HTTP/1.1\r\nHost: here\r\n\r\n'));
  await app.close();
  expect(await answer).toBe('');
});
