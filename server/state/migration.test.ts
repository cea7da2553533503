import { expect, test } from '@jest/globals';
import { sql, type Transaction } from 'kysely';
import { createAccount } from '../accounts/people/account-store.ts';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { type Migration, migrate } from './migration.ts';
import { companies } from './migrations/031-companies.ts';
import { migrations } from './migrations/index.ts';
import { openState } from './open-state.ts';

describeOnBothStores(
  'migrations',
  (place) => {
    test('run once, and not again when the store is opened again', async () => {
      const where = await place();
      const first = await openState(where);
      const names = await sql<{ name: string }>`select name from migration order by name`.execute(first.db);
      expect(names.rows.map((row) => row.name)).toEqual(migrations.map((migration) => migration.name));
      expect(await migrate(first.db, first.dialect, migrations)).toEqual([]);
      await first.close();
      const second = await openState(where);
      expect(await migrate(second.db, second.dialect, migrations)).toEqual([]);
      await second.close();
    });

    test('that fail half-way leave nothing behind and keep those before them', async () => {
      const state = await openState(await place());
      const good: Migration = {
        name: '900-good',
        up: ({ schema }) => schema.createTable('good').addColumn('id', 'integer').execute(),
      };
      const bad: Migration = {
        name: '901-bad',
        async up(store) {
          await store.schema.createTable('half').addColumn('id', 'integer').execute();
          await sql`insert into half values (1)`.execute(store);
          throw new Error('broken on purpose');
        },
      };
      const run = migrate(state.db, state.dialect, [...migrations, good, bad]);
      await expect(run).rejects.toThrow(/could not be upgraded to '901-bad': broken on purpose/);
      await expect(sql`select * from half`.execute(state.db)).rejects.toThrow();
      expect((await sql`select * from good`.execute(state.db)).rows).toEqual([]);
      const marks = await sql<{ name: string }>`select name from migration where name like '9%'`.execute(state.db);
      expect(marks.rows.map((row) => row.name)).toEqual(['900-good']);
      // What failed can be mended and run again.
      const mended: Migration = {
        ...bad,
        up: ({ schema }) => schema.createTable('half').addColumn('id', 'integer').execute(),
      };
      expect(await migrate(state.db, state.dialect, [...migrations, good, mended])).toEqual(['901-bad']);
      await state.close();
    });

    test('make a company of each text that accounts had as theirs, once', async () => {
      const state = await openState(await place());
      const { db } = state;
      const texts = { a: 'Far Motors', b: ' Ｆar Motors ', c: '远方汽车', d: '' };
      const days = { password_hash: '', real_name: '', active_from: '20240101', active_to: '20991231' };
      for (const [user_name, company] of Object.entries(texts))
        await createAccount(db, { user_name, company, ...days });
      await state.db.deleteFrom('company').execute();
      for (const step of [
        'drop table company_template',
        'drop table company_product',
        'drop index account_company',
        'alter table account drop column company_id',
        'drop table company',
      ]) {
        await sql.raw(step).execute(db);
      }
      await db.transaction().execute((trx) => companies.up(trx as unknown as Transaction<unknown>));
      const of = new Map(
        (await db.selectFrom('account').selectAll().execute()).map((entry) => [entry.user_name, entry]),
      );
      const idOf = (name: string) => of.get(name)?.company_id ?? null;
      expect([idOf('a') === idOf('b'), idOf('a') === idOf('c'), idOf('d')]).toEqual([true, false, null]);
      expect([of.get('b')?.company, of.size]).toEqual([' Ｆar Motors ', 4]);
      const stored = await db
        .selectFrom('company')
        .select(['company_id', 'name', 'key_text'])
        .orderBy('name')
        .execute();
      expect(stored).toEqual([
        { company_id: idOf('a'), name: 'Far Motors', key_text: 'Far Motors' },
        { company_id: idOf('c'), name: '远方汽车', key_text: '远方汽车' },
      ]);
      await state.close();
    });

    test('refuse a store that a newer version has written', async () => {
      const state = await openState(await place());
      await expect(migrate(state.db, state.dialect, migrations.slice(0, 1))).rejects.toThrow(/newer version/);
      await state.close();
    });

    test('of several nodes at once are run by one of them', async () => {
      const where = await place();
      const nodes = 'url' in where ? 4 : 1;
      const states = await Promise.all(Array.from({ length: nodes }, () => openState(where)));
      for (const { db, close } of states) {
        const marks = await sql<{ name: string }>`select name from migration`.execute(db);
        expect(marks.rows).toHaveLength(migrations.length);
        await close();
      }
    });

    test('numbers come back as numbers', async () => {
      const state = await openState(await place());
      const now = Date.now();
      await state.db
        .insertInto('sign_in_attempt')
        .values({ attempt_id: 'one', account_key: 'key', address: '::1', at: now })
        .execute();
      const row = await state.db
        .selectFrom('sign_in_attempt')
        .select(['at', ({ fn }) => fn.countAll<number>().over().as('count')])
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ at: now, count: 1 });
      await state.close();
    });
  },
  'blank',
);
