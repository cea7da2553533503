/** SQLite's result codes, of which the lowest byte is the kind: https://www.sqlite.org/rescode.html */
const sqlite = { busy: 5, corrupt: 11, full: 13, notDatabase: 26, staleRead: 517, primaryKey: 1555, unique: 2067 };

/** PostgreSQL's codes: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const postgres = { uniqueViolation: '23505', diskFull: '53100' };

/** What the system says when a file cannot grow: the disk is full, or the share of it that this user may have. */
const noRoom = ['ENOSPC', 'EDQUOT'];

/** DuckDB passes the system's words on, and no code. */
const noRoomWords = /No space left on device|Disk quota exceeded/i;

const resultCode = (error: unknown) => (error as { errcode?: number } | null)?.errcode ?? 0;
const wordCode = (error: unknown) => (error as { code?: string } | null)?.code ?? '';

/** Whether a store refused a row because another one has its key. */
export function isTaken(error: unknown): boolean {
  return wordCode(error) === postgres.uniqueViolation || [sqlite.unique, sqlite.primaryKey].includes(resultCode(error));
}

/** Whether SQLite says of its file that it is none of its own, or that it is broken. */
export function isDamaged(error: unknown): boolean {
  return [sqlite.corrupt, sqlite.notDatabase].includes(resultCode(error) & 0xff);
}

/** Whether another program is writing to SQLite's file just now, so that it is worth trying again. */
export function isBusy(error: unknown): boolean {
  const code = resultCode(error);
  return (code & 0xff) === sqlite.busy && code !== sqlite.staleRead;
}

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
