import type { Client, WireReply } from '../../bench/market/browser-client.ts';
import { readReply } from '../../bench/market/browser-client.ts';
import type { FloodPlan } from './start-flood.ts';

const visitTime = '2026-01-01 00:00:00';

/** As long as the wire takes it, and not to be pressed together. */
const filled = (length: number, nth: number) =>
  Array.from({ length }, (_, at) => String.fromCharCode(97 + ((at * 7919 + nth * 104_729 + at * at * 31) % 26))).join(
    '',
  );

/** The session that each client of the flood reports for. */
const sessions = new WeakMap<Client, string>();

/** Begins a session every so many events: one alone would soon be refused for itself. */
const eventsOfSession = 500;

async function register(client: Client, nth: number): Promise<WireReply> {
  const word = filled(500, nth);
  const reply = await client.ask('trackingRegister', {
    secret: 'car-market-portal',
    appId: 'car-market-portal',
    visitTime,
    userAgent: filled(2000, nth),
    appVersion: word,
    browserResolution: word,
    browser: word,
    browserVersion: word,
    os: word,
  });
  const data = await readReply<{ sessionId: string }>(reply).catch(() => null);
  if (data) sessions.set(client, data.sessionId);
  return reply;
}

/** What is sent again and again; `nth` counts through the flood. */
export const floodCalls: Record<FloodPlan['kind'], (client: Client, nth: number) => Promise<WireReply>> = {
  'sign-ins': (client, nth) => client.ask('simpleLogin', { userNm: `guess-${nth}`, pwd: 'wrong', channel: 1 }),

  tracking(client, nth) {
    const sessionId = sessions.get(client);
    if (!sessionId || nth % eventsOfSession === 0) return register(client, nth);
    const word = filled(500, nth);
    return client.ask('trackingEvent', {
      sessionId,
      userId: '',
      visitTime,
      eventCode: 'download',
      eventName: word,
      resourceCode: word,
      resourceName: word,
      downloadApi: word,
      downloadName: word,
      eventContext: { url: `/${filled(1900, nth)}` },
    });
  },
};
