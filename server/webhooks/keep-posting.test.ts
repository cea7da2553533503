import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { Release } from '@portal/contract';
import { eventually } from '../../tests/support/eventually.ts';
import { datasets } from '../market/index.ts';
import { openState, type StateStore } from '../state/open-state.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { keepPosting } from './keep-posting.ts';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
  path: string;
}

const secret = Buffer.alloc(32, 7);
const minute = 60_000;

/** What is said of datasets that the market has nothing of. */
const nothing = Object.fromEntries(Object.keys(datasets).map((key) => [key, null]));

const soon = (expectation: () => void | Promise<void>) => eventually(expectation, { interval: 10 });

describeOnBothStores('webhooks', (place) => {
  let state: StateStore;
  let receiver: Server;
  let origin: string;
  let received: Received[];
  let answers: number[];
  let now: number;
  let release: Release | null;
  let failed: string[];
  const running: { close(): Promise<void> }[] = [];

  beforeEach(async () => {
    state = await openState(await place());
    received = [];
    answers = [];
    failed = [];
    now = Date.UTC(2026, 10, 20);
    release = { id: 'one', publishedAt: '2026-11-20T00:00:00.000Z', demonstration: false, note: '' };
    receiver = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        received.push({ headers: request.headers, body: Buffer.concat(parts).toString(), path: request.url ?? '' });
        response.writeHead(answers.shift() ?? 204, { location: `${origin}/elsewhere` }).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    for (const entry of running.splice(0)) await entry.close();
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
    await state.close();
  });

  const server = (...paths: string[]) => {
    const market = {
      release: () => release,
      months: async (dataset: string) => (dataset === 'sales' ? { first: 2024 * 12, last: 2026 * 12 + 9 } : null),
    };
    const webhooks = { addresses: paths.map((path) => origin + path), secret };
    const report = (error: Error) => void failed.push(error.message);
    running.push(keepPosting({ db: state.db, clock: () => now, market, webhooks, report }, 5));
  };
  const rows = () => state.db.selectFrom('webhook_post').selectAll().execute();
  const settled = () =>
    eventually(async () => expect((await rows()).every(({ next_at }) => next_at === null)).toBe(true));

  test('every address is told once of a release, signed, whichever of several servers sees it', async () => {
    server('/a', '/b');
    server('/a', '/b');
    await soon(() => expect(received.length).toBe(2));
    await settled();
    expect(received.map(({ path }) => path).sort()).toEqual(['/a', '/b']);
    for (const { headers, body } of received) {
      const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
      const wanted = createHmac('sha256', secret).update(signed).digest('base64');
      expect(headers['webhook-signature']).toBe(`v1,${wanted}`);
      expect(headers['webhook-timestamp']).toBe(String(now / 1000));
      expect(JSON.parse(body)).toEqual({
        type: 'market.published',
        timestamp: release?.publishedAt,
        data: { release, datasets: { ...nothing, sales: { first: '2024-01', last: '2026-10' } } },
      });
    }
    release = { ...(release as Release), id: 'two' };
    await soon(() => expect(received.length).toBe(4));
    await settled();
    expect((await rows()).map(({ outcome, tries }) => [outcome, tries])).toEqual(Array(4).fill(['arrived', 1]));
  });

  test('what fails is tried again later and later, by the same name, and then given up', async () => {
    answers = Array(7).fill(503);
    server('/a');
    for (const [tried, pause] of [5_000, minute, 10 * minute, 60 * minute, 360 * minute, 1440 * minute].entries()) {
      await soon(() => expect(failed.length).toBe(tried + 1));
      expect(failed.at(-1)).toBe('status 503; it will be tried again');
      now += pause - 1;
      await new Promise((resolve) => setTimeout(resolve, 30));
      expect(received.length).toBe(tried + 1);
      now += 1;
    }
    await soon(() => expect(failed.length).toBe(7));
    expect(failed.at(-1)).toBe('status 503; it is given up');
    await settled();
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  });

  test('a redirect is no arrival and is not followed; nobody listening is a failure in a word', async () => {
    answers = [307];
    server('/a');
    await soon(() => expect(failed).toEqual(['status 307; it will be tried again']));
    expect(received.map(({ path }) => path)).toEqual(['/a']);
    receiver.closeAllConnections();
    await new Promise((resolve) => receiver.close(resolve));
    now += 5_000;
    await soon(() =>
      expect(failed.at(-1)).toMatch(/^(ECONNREFUSED|UND_ERR_SOCKET|ECONNRESET); it will be tried again$/),
    );
    receiver.listen(0);
  });

  test('no address stands in the store, and a post of an address that is set no longer waits', async () => {
    release = null;
    server('/old?key=hidden');
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(await rows()).toEqual([]);
    for (const entry of running.splice(0)) await entry.close();
    answers = [500];
    release = { id: 'one', publishedAt: '2026-11-20T00:00:00.000Z', demonstration: false, note: '' };
    server('/old?key=hidden');
    await soon(() => expect(failed.length).toBe(1));
    for (const entry of running.splice(0)) await entry.close();
    expect(JSON.stringify(await rows())).not.toContain('hidden');
    now += minute;
    server('/new');
    await soon(() => expect(received.map(({ path }) => path)).toEqual(['/old?key=hidden', '/new']));
  });
});
