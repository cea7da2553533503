import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { eventually } from '../../../tests/support/eventually.ts';
import { createAccount, findByName } from '../../accounts/people/account-store.ts';
import { OperatorError } from '../../kernel/refusals/operator-error.ts';
import { databaseSetting, describeOnBothStores } from '../../testing/both-stores.ts';
import { askDatabase, createDatabase, dropDatabase, postgresMissing } from '../../testing/postgres.ts';
import { postgresOfRun } from '../../testing/postgres-of-run.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';

const person = {
  user_name: 'anna',
  password_hash: '-',
  real_name: 'Anna',
  active_from: '20200101',
  active_to: '20991231',
};

let folder = '';
let server: TestServer | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-emptied-'));
});
afterEach(async () => {
  await server?.close();
  await rm(folder, { recursive: true, force: true });
});

/** A portal that shows no demonstration, and has one account. */
async function start(databaseUrl: string | null, anew = false): Promise<TestServer> {
  const settings = { dataFolder: join(folder, 'data'), databaseUrl, demo: 'off' } as const;
  server = await startTestServer({ settings, anew });
  const { db } = server.stores.state;
  if (!(await findByName(db, person.user_name))) await createAccount(db, person);
  return server;
}
async function stop(): Promise<void> {
  await server?.close();
  server = null;
}

const isReady = async ({ address }: TestServer) => (await fetch(`${address}/readyz`)).status;

describeOnBothStores(
  'a state that has had accounts',
  (place) => {
    test('and is emptied while it is served makes the server say that it is not ready, until they are back', async () => {
      const running = await start(databaseSetting(await place()).databaseUrl);
      const { db } = running.stores.state;
      expect(await isReady(running)).toBe(200);
      await sql`create table kept as select * from account`.execute(db);
      await sql`delete from account`.execute(db);
      await eventually(async () => expect(await isReady(running)).toBe(503));
      await sql`insert into account select * from kept`.execute(db);
      await eventually(async () => expect(await isReady(running)).toBe(200));
    });
  },
  'blank',
);

// What has become of a file is said by the file: used-stores.test.ts.
(postgresMissing() ? describe.skip : describe)('a state in PostgreSQL', () => {
  let url = '';
  beforeAll(async () => {
    url = await createDatabase(postgresOfRun() ?? '');
  });
  afterAll(() => dropDatabase(url));

  test('that was emptied, or made anew, is not begun anew unless that is wanted', async () => {
    const serveTwice = async (anew = false) => {
      await start(url, anew);
      await stop();
      // The account that is there at a start is what is missed later.
      await start(url);
      await stop();
    };
    await serveTwice();
    for (const loss of ['truncate account cascade', 'drop schema public cascade; create schema public']) {
      await askDatabase(url, loss);
      const refusal = await start(url).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(OperatorError);
      expect((refusal as OperatorError).sentence).toEqual({
        zh_CN: expect.stringMatching(/^PostgreSQL .*没有任何账号.*npm start -- --new/),
        en: expect.stringMatching(/^PostgreSQL at 127\.0\.0\.1:\d+\/portal_\w+ .* holds no accounts.*--new\.$/),
      });
      expect(await askDatabase(url, 'select 1 from account').catch(() => [])).toEqual([]);
      await serveTwice(true);
    }
    // Nothing is missed any more.
    expect(await isReady(await start(url))).toBe(200);
  });
});
