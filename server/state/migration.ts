import { type Kysely, sql, type Transaction } from 'kysely';
import { OperatorError, wordsOf } from '../kernel/refusals/operator-error.ts';
import { hasTable } from './engines/has-table.ts';

export interface Migration {
  /** Sorts by its number; kept in the store once it has run. */
  name: string;
  up(store: Transaction<unknown>): Promise<void>;
}

interface MigrationTables {
  migration: { name: string; applied_at: number };
}

/** Any number will do, as long as every node of one store takes the same one. */
const lockOfMigrations = 7_305_421;

/**
 * Brings a store up to date. Each migration runs in a transaction of its own together with its mark, on both
 * databases: one that fails leaves nothing behind, and those before it stay.
 * @returns the names of those that ran now.
 * @throws OperatorError when one fails, or when the store was written by a newer version of the portal.
 */
export async function migrate<Tables>(
  store: Kysely<Tables>,
  dialect: 'sqlite' | 'postgres',
  migrations: readonly Migration[],
): Promise<string[]> {
  // The runner knows one table only; those of the program come into being by what it runs.
  const db = store as unknown as Kysely<MigrationTables>;
  await locked(db, dialect, (transaction) =>
    transaction.schema
      .createTable('migration')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute(),
  );
  const known = new Set(migrations.map(({ name }) => name));
  const rows = await db.selectFrom('migration').select('name').execute();
  const foreign = rows.find(({ name }) => !known.has(name));
  if (foreign) {
    throw new OperatorError({
      zh_CN: `状态库由更新版本的门户创建（含有“${foreign.name}”）：请启动该版本。`,
      en: `The state store was created by a newer version of the portal (it contains '${foreign.name}'): start that version.`,
    });
  }
  const ran: string[] = [];
  for (const migration of migrations) {
    try {
      if (await runOnce(db, dialect, migration)) ran.push(migration.name);
    } catch (error) {
      throw new OperatorError(
        {
          zh_CN: `状态库无法升级到“${migration.name}”：${wordsOf(error)}`,
          en: `The state store could not be upgraded to '${migration.name}': ${wordsOf(error)}`,
        },
        error,
      );
    }
  }
  return ran;
}

/** The names of the migrations that a store has gone through, in their order; none of a store without tables. */
export async function ranIn<Tables>(store: Kysely<Tables>, dialect: 'sqlite' | 'postgres'): Promise<string[]> {
  const db = store as unknown as Kysely<MigrationTables>;
  if (!(await hasTable(db, dialect, 'migration'))) return [];
  const rows = await db.selectFrom('migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => name);
}

function runOnce(db: Kysely<MigrationTables>, dialect: 'sqlite' | 'postgres', migration: Migration): Promise<boolean> {
  return locked(db, dialect, async (transaction) => {
    const done = await transaction
      .selectFrom('migration')
      .select('name')
      .where('name', '=', migration.name)
      .executeTakeFirst();
    if (done) return false;
    await migration.up(transaction as unknown as Transaction<unknown>);
    await transaction.insertInto('migration').values({ name: migration.name, applied_at: Date.now() }).execute();
    return true;
  });
}

/** Several nodes may start at once: on PostgreSQL the second waits here and then finds the work done. */
function locked<Result>(
  db: Kysely<MigrationTables>,
  dialect: 'sqlite' | 'postgres',
  work: (transaction: Transaction<MigrationTables>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    if (dialect === 'postgres') await sql`select pg_advisory_xact_lock(${lockOfMigrations})`.execute(transaction);
    return work(transaction);
  });
}
