import { expect, test } from '@jest/globals';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { rememberStatements } from './remember-statements.ts';

test('a statement is prepared once, reads what changed since, and outlives a change of its table', async () => {
  const database = new Database(':memory:');
  const prepared: string[] = [];
  const prepare = database.prepare.bind(database);
  database.prepare = ((sql: string) => {
    prepared.push(sql);
    return prepare(sql);
  }) as typeof database.prepare;
  const db = new Kysely<{ car: { name: string } }>({
    dialect: new SqliteDialect({ database: rememberStatements(database) }),
  });
  database.exec('CREATE TABLE car (name TEXT)');
  const add = (name: string) => db.insertInto('car').values({ name }).execute();
  const all = () => db.selectFrom('car').selectAll().execute();
  await add('one');
  expect(await all()).toEqual([{ name: 'one' }]);
  await add('two');
  expect(await all()).toEqual([{ name: 'one' }, { name: 'two' }]);
  expect(prepared).toHaveLength(2);
  database.exec('ALTER TABLE car ADD COLUMN brand TEXT');
  expect(await all()).toEqual([
    { name: 'one', brand: null },
    { name: 'two', brand: null },
  ]);
  await db.destroy();
});
