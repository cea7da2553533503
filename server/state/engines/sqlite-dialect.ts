import { setTimeout as pause } from 'node:timers/promises';
import type { DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { isBusy } from '../store-errors.ts';
import type { StoreLimits } from '../store-limits.ts';
import { rememberStatements } from './remember-statements.ts';

/** The longest it sleeps between two tries, in milliseconds: turns are short, so it looks often. */
const longestSleep = 8;

/**
 * SQLite through Kysely, beside other programs that write to the same file. Who finds another one writing tries again
 * later and lets this process answer meanwhile, where SQLite's own waiting would stop it as a whole.
 */
export class PatientSqlite implements Dialect {
  readonly #database: DatabaseSyncInstance;
  readonly #limits: Pick<StoreLimits, 'lock'>;

  /** @param limits read at each wait, so that they may change */
  constructor(database: DatabaseSyncInstance, limits: Pick<StoreLimits, 'lock'>) {
    this.#database = database;
    this.#limits = limits;
  }

  createAdapter = () => new SqliteAdapter();
  createQueryCompiler = () => new SqliteQueryCompiler();
  createIntrospector = (db: Kysely<unknown>) => new SqliteIntrospector(db);

  createDriver(): SqliteDriver {
    return new PatientDriver(this.#database, this.#limits);
  }
}

class PatientDriver extends SqliteDriver {
  readonly #database: DatabaseSyncInstance;
  readonly #limits: Pick<StoreLimits, 'lock'>;

  constructor(database: DatabaseSyncInstance, limits: Pick<StoreLimits, 'lock'>) {
    super({ database: rememberStatements(database) });
    this.#database = database;
    this.#limits = limits;
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection();
    return {
      executeQuery: (query) =>
        patiently(
          () => connection.executeQuery(query),
          this.#limits.lock,
          (sleep) => this.#standBack(sleep),
        ),
      streamQuery: (query, size) => connection.streamQuery(query, size),
    };
  }

  /**
   * Waits without keeping the connection, of which there is one: whoever only reads goes on meanwhile, however long the
   * other program writes. What is in a transaction keeps it; that has its turn to write already.
   */
  async #standBack(sleep: number): Promise<void> {
    if (this.#database.isTransaction) return void (await pause(sleep));
    await super.releaseConnection();
    await pause(sleep);
    await super.acquireConnection();
  }

  /** The turn to write is taken at once: one that had read before could find that another has written meanwhile. */
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has undone the transaction by itself; a second rollback would only hide what was wrong. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/**
 * @param patience how long a writer waits for another program to end its turn, in milliseconds
 * @param standBack waits some milliseconds between two tries
 * @throws whatever the work throws; that the store is busy only after so long
 */
async function patiently<Result>(
  work: () => Promise<Result>,
  patience: number,
  standBack: (sleep: number) => Promise<void>,
): Promise<Result> {
  const end = performance.now() + patience;
  for (let sleep = 1; ; sleep = Math.min(sleep * 2, longestSleep)) {
    try {
      return await work();
    } catch (error) {
      if (!isBusy(error) || performance.now() >= end) throw error;
    }
    await standBack(sleep);
  }
}
