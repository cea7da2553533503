import { type Read, readSeconds } from './settings-values.ts';

/** How long a server that serves waits for the database of its state, in milliseconds. */
export interface DatabaseLimits {
  /** PORTAL_DATABASE_CONNECT_SECONDS: until a connection is taken up, or one of those in use is free. */
  connect: number;
  /** PORTAL_DATABASE_STATEMENT_SECONDS: for one statement of PostgreSQL. */
  statement: number;
  /** PORTAL_DATABASE_LOCK_SECONDS: for another writer to end its turn. */
  lock: number;
}

/** By default a call that meets all of them, one after the other, is answered within three seconds or a little more. */
export const readDatabaseLimits = (read: Read): DatabaseLimits => ({
  connect: read('PORTAL_DATABASE_CONNECT_SECONDS', '1', readSeconds),
  statement: read('PORTAL_DATABASE_STATEMENT_SECONDS', '2', readSeconds),
  lock: read('PORTAL_DATABASE_LOCK_SECONDS', '1.5', readSeconds),
});
