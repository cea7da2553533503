import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteDialect } from 'kysely';
import { rememberStatements } from './remember-statements.ts';

test('a statement is prepared once, reads what changed since, and outlives a change of its table', async () => {
  const database = new DatabaseSync(':memory:');
  const prepared: string[] = [];
  const prepare = database.prepare.bind(database);
  const noted = (text: string) => {
    prepared.push(text);
    return prepare(text);
  };
  Object.defineProperty(database, 'prepare', { value: noted });
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

test('a value that would be stored as another is refused; all others come back as they went in', () => {
  const database = rememberStatements(new DatabaseSync(':memory:'));
  const question = database.prepare('SELECT ? AS value');
  const back = (value: unknown) => question.all([value])[0] as { value: unknown };
  for (const value of ['', '中😀', 'x'.repeat(70_000), 0, -1.5, 1_790_000_000_000, Number.MAX_SAFE_INTEGER, null]) {
    expect(back(value)).toEqual({ value });
  }
  expect(back(7n)).toEqual({ value: 7 });
  expect([...(back(Buffer.from([0, 255])).value as Uint8Array)]).toEqual([0, 255]);
  for (const value of [true, undefined, new Date(0), {}, () => 1]) {
    expect(() => back(value)).toThrow(/cannot hold a value of the kind/);
  }
  expect(() => back('demo\0x')).toThrow(/cannot hold a text with U\+0000/);
  database.close();
});

test('the file of a store that is closed holds all that was written, without its log', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-closed-'));
  const [file, copy] = [join(folder, 'state.sqlite'), join(folder, 'copy.sqlite')];
  const open = new DatabaseSync(file);
  open.exec('PRAGMA journal_mode = WAL');
  open.exec('CREATE TABLE car (name TEXT)');
  const database = rememberStatements(open);
  database.prepare('INSERT INTO car VALUES (?)').run(['one']);
  database.close();
  copyFileSync(file, copy);
  const copied = new DatabaseSync(copy);
  expect(copied.prepare('SELECT name FROM car').all()).toEqual([{ name: 'one' }]);
  copied.close();
  rmSync(folder, { recursive: true });
});
