import rateLimit from '@fastify/rate-limit';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import fastify, { type FastifyInstance } from 'fastify';
import { countCalls } from '../http/clients/call-limits.ts';
import type { Refusal } from '../kernel/refusals/refusal.ts';
import { trackingCallLimits, trackingLimits } from './tracking-limits.ts';

let app: FastifyInstance;
let later = 0;
beforeEach(async () => {
  const began = Date.now();
  later = 0;
  jest.spyOn(Date, 'now').mockImplementation(() => began + later);
  app = fastify({ trustProxy: true });
  await app.register(rateLimit, { global: false });
  app.setErrorHandler((error: Refusal, _request, reply) => reply.code(200).send(String(error.code)));
  for (const name of ['trackingRegister', 'trackingEvent'] as const) {
    const preHandler = countCalls(app, trackingCallLimits[name] ?? []);
    app.post(`/${name}`, { preHandler }, async () => 'fine');
  }
});
afterEach(async () => {
  jest.restoreAllMocks();
  await app.close();
});

const ask = async (name: string, address: string, data: object = {}) => {
  const headers = { 'x-forwarded-for': address };
  return (await app.inject({ method: 'POST', url: `/${name}`, headers, payload: { data } })).body;
};
const often = async (times: number, entry: (time: number) => Promise<string>) => {
  const answers = new Set<string>();
  for (let time = 0; time < times; time += 1) answers.add(await entry(time));
  return [...answers];
};

test('an address may register so often within an hour, and begins anew after it', async () => {
  const register = (address: string) => ask('trackingRegister', address);
  expect(await often(trackingLimits.registrationsOfAddress, () => register('203.0.113.1'))).toEqual(['fine']);
  expect(await register('203.0.113.1')).toBe('429');
  expect(await register('203.0.113.2')).toBe('fine');
  later = trackingLimits.span - 1;
  expect(await register('203.0.113.1')).toBe('429');
  later = trackingLimits.span;
  expect(await register('203.0.113.1')).toBe('fine');
});

test('addresses of one network are one', async () => {
  const register = (last: number) => ask('trackingRegister', `2001:db8::${last.toString(16)}`);
  await often(trackingLimits.registrationsOfAddress, register);
  expect(await register(0xffff)).toBe('429');
});

test('a session may report so often, and what its address may not send counts for no session', async () => {
  const report = (address: string, sessionId: string) => ask('trackingEvent', address, { sessionId });
  expect(await often(trackingLimits.eventsOfSession, () => report('203.0.113.1', 's'))).toEqual(['fine']);
  expect(await report('203.0.113.1', 's')).toBe('429');
  expect(await report('203.0.113.1', 'other')).toBe('fine');
  await often(trackingLimits.eventsOfAddress, (time) => report('203.0.113.9', `${time}`));
  expect(await often(trackingLimits.eventsOfSession, () => report('203.0.113.9', 'late'))).toEqual(['429']);
  expect(await report('203.0.113.2', 'late')).toBe('fine');
});
