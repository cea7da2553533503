import type { Readable, Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';

/** What a connection can do with the rows of a COPY, beside statements. */
interface CopyConnection {
  readonly stream: { write(bytes: string): boolean; writableNeedDrain: boolean } & NodeJS.EventEmitter & {
      pause(): void;
      resume(): void;
    };
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(words: string): void;
}

/** A COPY as a connection runs it: told of what the server says. The server's protocol has no other way for rows. */
abstract class Copying {
  readonly #sql: string;
  readonly ended: Promise<void>;
  protected settle: { resolve: () => void; reject: (error: unknown) => void } = { resolve() {}, reject() {} };

  constructor(sql: string) {
    this.#sql = sql;
    this.ended = new Promise((resolve, reject) => {
      this.settle = { resolve, reject };
    });
  }

  submit(connection: unknown): void {
    (connection as CopyConnection).query(this.#sql);
  }
  handleError(error: unknown): void {
    this.settle.reject(error);
  }
  handleReadyForQuery(): void {
    this.settle.resolve();
  }
  handleCommandComplete(): void {}
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleEmptyQuery(): void {}
}

class CopyIn extends Copying {
  readonly #rows: Readable;
  #failed = false;

  constructor(sql: string, rows: Readable) {
    super(sql);
    this.#rows = rows;
    rows.on('error', () => undefined);
    void this.ended.catch(() => rows.destroy());
  }

  override handleError(error: unknown): void {
    // What was read and could not be is the reason, not that the server was told of it.
    if (!this.#failed) super.handleError(error);
  }

  handleCopyInResponse(connection: CopyConnection): void {
    const send = async () => {
      for await (const piece of this.#rows as AsyncIterable<Buffer>) {
        connection.sendCopyFromChunk(piece);
        if (connection.stream.writableNeedDrain) {
          await new Promise<void>((resolve) => {
            const go = () => {
              connection.stream.off('drain', go).off('close', go);
              resolve();
            };
            connection.stream.once('drain', go).once('close', go);
          });
        }
      }
      connection.endCopyFrom();
    };
    send().catch((error: unknown) => {
      this.#failed = true;
      connection.sendCopyFail('the rows could not be read');
      this.settle.reject(error);
    });
  }
}

class CopyOut extends Copying {
  readonly #rows: Writable;

  constructor(sql: string, rows: Writable) {
    super(sql);
    this.#rows = rows;
    rows.once('error', (error) => this.settle.reject(error));
  }

  handleCopyData({ chunk }: { chunk: Buffer }, connection: CopyConnection): void {
    if (this.#rows.write(chunk)) return;
    connection.stream.pause();
    this.#rows.once('drain', () => connection.stream.resume()).once('close', () => connection.stream.resume());
  }
}

/**
 * Brings rows into a table.
 * @param sql COPY ... FROM STDIN
 * @param rows their text, as the statement says that it is
 * @throws what the server says; what reading the rows throws. Nothing is in the table then
 */
export const copyIn = (client: pg.ClientBase, sql: string, rows: Readable): Promise<void> =>
  client.query(new CopyIn(sql, rows)).ended;

/**
 * Fetches rows.
 * @param sql COPY ... TO STDOUT
 * @param rows takes their text; ended with the last of them
 * @throws what the server says; what the writing throws
 */
export async function copyOut(client: pg.ClientBase, sql: string, rows: Writable): Promise<void> {
  try {
    await client.query(new CopyOut(sql, rows)).ended;
  } catch (error) {
    rows.destroy();
    throw error;
  }
  rows.end();
  await finished(rows);
}
