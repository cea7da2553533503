import type { Database, Statement } from 'better-sqlite3';
import type { SqliteDatabase } from 'kysely';

/** More texts than the portal has; lists of values of many lengths must not fill the memory. */
const room = 300;

/**
 * The database with its statements prepared once: every call asks who makes it, and preparing takes longer than asking.
 * SQLite prepares a kept statement anew by itself when the tables have changed.
 */
export function rememberStatements(database: Database): SqliteDatabase {
  const statements = new Map<string, Statement>();
  return {
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (statements.size >= room) statements.clear();
      const statement = database.prepare(sql);
      statements.set(sql, statement);
      return statement;
    },
    close: () => database.close(),
  };
}
