import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import type { SqliteDatabase, SqliteStatement } from 'kysely';
import { LRUCache } from 'lru-cache';

/** More texts than the portal has; lists of values of many lengths must not fill the memory. */
const room = 300;

/**
 * The database with its statements prepared once: every call asks who makes it, and preparing takes longer than asking.
 * SQLite prepares a cached statement anew by itself when the tables have changed.
 */
export function rememberStatements(database: DatabaseSyncInstance): SqliteDatabase {
  const statements = new LRUCache<string, SqliteStatement>({ max: room });
  return {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = prepare(database, sql);
      statements.set(sql, statement);
      return statement;
    },
    close: () => {
      // The library lets go of the files only when memory is tidied: until then the log would hold what was written.
      database.exec('PRAGMA wal_checkpoint(PASSIVE)');
      database.close();
    },
  };
}

function prepare(database: DatabaseSyncInstance, sql: string): SqliteStatement {
  const statement = database.prepare(sql);
  return {
    reader: statement.columns().length > 0,
    all: (values) => statement.all(...storable(values)),
    run: (values) => statement.run(...storable(values)),
    iterate: (values) => statement.iterate(...storable(values)),
  };
}

/**
 * The library would store true as 1, a date as nothing, and cut a text at its first U+0000. None of them is what was
 * meant, and PostgreSQL does none of them.
 * @throws TypeError when a value would not be stored as it is.
 */
function storable(values: readonly unknown[]): readonly unknown[] {
  for (const value of values) {
    if (typeof value === 'string' ? value.includes('\0') : !isPlain(value)) {
      const what = typeof value === 'string' ? 'a text with U+0000' : `a value of the kind ${typeof value}`;
      throw new TypeError(`The state store cannot hold ${what}.`);
    }
  }
  return values;
}

const isPlain = (value: unknown) =>
  value === null || typeof value === 'number' || typeof value === 'bigint' || ArrayBuffer.isView(value);
