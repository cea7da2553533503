/** SQLite's result codes, of which the lowest byte is the kind: https://www.sqlite.org/rescode.html */
const sqlite = { corrupt: 11, notDatabase: 26, primaryKey: 1555, unique: 2067 };

/** PostgreSQL's code of the same: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const uniqueViolation = '23505';

const resultCode = (error: unknown) => (error as { errcode?: number }).errcode ?? 0;

/** Whether a store refused a row because another one has its key. */
export function isTaken(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === uniqueViolation || [sqlite.unique, sqlite.primaryKey].includes(resultCode(error));
}

/** Whether SQLite says of its file that it is none of its own, or that it is broken. */
export function isDamaged(error: unknown): boolean {
  return [sqlite.corrupt, sqlite.notDatabase].includes(resultCode(error) & 0xff);
}
