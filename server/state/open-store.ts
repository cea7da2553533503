import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import { OperatorError, wordsOf } from '../kernel/refusals/operator-error.ts';
import { boundedPool } from './engines/bounded-pool.ts';
import { PlainPostgres } from './engines/postgres-dialect.ts';
import { PatientSqlite } from './engines/sqlite-dialect.ts';
import { isDamaged } from './store-errors.ts';
import { patientLimits, type StoreLimits } from './store-limits.ts';
import type { StateTables } from './tables/state-tables.ts';

export type StateDatabase = Kysely<StateTables>;

export interface StateStore {
  db: StateDatabase;
  dialect: 'sqlite' | 'postgres';
  /** The connections of the pool to PostgreSQL, and what waits for one; null with SQLite. */
  connections(): { used: number; idle: number; waiting: number } | null;
  /** From now on nobody waits for the store any longer; before, its limits are those of who has time. */
  hold(limits: StoreLimits): void;
  close(): Promise<void>;
}

/** Where the state is kept: a file, or a PostgreSQL. */
export type StatePlace = { file: string } | { url: string };

/** Opens a state store as it is, for who brings it up to date. @throws OperatorError when the file cannot be used */
export function openStore(place: StatePlace): StateStore {
  const limits = { ...patientLimits };
  const opened = 'file' in place ? openFile(place.file, limits) : openPostgres(place.url, limits);
  const hold = (shorter: StoreLimits) => void Object.assign(limits, shorter);
  return { ...opened, hold, close: () => opened.db.destroy() };
}

type Opened = Omit<StateStore, 'hold' | 'close'>;

function openFile(file: string, limits: StoreLimits): Opened {
  // SQLite takes an empty file for a new database; this one was cut short by something.
  if (statSync(file, { throwIfNoEntry: false })?.size === 0) throw emptyFile(file);
  let database: DatabaseSyncInstance | null = null;
  try {
    mkdirSync(dirname(file), { recursive: true });
    database = new DatabaseSync(file, { timeout: 5000 });
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec('PRAGMA foreign_keys = ON');
    // From here on who waits lets the process answer meanwhile, as sqlite-dialect.ts says.
    database.exec('PRAGMA busy_timeout = 0');
    return {
      db: new Kysely<StateTables>({ dialect: new PatientSqlite(database, limits) }),
      dialect: 'sqlite',
      connections: () => null,
    };
  } catch (error) {
    database?.close();
    throw unusableFile(file, error);
  }
}

const emptyFile = (file: string) =>
  new OperatorError({
    zh_CN: `状态库 ${file} 是空文件（0 字节）：请恢复备份；确要从空库开始，请用 npm start -- --new 启动。`,
    en: `The state store ${file} is an empty file (0 bytes): put back a copy of it, or begin with an empty one by npm start -- --new.`,
  });

/** What is said of a file that cannot be used. */
export function unusableFile(file: string, error: unknown): OperatorError {
  const damaged = isDamaged(error);
  const words = wordsOf(error);
  const zh = damaged
    ? '请恢复备份；要从空库开始，请将其移走并用 npm start -- --new 启动'
    : '请确认目录存在且可写，或用 PORTAL_DATA 指定其他目录';
  const en = damaged
    ? 'put back a copy of it, or move it away and begin with an empty one by npm start -- --new'
    : 'see that the folder exists and may be written, or name another by PORTAL_DATA';
  return new OperatorError(
    {
      zh_CN: `无法使用状态库 ${file}（${words}）：${zh}。`,
      en: `The state store ${file} cannot be used: ${words}; ${en}.`,
    },
    error,
  );
}

/** What is said of a PostgreSQL that cannot be used. The address may hold a password, so only its host is repeated. */
export function unusablePostgres(url: string, error: unknown): OperatorError {
  const { host } = new URL(url);
  return new OperatorError(
    {
      zh_CN: `无法使用 ${host} 上的 PostgreSQL（PORTAL_DATABASE_URL）：${wordsOf(error)}`,
      en: `PostgreSQL at ${host} (PORTAL_DATABASE_URL) cannot be used: ${wordsOf(error)}`,
    },
    error,
  );
}

function openPostgres(url: string, limits: StoreLimits): Opened {
  const pool = boundedPool(url, limits);
  return {
    db: new Kysely<StateTables>({ dialect: new PlainPostgres({ pool }) }),
    dialect: 'postgres',
    connections: pool.count,
  };
}
