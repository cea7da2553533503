import { wordsOf } from '../kernel/refusals/operator-error.ts';

/** SQLite's result codes, of which the lowest byte is the kind: https://www.sqlite.org/rescode.html */
const sqlite = {
  busy: 5,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  notDatabase: 26,
  primaryKey: 1555,
  unique: 2067,
};

/** What SQLite says where the library tells no code: of statements that give rows, such as those with RETURNING. */
const sqliteWords: readonly [words: RegExp, code: number][] = [
  [/^database is locked/, sqlite.busy],
  [/^database or disk is full/, sqlite.full],
  [/^database disk image is malformed/, sqlite.corrupt],
  [/^file is not a database/, sqlite.notDatabase],
  [/^attempt to write a readonly database/, sqlite.readOnly],
  [/^disk I\/O error/, sqlite.ioError],
  [/^unable to open database file/, sqlite.cannotOpen],
  [/^UNIQUE constraint failed/, sqlite.unique],
];

/** PostgreSQL's codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgres = {
  uniqueViolation: '23505',
  diskFull: '53100',
  /** It is shut down, or starts, or lets nobody in, or has no place left for one more; 08 begins all that ended one. */
  away: /^(?:08|57P0[1-5]|53300|28)/,
  /** A lock was not to be had in time, two had each other's, or a statement took too long. */
  busy: /^(?:55P03|57014|40001|40P01)/,
  /** The one that answers may only be read, as one that stands by for another. */
  readOnly: '25006',
};

/** What the system says of a place that cannot be reached. */
const unreached = ['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN'];

/** The client of PostgreSQL has no codes for these. */
const awayWords =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection)/;

/** What the system says when a file cannot grow: the disk is full, or the share of it, or what this user may have. */
const noRoom = ['ENOSPC', 'EDQUOT', 'EFBIG'];

/** DuckDB passes the system's words on, and no code. */
const noRoomWords = /No space left on device|Disk quota exceeded|Could not write .*: File too large/i;

const wordCode = (error: unknown) => String((error as { code?: unknown } | null)?.code ?? '');

function resultCode(error: unknown): number {
  const { errcode, message = '' } = (error ?? {}) as { errcode?: number; message?: string };
  if (errcode !== undefined || wordCode(error) !== 'ERR_SQLITE_ERROR') return errcode ?? 0;
  return sqliteWords.find(([words]) => words.test(message))?.[1] ?? 0;
}

/** Whether a store refused a row because another one has its key. */
export function isTaken(error: unknown): boolean {
  return wordCode(error) === postgres.uniqueViolation || [sqlite.unique, sqlite.primaryKey].includes(resultCode(error));
}

/** Whether SQLite says of its file that it is none of its own, or that it is broken. */
export function isDamaged(error: unknown): boolean {
  return [sqlite.corrupt, sqlite.notDatabase].includes(resultCode(error) & 0xff);
}

/** Whether another program is writing to SQLite's file just now, so that it is worth trying again. */
export const isBusy = (error: unknown): boolean => (resultCode(error) & 0xff) === sqlite.busy;

/** Whether the disk has no room left, said by a store or by the system; also when another error wraps that one. */
export function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { message, cause } = error as { message?: string; cause?: unknown };
  return (
    (resultCode(error) & 0xff) === sqlite.full ||
    [postgres.diskFull, ...noRoom].includes(wordCode(error)) ||
    noRoomWords.test(message ?? '') ||
    isFull(cause)
  );
}

/** Whether PostgreSQL could not be reached, or went away. */
export const isAway = (error: unknown): boolean =>
  postgres.away.test(wordCode(error)) || unreached.includes(wordCode(error)) || awayWords.test(wordsOf(error));

/** Whether a statement was given up because others were at work in the store: asked again it may be answered. */
export const isBlocked = (error: unknown): boolean => isBusy(error) || postgres.busy.test(wordCode(error));

/** Whether the store can be read at most: its file is out of reach or damaged, or PostgreSQL only stands by. */
export function isUnwritable(error: unknown): boolean {
  const { readOnly, ioError, cannotOpen } = sqlite;
  return (
    wordCode(error) === postgres.readOnly ||
    isDamaged(error) ||
    [readOnly, ioError, cannotOpen].includes(resultCode(error) & 0xff)
  );
}
