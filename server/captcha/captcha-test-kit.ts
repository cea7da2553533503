import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { type CaptchaStep, calls, type Envelope } from '@portal/contract';
import type { StateDatabase, StatePlace } from '../state/open-state.ts';
import { databaseSetting } from '../testing/both-stores.ts';
import { startTestServer, type TestServer } from '../testing/server.ts';
import { newTicket, ticketLife } from './given/tickets.ts';

/** How a hand drags to x: quick at first, slower towards the end, never quite even. */
export function handWay(x: number, { steps = 40, time = 900 } = {}): CaptchaStep[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps;
    const wobble = step === 0 || step === steps ? 0 : Math.sin(step * 12.9) * 1.5;
    return {
      x: Math.max(0, Math.round((x * (1 - (1 - share) ** 3) + wobble) * 10) / 10),
      y: 80 + Math.round(Math.sin(step / 5) * 3),
      t: Math.round(time * share + (step === 0 ? 0 : Math.abs(Math.sin(step * 78.2)) * (time / steps / 2))),
    };
  });
}

/** A ticket as a solved puzzle gives it at an instant. */
export async function giveTicket(db: StateDatabase, now: number): Promise<string> {
  const { ticket, hash } = newTicket();
  const captcha = { captcha_id: randomUUID(), address: 'test', answer_x: 100, created_at: now, expires_at: now };
  const solved = { judged_at: now, ticket_hash: hash, ticket_expires_at: now + ticketLife };
  await db
    .insertInto('captcha')
    .values({ ...captcha, ...solved })
    .execute();
  return ticket;
}

/**
 * A server for each describe block, asked for puzzles from addresses of choice, at an instant of choice.
 * Each test begins now, with no puzzle.
 */
export function captchaDesk(place: () => Promise<StatePlace>) {
  let server: TestServer;
  const clock = { now: Date.now() };

  beforeAll(async () => {
    // The proxy that is believed lets the tests come from several addresses.
    const settings = { ...databaseSetting(await place()), proxies: ['127.0.0.1'] };
    server = await startTestServer({ settings, marketSize: 'none', clock: () => clock.now });
  });
  afterAll(() => server?.close());
  beforeEach(async () => {
    clock.now = Date.now();
    await server.stores.state.db.deleteFrom('captcha').execute();
  });

  const ask = async (name: 'captchaCreate' | 'captchaVerify', data: object | string, address = '192.0.2.1') => {
    const response = await fetch(`${server.address}/api${calls[name].path}?t=1&language=en`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: typeof data === 'string' ? data : JSON.stringify({ data }),
    });
    return (await response.json()) as Envelope<Record<string, string>>;
  };

  /** A new puzzle and, from the store, where its gap lies. */
  const create = async (address?: string) => {
    const { data } = await ask('captchaCreate', {}, address);
    const captchaId = data?.captchaId ?? '';
    const { answer_x } = await server.stores.state.db
      .selectFrom('captcha')
      .select('answer_x')
      .where('captcha_id', '=', captchaId)
      .executeTakeFirstOrThrow();
    return { captchaId, x: answer_x };
  };

  const verify = (captchaId: string, x: number, address?: string) =>
    ask('captchaVerify', { captchaId, x, way: handWay(x), by: 'pointer' }, address);

  return {
    ask,
    create,
    verify,
    clock,
    get log() {
      return server.log;
    },
    get state() {
      return server.stores.state;
    },
  };
}
