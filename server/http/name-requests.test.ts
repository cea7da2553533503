import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import fastify from 'fastify';
import { namingRequest, onBehalfOfRequest, requestId } from '../kernel/request-id.ts';
import { statementsOn } from '../market/engine/run-statements.ts';
import type { Columns } from '../market/opened/open-release.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { namedRequests, nameRequests } from './name-requests.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ marketSize: 'none' });
});
afterAll(() => server?.close());

const name = /^[0-9a-f]{12}$/;
const linesOf = (id: string | null) =>
  server.log.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ request }) => request === id);

test.each([
  ['a page', '/home', 200],
  ['a call that is refused', '/api/v3/iw-framework/login/simpleLogin', 400],
  ['what there is not', '/api/no/such/call', 404],
])('%s is answered with the name of its request, which its line in the log says', async (_what, path, code) => {
  const reply = await fetch(server.address + path, {
    method: path.includes('Login') ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', 'x-request-id': 'of-the-client' },
    ...(path.includes('Login') ? { body: '{"data":{"userNm":7}}' } : {}),
  });
  await reply.text();
  const id = reply.headers.get('x-request-id');
  expect([reply.status, id]).toEqual([code, expect.stringMatching(name)]);
  expect(linesOf(id)).toMatchObject([{ path, code, msg: 'answered' }]);
  expect(server.log.join('\n')).not.toContain('of-the-client');
});

test('no two requests have one name', async () => {
  const ask = async () => (await fetch(`${server.address}/healthz`)).headers.get('x-request-id');
  expect(new Set(await Promise.all(Array.from({ length: 50 }, ask))).size).toBe(50);
});

test('what works at a request knows it, behind its body and whatever it waits for', async () => {
  const app = fastify(namedRequests);
  nameRequests(app);
  app.post('/work', async (request) => {
    await setImmediate();
    return { known: requestId(), own: request.id };
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    const work = async () => {
      const body = JSON.stringify({ text: 'x'.repeat(100_000) });
      const headers = { 'content-type': 'application/json' };
      return (await (await fetch(`${address}/work`, { method: 'POST', headers, body })).json()) as object;
    };
    for (const answer of await Promise.all(Array.from({ length: 8 }, work)))
      expect(answer).toEqual({ known: expect.stringMatching(name), own: (answer as { own: string }).own });
  } finally {
    await app.close();
  }
  expect(requestId()).toBeUndefined();
});

test('a statement says for which request it is made, and is as it was where none asks', async () => {
  const asked: string[] = [];
  const client = {
    query: async ({ text }: { text: string }) => {
      asked.push(text);
      return { rows: [], fields: [] };
    },
  };
  const run = statementsOn(((task: (own: unknown) => Promise<Columns>) => task({ client })) as never);
  await run('SELECT 1', []);
  await onBehalfOfRequest('0f3a5c7e9b1d', () => run('SELECT 2', []));
  expect(asked).toEqual(['SELECT 1', '/* request 0f3a5c7e9b1d */ SELECT 2']);
  expect(namingRequest('SELECT 3')).toBe('SELECT 3');
});
