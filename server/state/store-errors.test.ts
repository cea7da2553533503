import { expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { describeOnBothStores } from '../testing/both-stores.ts';
import { openState } from './open-state.ts';
import { isDamaged, isTaken } from './store-errors.ts';

describeOnBothStores('an error of the store', (place) => {
  test('says whether a key is taken, and nothing else is taken for that', async () => {
    const { db, close } = await openState(await place());
    await sql`create table car (plate text primary key, name text not null unique, age integer check (age > 0))`.execute(
      db,
    );
    const add = (plate: string, name: string | null, age: number) =>
      sql`insert into car (plate, name, age) values (${plate}, ${name}, ${age})`
        .execute(db)
        .catch((error: unknown) => error);
    await add('A1', 'one', 1);
    expect(isTaken(await add('A1', 'two', 1))).toBe(true);
    expect(isTaken(await add('A2', 'one', 1))).toBe(true);
    expect(isTaken(await add('A2', null, 1))).toBe(false);
    expect(isTaken(await add('A2', 'two', 0))).toBe(false);
    expect(isDamaged(await add('A1', 'two', 1))).toBe(false);
    // SQLite's library tells no code of a statement that gives rows.
    const given = sql`insert into car (plate, name, age) values ('A1', 'two', 1) returning plate`.execute(db);
    expect(isTaken(await given.catch((error: unknown) => error))).toBe(true);
    await close();
  });
});
