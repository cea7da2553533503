import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { Report } from './tracked-event.ts';
import { Tracker } from './tracker.ts';

const aReport = (eventName = 'visit page'): Report => ({
  event: { eventContext: { url: '/x' }, eventCode: 'visit', eventName, userId: '', visitTime: '2026-11-21 08:00:00' },
  token: null,
});

/** A tracker whose server is up, down, or knows no session. */
function begin({ cookie = null as string | null, registers = true, reports = true } = {}) {
  const server = { registers, reports };
  const world = { cookie, server, calls: [] as string[], complaints: [] as string[] };
  let count = 0;
  const tracker = new Tracker({
    readSession: () => world.cookie,
    keepSession: (session) => {
      world.cookie = session;
    },
    register: async () => {
      world.calls.push('register');
      if (!server.registers) throw new Error('down');
      count += 1;
      return `s${count}`;
    },
    report: async (session, { event }) => {
      world.calls.push(`${session} ${event.eventName}`);
      if (!server.reports) throw new Error('down');
    },
    complain: (words) => world.complaints.push(words),
  });
  return { ...world, world, tracker };
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the session', () => {
  test('S4.076 is that of the cookie, and no other is registered', async () => {
    const { tracker, calls } = begin({ cookie: 'kept' });
    tracker.take(aReport('a'));
    await pass(10_000);
    expect(calls).toEqual(['kept a']);
  });

  test('S4.077 without a cookie one is registered at the first event, once for several, and kept', async () => {
    const { tracker, calls, world } = begin();
    await pass(10_000);
    expect(calls).toEqual([]);
    tracker.take(aReport('a'));
    tracker.take(aReport('b'));
    await pass(0);
    tracker.take(aReport('c'));
    await pass(10_000);
    expect(calls).toEqual(['register', 's1 a', 's1 b', 's1 c']);
    expect(world.cookie).toBe('s1');
  });
});

describe('failures', () => {
  test('S4.078 S9.006 A43 several within a second give one registration, 1 s after the last, and each event once more', async () => {
    const { tracker, calls, server, complaints } = begin({ cookie: 'old', reports: false });
    tracker.take(aReport('a'));
    await pass(600);
    tracker.take(aReport('b'));
    await pass(999);
    expect(calls).toEqual(['old a', 'old b']);
    server.reports = true;
    await pass(1);
    expect(calls).toEqual(['old a', 'old b', 'register', 's1 a', 's1 b']);
    await pass(60_000);
    expect(calls).toHaveLength(5);
    expect(complaints).toHaveLength(2);
  });

  test('S4.078 an event that fails again is given up, and never sent a third time', async () => {
    const { tracker, calls } = begin({ cookie: 'old', reports: false });
    tracker.take(aReport('a'));
    await pass(60_000);
    expect(calls.filter((call) => call.endsWith(' a'))).toHaveLength(2);
  });

  test('S4.079 after three registrations in a row without success nothing is sent any more', async () => {
    const { tracker, calls, server } = begin({ registers: false });
    tracker.take(aReport());
    await pass(60_000);
    expect(calls).toEqual(['register', 'register', 'register']);
    Object.assign(server, { registers: true });
    for (let more = 0; more < 10; more += 1) tracker.take(aReport());
    await pass(60_000);
    expect(calls).toHaveLength(3);
  });

  test('S4.079 the same when sessions come and every event fails, whatever is done meanwhile', async () => {
    const { tracker, calls } = begin({ reports: false });
    for (let more = 0; more < 50; more += 1) {
      tracker.take(aReport());
      await pass(2000);
    }
    expect(calls.filter((call) => call === 'register')).toHaveLength(3);
    const sent = calls.length;
    tracker.take(aReport());
    await pass(60_000);
    expect(calls).toHaveLength(sent);
  });

  test('S4.079 a success begins the count anew', async () => {
    const { tracker, calls, server } = begin({ cookie: 'old' });
    for (let round = 0; round < 5; round += 1) {
      server.reports = false;
      tracker.take(aReport(`${round}`));
      await pass(999);
      server.reports = true;
      await pass(2000);
    }
    expect(calls.filter((call) => call === 'register')).toHaveLength(5);
  });

  test('an outage that registers in the end loses nothing that waited', async () => {
    const { tracker, calls, server } = begin({ registers: false });
    tracker.take(aReport('a'));
    await pass(1500);
    tracker.take(aReport('b'));
    server.registers = true;
    await pass(2000);
    expect(calls).toEqual(['register', 'register', 'register', 's1 a', 's1 b']);
  });

  test('nothing is sent after the end', async () => {
    const { tracker, calls } = begin({ cookie: 'old', reports: false });
    tracker.take(aReport('a'));
    await pass(0);
    tracker.stop();
    tracker.take(aReport('b'));
    await pass(60_000);
    expect(calls).toEqual(['old a']);
  });
});
