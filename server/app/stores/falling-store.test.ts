import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import { askDatabase, createDatabase, dropDatabase, postgresMissing } from '../../testing/postgres.ts';
import { postgresOfRun } from '../../testing/postgres-of-run.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import { type Wire, wireTo } from '../../testing/wire.ts';

/** Shorter than those of a server, so that the tests are. */
const databaseLimits = { connect: 200, statement: 300, lock: 100 };

/**
 * What nobody waits longer for, in milliseconds: several times what these limits come to, for a busy machine adds its own,
 * and less than one statement may take in other tests.
 */
const atMost = 9000;

const timed = async <Value>(work: Promise<Value>): Promise<Value> => {
  const began = performance.now();
  const value = await work;
  expect(performance.now() - began).toBeLessThan(atMost);
  return value;
};

const browser = {
  secret: 'car-market-portal',
  appId: 'car-market-portal',
  appVersion: '1',
  browserResolution: '1x1',
  browser: 'B',
  browserVersion: '1',
  os: 'O',
  visitTime: '2026-11-21 08:00:00',
  userAgent: 'x'.repeat(2000),
};

/** What a call that writes, one that reads and a page are answered with, and whether the server says it is ready. */
async function askAll(server: TestServer, token: string) {
  const refusal = async (work: Promise<{ body: { status: { refusal?: string; status: number | string } } }>) => {
    const { status } = (await timed(work)).body;
    return status.refusal ?? status.status;
  };
  const page = async () =>
    (await fetch(`${server.address}/sales/trend`, { headers: { cookie: `token=${token}` } })).status;
  const ready = async () => (await fetch(`${server.address}/readyz`)).status;
  const [writes, reads, pageText, says] = await Promise.all([
    refusal(server.call('trackingRegister', browser)),
    refusal(server.call('getUserInfo', {}, { token })),
    timed(page()),
    timed(ready()),
  ]);
  return { writes, reads, page: pageText, ready: says };
}

const fine = { writes: 0, reads: 0, page: 200, ready: 200 };

/** Asks until all is as it should be; a probe of the store holds for a second. */
async function eventually(server: TestServer, token: string, wanted: object): Promise<void> {
  const until = performance.now() + 60_000;
  for (;;) {
    const found = await askAll(server, token);
    if (JSON.stringify(found) === JSON.stringify(wanted) || performance.now() > until) {
      expect(found).toEqual(wanted);
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

const missing = postgresMissing();
(missing ? describe.skip : describe)('a PostgreSQL that falls', () => {
  // A role that is no superuser: such a one passes the limits of connections.
  const role = `falling_${process.pid}`;
  const nameOf = (address: string) => new URL(address).pathname.slice(1);
  let url: string;
  let way: Wire;
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    url = await createDatabase(postgresOfRun() ?? '');
    await askDatabase(
      url,
      `create role ${role} login; alter database ${nameOf(url)} owner to ${role}; grant all on schema public to ${role}`,
    );
    const own = new URL(url);
    own.username = role;
    way = await wireTo(own.href);
    server = await startTestServer({ settings: { databaseUrl: way.url, databaseLimits } });
    token = await server.signIn();
  });
  afterEach(async () => {
    await way.mend();
    await eventually(server, token, fine);
  });
  afterAll(async () => {
    await server?.close();
    await way?.end();
    await dropDatabase(url);
    await askDatabase(postgresOfRun() ?? '', `drop role ${role}`);
  });

  const away = { writes: 'state.away', reads: 'state.away', page: 200, ready: 503 };

  test('and hangs lets nobody wait: calls are refused in words, pages come, and the server is not ready', async () => {
    await eventually(server, token, fine);
    way.hang();
    await eventually(server, token, away);
    const { body, code } = await server.call('getUserInfo', {}, { token, language: 'en' });
    expect([code, body.status.status, body.status.refusal]).toEqual([200, 503, 'state.away']);
    expect(body.status.msg2Client).toMatch(/^The database cannot be reached at the moment\. Please try again shortly/);
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|stack|node_modules/);
  });

  test('and hangs before a transaction is over lets go of it', async () => {
    const { db } = server.stores.state;
    const work = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      way.hang();
      await sql`select 2`.execute(trx);
    });
    await expect(timed(work)).rejects.toThrow(/has not answered for 550 ms/);
  });

  test('whose address is gone is told as away', async () => {
    await way.cut();
    await eventually(server, token, away);
  });

  test('that ends connections at work and idle costs the calls that were under way, and no more', async () => {
    const { db } = server.stores.state;
    const killed = Array.from({ length: 8 }, () => sql`select pg_terminate_backend(pg_backend_pid())`.execute(db));
    for (const { status } of await Promise.allSettled(killed)) expect(status).toBe('rejected');
    await way.cut();
    await way.mend();
    await eventually(server, token, fine);
  });

  test('that takes no more connections is told as away', async () => {
    await askDatabase(url, `alter role ${role} connection limit 0`);
    await way.cut();
    await way.mend();
    await eventually(server, token, away);
    await askDatabase(url, `alter role ${role} connection limit -1`);
  });

  test('whose sessions alone another program keeps locked does not say that it is ready', async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('begin');
    await client.query('lock table session in access exclusive mode');
    await eventually(server, token, { writes: 0, reads: 'state.busy', page: 200, ready: 503 });
    await client.end();
  });

  test('whose rows another program keeps locked is told as busy', async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query('begin');
    await client.query('lock table session, tracking_session, store_probe in access exclusive mode');
    await eventually(server, token, { writes: 'state.busy', reads: 'state.busy', page: 200, ready: 503 });
    await client.query('rollback');
    await client.end();
  });
});

describe('an SQLite that falls', () => {
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    server = await startTestServer({ settings: { databaseLimits } });
    token = await server.signIn();
  });
  afterEach(() => eventually(server, token, fine));
  afterAll(() => server?.close());

  test('and is locked by another program is told as busy by who writes, and read all the same', async () => {
    const other = new DatabaseSync(join(server.settings.dataFolder, 'state.sqlite'));
    other.exec('begin immediate');
    await eventually(server, token, { writes: 'state.busy', reads: 0, page: 200, ready: 503 });
    other.exec('rollback');
    other.close();
  });

  test('and has no room left is told as full by who writes, and read all the same', async () => {
    const { db } = server.stores.state;
    await sql`pragma max_page_count = 1`.execute(db);
    await eventually(server, token, { writes: 'state.full', reads: 0, page: 200, ready: 503 });
    await sql`pragma max_page_count = 1000000`.execute(db);
  });
});
