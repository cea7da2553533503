import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import pg from 'pg';
import { copyStatement } from '../opened/copy-statement.ts';
import type { OpenRelease } from '../opened/open-release.ts';
import { copyOut } from './copy-rows.ts';
import { quotedName } from './names.ts';
import type { OnConnection } from './run-statements.ts';

const { INT2, INT4, INT8, FLOAT8 } = pg.types.builtins;

/** What the columns of rows are in the file that is written; all else is text. */
const types: Readonly<Record<number, string>> = {
  [INT2]: 'SMALLINT',
  [INT4]: 'INTEGER',
  [INT8]: 'BIGINT',
  [FLOAT8]: 'DOUBLE',
};

const nothing = '\\N';

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** Writes rows as the embedded engine does, which knows formats that PostgreSQL does not: they go through its hands. */
export const writeThere =
  (onConnection: OnConnection): OpenRelease['write'] =>
  (rows, file, format, signal) =>
    onConnection(async ({ client }) => {
      const room = await mkdtemp(join(tmpdir(), 'market-rows-'));
      try {
        const { fields } = await client.query(`SELECT * FROM (${rows}) AS rows LIMIT 0`);
        const columns = fields.map(({ name, dataTypeID }) => ({ name, type: types[dataTypeID] ?? 'VARCHAR' }));
        const texts = columns.filter(({ type }) => type === 'VARCHAR').map(({ name }) => quotedName(name));
        const quote = texts.length > 0 ? `, FORCE_QUOTE (${texts.join(', ')})` : '';
        const fetched = join(room, 'rows.csv');
        await copyOut(
          client,
          `COPY (${rows}) TO STDOUT (FORMAT csv, NULL '${nothing}'${quote})`,
          createWriteStream(fetched),
        );
        signal?.throwIfAborted();
        const described = columns.map(({ name, type }) => `${quoted(name)}: '${type}'`).join(', ');
        const read = `SELECT * FROM read_csv(${quoted(fetched)}, header = false, auto_detect = false, quote = '"',
          escape = '"', nullstr = '${nothing}', allow_quoted_nulls = false, columns = {${described}})`;
        await inMemory(copyStatement(read, file, format));
      } finally {
        await rm(room, { recursive: true, force: true });
      }
    }, signal);

async function inMemory(statement: string): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', { memory_limit: '256MB', threads: '1' });
  try {
    const connection = await instance.connect();
    await connection.run(statement);
    connection.closeSync();
  } finally {
    instance.closeSync();
  }
}
