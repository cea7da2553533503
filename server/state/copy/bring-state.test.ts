import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createAccount } from '../../accounts/people/account-store.ts';
import { beginSession } from '../../accounts/sessions/session-store.ts';
import { describeOnBothStores } from '../../testing/both-stores.ts';
import { createDatabase, dropDatabase } from '../../testing/postgres.ts';
import { postgresOfRun } from '../../testing/postgres-of-run.ts';
import { migrate } from '../migration.ts';
import { migrations } from '../migrations/index.ts';
import { openState, type StateDatabase, type StatePlace, type StateStore } from '../open-state.ts';
import { openStore } from '../open-store.ts';
import { markArriving } from './arriving.ts';
import { bringState, sumsOf } from './bring-state.ts';
import { copiedState, copyState } from './copy-state.ts';
import { openSnapshot } from './snapshot.ts';
import type { WholeState } from './whole-state.ts';

const days = { active_from: '20240101', active_to: '20991231', password_hash: 'hash' };

/** A product with a page whose key sorts before that of the page above it. */
async function addMenu(db: StateDatabase): Promise<void> {
  await db.insertInto('product_group').values({ group_key: 'g', sort: 1 }).execute();
  await db.insertInto('product_category').values({ category_key: 'c', group_key: 'g', sort: 1 }).execute();
  const product = { product_id: 'p', key: 'p', category_key: 'c', path: '/p', sort: 1 };
  await db.insertInto('product').values(product).execute();
  const entry = { product_id: 'p', key: 'k', type: 0, icon: '', path: '/p', video_url: '', special: 0, sort: 1 };
  await db
    .insertInto('menu_entry')
    .values({ ...entry, menu_id: 'z', parent_id: null })
    .execute();
  await db
    .insertInto('menu_entry')
    .values({ ...entry, menu_id: 'a', parent_id: 'z', type: 1 })
    .execute();
}

