import rateLimit from '@fastify/rate-limit';
import { afterEach, expect, test } from '@jest/globals';
import { type CallName, calls } from '@portal/contract';
import fastify, { type FastifyInstance } from 'fastify';
import type { Handlers } from '../../kernel/calls/call.ts';
import { answerError } from './answer-errors.ts';
import { registerCalls } from './register-calls.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** None of the calls below asks who makes it, and none leaves a line. */
const anybody = async () => ({ accountId: null, key: null, owned: async () => new Set<string>() });
const traces = { actionOf: () => null, done: async () => undefined, failed: async () => undefined };
const cookie = { read: () => ({ brought: [], given: null }), write: () => undefined };

/** Every call answered by a handler that is never reached, but for those given. */
async function appWith(handlers: Handlers): Promise<FastifyInstance> {
  const app = fastify();
  closing.push(() => app.close());
  await app.register(rateLimit, { global: false });
  app.setErrorHandler(answerError);
  const unreached = Object.fromEntries((Object.keys(calls) as CallName[]).map((name) => [name, () => null]));
  registerCalls(app, {
    handlers: { ...unreached, ...handlers },
    admit: anybody,
    traces,
    cookie,
    countKey: async () => undefined,
  });
  return app;
}

test('S7.004 a client that goes away raises the signal of its call', async () => {
  let reported: (reason: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    reported = resolve;
  });
  const begun = new AbortController();
  const app = await appWith({
    getAllProducts: (_payload, { signal }) =>
      new Promise((_resolve, reject) => {
        begun.abort();
        signal.addEventListener('abort', () => {
          reported('aborted');
          reject(signal.reason);
        });
      }),
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const client = new AbortController();
  begun.signal.addEventListener('abort', () => client.abort());
  const request = fetch(`${address}/api${calls.getAllProducts.path}`, { method: 'POST', signal: client.signal });
  await expect(request).rejects.toThrow();
  expect(await ended).toBe('aborted');
});

test('a call that is answered raises no signal', async () => {
  let signal: AbortSignal | undefined;
  const app = await appWith({
    getAllProducts: (_payload, context) => {
      signal = context.signal;
      return [];
    },
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const response = await fetch(`${address}/api${calls.getAllProducts.path}`, { method: 'POST' });
  await response.text();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(signal?.aborted).toBe(false);
});

test('a handler that throws gives 500 in the envelope and none of its words', async () => {
  const app = await appWith({
    getAllProducts: () => {
      throw new Error('table secret_table at /srv/portal');
    },
  });
  const response = await app.inject({ method: 'POST', url: `/api${calls.getAllProducts.path}?language=en` });
  expect(response.statusCode).toBe(500);
  expect(response.json()).toEqual({
    status: {
      status: 500,
      msg2Client: 'A server error occurred. Please try again later.',
      msg2Dev: '',
      refusal: 'http.failed',
    },
    data: null,
  });
});

test('a call of the contract without a handler is noticed at the start', async () => {
  const app = fastify();
  await app.register(rateLimit, { global: false });
  expect(() =>
    registerCalls(app, { handlers: {}, admit: anybody, traces, cookie, countKey: async () => undefined }),
  ).toThrow(/has no handler/);
});
