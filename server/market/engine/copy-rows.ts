import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from, to } from 'pg-copy-streams';

/**
 * Brings rows into a table.
 * @param sql COPY ... FROM STDIN
 * @param rows their text, as the statement says that it is
 * @throws what the server says; what reading the rows throws. Nothing is in the table then
 */
export const copyIn = (client: pg.ClientBase, sql: string, rows: Readable): Promise<void> =>
  pipeline(rows, client.query(from(sql)));

/**
 * Fetches rows.
 * @param sql COPY ... TO STDOUT
 * @param rows takes their text; ended with the last of them
 * @throws what the server says; what the writing throws
 */
export const copyOut = (client: pg.ClientBase, sql: string, rows: Writable): Promise<void> =>
  pipeline(client.query(to(sql)), rows);
