import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type FastifyInstance, fastify } from 'fastify';
import { eventually } from '../../../tests/support/eventually.ts';
import { answerError } from '../calls/answer-errors.ts';
import { clientOptions, holdClients } from './hold-clients.ts';

const limits = { sockets: 3, requests: 8, unreadBytes: 100 * 1024 * 1024, headers: 20, headerBytes: 8192, time: 1000 };
const large = Buffer.alloc(64 * 1024 * 1024, 'x');

let app: FastifyInstance;
let port = 0;
/** Ends what /waits has begun. */
let waiting: ((answer: string) => void)[] = [];
beforeEach(async () => {
  waiting = [];
  app = fastify({ forceCloseConnections: true, frameworkErrors: answerError, ...clientOptions(limits) });
  app.setErrorHandler(answerError);
  holdClients(app, limits, (address) => address === '127.0.0.2');
  app.get('/', () => 'ok');
  app.post('/', ({ body }) => `got ${JSON.stringify(body).length}`);
  app.get('/large', () => large);
  app.get('/healthz', () => 'fine');
  app.get('/waits', () => new Promise((resolve) => waiting.push(resolve)));
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterEach(() => app.close());

function open(words: string, localAddress = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  socket.write(words);
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

const ask = (path: string, ...fields: string[]) =>
  [`GET ${path} HTTP/1.1`, 'host: here', 'connection: close', ...fields, '', ''].join('\r\n');
const fields = (count: number) => Array.from({ length: count }, (_, at) => `x-${at}: 1`);

test('a head with too many fields, or too large a one, is refused in words', async () => {
  expect(await textOf(open(ask('/', ...fields(18))))).toMatch(/^HTTP\/1\.1 200 .*ok$/s);
  expect(await textOf(open(ask('/', ...fields(19))))).toMatch(/^HTTP\/1\.1 431 .*请求头过大或字段过多。$/s);
  expect(await textOf(open(ask('/', `x: ${'y'.repeat(9000)}`)))).toMatch(
    /^HTTP\/1\.1 431 .*请求头过大或字段过多。\nThe head of the request .*\[http\.headers-too-large\]\n$/s,
  );
});

test('what is no HTTP is refused in words', async () => {
  expect(await textOf(open('nonsense\r\n\r\n'))).toMatch(
    /^HTTP\/1\.1 400 .*The request is malformed\. \[http\.malformed\]/s,
  );
});

test.each([
  ['of no version', 'GET /\r\n\r\n', /只支持 HTTP\/1\.0 和 HTTP\/1\.1 的请求。$/],
  ['of another version', 'GET / HTTP/2.0\r\nhost: here\r\n\r\n', /只支持 HTTP\/1\.0 和 HTTP\/1\.1 的请求。$/],
  ['with two hosts', 'GET / HTTP/1.1\r\nhost: here\r\nHost: there\r\n\r\n', /请求只能有一个 Host 字段。$/],
])('a request %s is refused, and its connection closed', async (_what, words, sentence) => {
  const answer = await textOf(open(words));
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).toMatch(sentence);
});

test('requests beyond those that may be under way are told when to come again, and the health is always told', async () => {
  // Of connections a proxy may have any number.
  const [one, other] = ['127.0.0.2', '127.0.0.3'];
  // Half of all places, which one network has while nobody else takes any.
  const under = [1, 2, 3, 4].map(() => textOf(open(ask('/waits'), one)));
  await eventually(() => expect(waiting.length).toBe(4));
  const refused = /^HTTP\/1\.1 503 .*retry-after: 1\r\n.*"refusal":"http\.too-many-requests"/is;
  expect(await textOf(open(ask('/api/any?language=en'), one))).toMatch(refused);
  expect(await textOf(open(ask('/healthz'), one))).toMatch(/fine$/);
  // Another network has places of its own, until all are taken.
  expect(await textOf(open(ask('/'), other))).toMatch(/ok$/);
  const networks = ['127.0.0.4', '127.0.0.5'];
  under.push(...networks.flatMap((address) => [1, 2].map(() => textOf(open(ask('/waits'), address)))));
  await eventually(() => expect(waiting.length).toBe(8));
  expect(await textOf(open(ask('/'), other))).toMatch(/^HTTP\/1\.1 503 .*retry-after: 1\r\n/is);
  expect(await textOf(open(ask('/healthz'), other))).toMatch(/fine$/);
  for (const end of waiting) end('late');
  for (const answer of await Promise.all(under)) expect(answer).toMatch(/late$/);
  expect(await textOf(open(ask('/'), one))).toMatch(/ok$/);
});

test('one network has half of the places while others leave them, and a quarter where they do not', async () => {
  const [one, other, third] = ['127.0.0.1', '127.0.0.3', '127.0.0.4'];
  const ofOne = [1, 2].map(() => textOf(open(ask('/waits'), one)));
  await eventually(() => expect(waiting.length).toBe(2));
  // It has its quarter, and less than half is taken: a third one is worked at as well.
  expect(await textOf(open(ask('/'), one))).toMatch(/ok$/);
  const ofOthers = [other, third].map((address) => textOf(open(ask('/waits'), address)));
  await eventually(() => expect(waiting.length).toBe(4));
  expect(await textOf(open(ask('/api/any'), one))).toMatch(/^HTTP\/1\.1 503 .*"refusal":"http\.too-many-requests"/is);
  expect(await textOf(open(ask('/'), other))).toMatch(/ok$/);
  for (const end of waiting) end('late');
  await Promise.all([...ofOne, ...ofOthers]);
  expect(await textOf(open(ask('/'), one))).toMatch(/ok$/);
});

test('a place is free again when a client leaves, and when an answer only waits to be taken', async () => {
  const one = '127.0.0.2';
  const leaving = [1, 2, 3, 4].map(() => open(ask('/waits'), one));
  await eventually(() => expect(waiting.length).toBe(4));
  for (const socket of leaving) socket.destroy();
  await eventually(async () => expect(await textOf(open(ask('/'), one))).toMatch(/ok$/));
  const idle = [1, 2, 3, 4].map(() => open(ask('/large'), one));
  for (const socket of idle) socket.pause();
  await eventually(async () => expect(await textOf(open(ask('/'), one))).toMatch(/ok$/));
  for (const socket of idle) socket.destroy();
});

test('answers that nobody takes are bounded in bytes: with too many of them the largest goes', async () => {
  const idle = ['127.0.0.3', '127.0.0.4'].map((address) => open(ask('/large'), address));
  for (const socket of idle) socket.pause();
  const taken = new Set<Socket>();
  app.server.on('connection', (socket) => taken.add(socket));
  await eventually(() => expect([...taken].filter(({ destroyed }) => destroyed).length).toBe(1));
  for (const socket of idle) socket.destroy();
});

test('a head, and a body, that do not come are told so and given up', async () => {
  const post = 'POST / HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n"x';
  const answers = await Promise.all([textOf(open('GET / HTTP/1.1\r\nhost: he')), textOf(open(post))]);
  for (const answer of answers) expect(answer).toMatch(/^HTTP\/1\.1 408 .*came too slowly.* \[http\.too-slow\]/s);
});

test('a body of what is refused by its head or address is given up as any other when it does not come', async () => {
  const post = (address: string, ...more: string[]) =>
    [`POST ${address} HTTP/1.1`, 'host: here', 'content-length: 1000', ...more, '', '"x'].join('\r\n');
  const answers = await Promise.all([textOf(open(post('/', ...fields(19)))), textOf(open(post('/%zz')))]);
  expect(answers[0]).toMatch(/^HTTP\/1\.1 431 .*came too slowly/s);
  expect(answers[1]).toMatch(/^HTTP\/1\.1 400 .*came too slowly/s);
});

test('who does not take an answer is left, and who takes it has it whole', async () => {
  const idle = open(ask('/large'));
  idle.pause();
  const closed = once(idle, 'close');
  const taken = await textOf(open(ask('/large')));
  expect(taken.length).toBeGreaterThan(large.length);
  await eventually(
    () =>
      new Promise<void>((resolve, reject) => {
        app.server.getConnections((_error, count) => (count === 0 ? resolve() : reject(new Error(`${count} open`))));
      }),
  );
  idle.resume();
  await closed;
});

test('one network has so many connections, others and proxies have theirs', async () => {
  const opened = Array.from({ length: 3 }, () => open(''));
  await Promise.all(opened.map((socket) => once(socket, 'connect')));
  expect(await textOf(open(ask('/')))).toMatch(
    /^HTTP\/1\.1 503 .*too many connections from your network.*\[http\.too-many-connections\]/s,
  );
  expect(await textOf(open(ask('/'), '127.0.0.3'))).toMatch(/^HTTP\/1\.1 200 /);
  const proxied = Array.from({ length: 5 }, () => textOf(open(ask('/'), '127.0.0.2')));
  for (const answer of await Promise.all(proxied)) expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  opened[0]?.destroy();
  await eventually(async () => expect(await textOf(open(ask('/')))).toMatch(/^HTTP\/1\.1 200 /));
});