describeOnBothStores('a state that goes to another store', (place) => {
  let where: StatePlace;
  let folder: string;
  let state: StateStore;
  let database: string | null = null;
  const someone = (user_name: string, more: object = {}) =>
    createAccount(state.db, { ...days, user_name, real_name: 'Ann 安', ...more });
  const emptyFile = (): StatePlace => ({ file: join(folder, 'to.sqlite') });
  const emptyDatabase = async (server: string): Promise<StatePlace> => {
    database = await createDatabase(server);
    return { url: database };
  };

  beforeEach(async () => {
    where = await place();
    folder = await mkdtemp(join(tmpdir(), 'portal-copy-'));
    state = await openState(where);
  });
  afterEach(async () => {
    await state.close();
    if (database) await dropDatabase(database);
    database = null;
    await rm(folder, { recursive: true, force: true });
  });

  const copied = async (): Promise<WholeState> => {
    const list = await copyState(where, join(folder, 'copy'));
    return copiedState(join(folder, 'copy'), list);
  };

  const goesTo = async (to: StatePlace) => {
    const id = await someone('ann', { company: 'line one\nline two\u2028three "quoted" \\ 汽车 🚗' });
    await beginSession(state.db, id, Date.now());
    await addMenu(state.db);
    const sums = await bringState({ source: await copied(), name: 'the test', place: to });
    expect(sums.get('account')?.rows).toBe(1);
    expect(sums.get('menu_entry')?.rows).toBe(2);
    const [there, here] = [await openSnapshot(to), await openSnapshot(where)];
    expect(there.tables).not.toContain('session');
    expect(await sumsOf(there)).toEqual(await sumsOf(here));
    await Promise.all([there.close(), here.close()]);
    const arrived = await openState(to);
    expect(await arrived.db.selectFrom('session').selectAll().execute()).toEqual([]);
    const account = await arrived.db.selectFrom('account').selectAll().executeTakeFirstOrThrow();
    expect(account).toEqual(await state.db.selectFrom('account').selectAll().executeTakeFirstOrThrow());
    await arrived.close();
  };

  test('to a file: every table is the same there, but sessions and codes stay behind', () => goesTo(emptyFile()));

  const server = postgresOfRun();
  (server ? test : test.skip)('to PostgreSQL: the same', async () => goesTo(await emptyDatabase(server ?? '')));

  test('broken off, it goes on where it was, and nobody serves from the half', async () => {
    const to = emptyFile();
    await someone('ann');
    const source = await copied();
    let fails = false;
    const breaksAt = source.tables.indexOf('account') + 1;
    const broken: WholeState = {
      ...source,
      async *rows(table) {
        if (source.tables.indexOf(table) >= breaksAt && fails) throw new Error('the disk is full');
        yield* source.rows(table);
      },
    };
    const brought: string[] = [];
    const bring = (from: WholeState) =>
      bringState({
        source: from,
        name: 'the test',
        place: to,
        brought: (table, _rows, already) => {
          brought.push(`${already ? 'had' : 'wrote'} ${table}`);
          // The sums of the source have been read by now.
          fails ||= table === 'account';
        },
      });
    await expect(bring(broken)).rejects.toThrow(/could not be written \(the disk is full\); run it again/);
    await expect(openState(to)).rejects.toThrow(/not whole: what comes into it from the test/);
    await expect(bringState({ source, name: 'another', place: to })).rejects.toThrow(/from the test already/);
    brought.length = 0;
    fails = false;
    await bring(source);
    expect(brought).toContain('had account');
    await (await openState(to)).close();
  });

  test('is refused where there are accounts, by a newer version, and where what arrived differs', async () => {
    await someone('ann');
    const source = await copied();
    await expect(bringState({ source, name: 'the test', place: where })).rejects.toThrow(/has accounts already/);
    const newer = { ...source, migrations: [...source.migrations, '999-later'] };
    const to = emptyFile();
    await expect(bringState({ source: newer, name: 'the test', place: to })).rejects.toThrow(
      /newer version.*999-later/,
    );
    let read = 0;
    const changing: WholeState = {
      ...source,
      async *rows(table) {
        for await (const row of source.rows(table)) {
          if (table === 'account') read += 1;
          yield table === 'account' && read > 1 ? { ...row, real_name: 'Bob' } : row;
        }
      },
    };
    await expect(bringState({ source: changing, name: 'the test', place: to })).rejects.toThrow(
      /table account differs from its source/,
    );
    await expect(openState(to)).rejects.toThrow(/not whole/);
  });

  test('of an older version goes through the migrations that it has not seen', async () => {
    const older = { file: join(folder, 'older.sqlite') };
    const store = openStore(older);
    await migrate(store.db, store.dialect, migrations.slice(0, -1));
    await createAccount(store.db, { ...days, user_name: 'old', real_name: 'Old' });
    await store.close();
    const source = await openSnapshot(older);
    const bring = (to: StatePlace) => bringState({ source, name: 'an older one', place: to });
    await expect(bring(where)).rejects.toThrow(/tables of a newer version already.*Nothing was written/);
    await bring(emptyFile());
    await source.close();
    const { db, close } = await openState(emptyFile());
    const names = await sql<{ name: string }>`select name from migration order by name`.execute(db);
    expect(names.rows.map(({ name }) => name)).toEqual(migrations.map(({ name }) => name));
    const accounts = await db.selectFrom('account').select('user_name').execute();
    expect(accounts).toEqual([{ user_name: 'old' }]);
    await close();
  });

  test('that is coming in keeps a portal from starting on either store', async () => {
    await markArriving(state.db, 'PostgreSQL db.example.com/portal');
    await expect(openState(where)).rejects.toThrow(/from PostgreSQL db.example.com\/portal/);
  });

  test('does not stay one of a version whose index of texts is no longer made', async () => {
    const source = await copied();
    const place = migrations.findIndex(({ name }) => name === '053-removed-versions');
    const former = { ...source, migrations: migrations.slice(0, place).map(({ name }) => name) };
    const bring = bringState({ source: former, name: 'the copy', place: emptyFile(), former: true });
    await expect(bring).rejects.toThrow(/indexed in a form that is no longer made.*Nothing was written/);
  });

  test('does not become one of a former version where it has come in as one of today, up to its end', async () => {
    const to = emptyFile();
    const source = await copied();
    const former = { ...source, migrations: source.migrations.slice(0, -1) };
    await bringState({ source: former, name: 'the copy', place: to });
    const half = openStore(to);
    await markArriving(half.db, 'the copy');
    await half.close();
    const again = bringState({ source: former, name: 'the copy', place: to, former: true });
    await expect(again).rejects.toThrow(/tables of a newer version already/);
  });
});
