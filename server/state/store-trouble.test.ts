import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { openState, type StateDatabase, type StateStore } from './open-state.ts';
import { isBusy, isFull } from './store-errors.ts';
import { storeTrouble } from './store-trouble.ts';

const errorOf = (work: Promise<unknown>): Promise<unknown> => work.then(() => null).catch((error: unknown) => error);

const note = (db: StateDatabase, name: string, value = '') =>
  db.insertInto('server_secret').values({ name, value }).execute();

/** Lets SQLite's file grow no further, as on a full disk; PostgreSQL is told to say so itself. */
async function fill({ db, dialect }: StateStore): Promise<void> {
  if (dialect === 'sqlite') await sql`pragma max_page_count = 1`.execute(db);
}
const overflow = ({ dialect }: StateStore, trx: StateDatabase): Promise<unknown> =>
  dialect === 'sqlite'
    ? note(trx, 'large', 'x'.repeat(1_000_000))
    : sql`do $$ begin raise exception 'no space left on device' using errcode = '53100'; end $$`.execute(trx);

const theStore = { zh_CN: '状态库', en: 'the store' };

describeOnBothStores('a store in trouble', (place) => {
  test('a full disk is told as one, nothing is changed, and the store works on when there is room', async () => {
    const store = await openState(await place());
    await fill(store);
    const error = await errorOf(
      store.db.transaction().execute(async (trx) => {
        await note(trx, 'small');
        await overflow(store, trx);
      }),
    );
    expect(isFull(error)).toBe(true);
    expect(storeTrouble(error, theStore)?.sentence.en).toMatch(
      /^The disk is full: the store cannot be written to, and nothing has been changed; free \d+ MB and run/,
    );
    if (store.dialect === 'sqlite') await sql`pragma max_page_count = 1000000`.execute(store.db);
    expect(await store.db.selectFrom('server_secret').select('name').execute()).toEqual([]);
    await store.db.transaction().execute((trx) => note(trx, 'later'));
    expect(await store.db.selectFrom('server_secret').select('name').execute()).toEqual([{ name: 'later' }]);
    await store.close();
  });

  test('what ends a connection in a transaction is told, not that it could not be rolled back', async () => {
    const store = await openState(await place());
    const error = await errorOf(
      store.db.transaction().execute(async (trx) => {
        if (store.dialect === 'sqlite') await sql`rollback`.execute(trx);
        else await sql`select pg_terminate_backend(pg_backend_pid())`.execute(trx);
        throw new Error('the true reason');
      }),
    );
    expect(String(error)).toMatch(/the true reason|terminating connection/);
    await note(store.db, 'later');
    await store.close();
  });

  test('a writer waits for another, and answers meanwhile', async () => {
    const where = await place();
    const [one, other] = [await openState(where), await openState(where)];
    const order: string[] = [];
    let done = () => {};
    let long: Promise<unknown> = Promise.resolve();
    await new Promise<void>((begun) => {
      long = one.db.transaction().execute(async (trx) => {
        await note(trx, 'one');
        begun();
        await new Promise<void>((resolve) => {
          done = resolve;
        });
        order.push('one');
      });
    });
    const waiting = other.db
      .transaction()
      .execute(async (trx) => {
        if (!(await trx.selectFrom('server_secret').select('name').where('name', '=', 'one').executeTakeFirst()))
          order.push('early');
        await note(trx, 'two');
      })
      .then(() => order.push('two'));
    // PostgreSQL lets both write at once.
    await (one.dialect === 'sqlite' ? new Promise((resolve) => setTimeout(resolve, 50)) : waiting);
    done();
    await Promise.all([long, waiting]);
    expect(order).toEqual(one.dialect === 'sqlite' ? ['one', 'two'] : ['early', 'two', 'one']);
    await Promise.all([one.close(), other.close()]);
  });

  test('what gives back what it wrote waits for another, too', async () => {
    const where = await place();
    const [one, other] = [await openState(where), await openState(where)];
    await note(one.db, 'kept');
    const written = await one.db.transaction().execute(async (trx) => {
      await note(trx, 'one');
      const waiting = other.db.updateTable('server_secret').set({ value: 'x' }).where('name', '=', 'kept');
      const answer = waiting.returning('name').execute();
      await new Promise((resolve) => setTimeout(resolve, 20));
      return { answer };
    });
    expect(await written.answer).toEqual([{ name: 'kept' }]);
    await Promise.all([one.close(), other.close()]);
  });
});

test('other errors are no trouble of the store', () => {
  expect(storeTrouble(new Error('x'), theStore)).toBeNull();
  expect([isFull(null), isBusy(null), isFull('x')]).toEqual([false, false, false]);
  expect(isFull(new Error('wrapped', { cause: Object.assign(new Error(), { code: 'ENOSPC' }) }))).toBe(true);
  expect(storeTrouble({ errcode: 5 }, theStore)?.sentence.en).toMatch(/^Another program keeps writing/);
});
