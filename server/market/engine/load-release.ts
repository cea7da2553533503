import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import type pg from 'pg';
import type { Dataset } from '../datasets/dataset.ts';
import { standInViews } from '../tables/former-shapes.ts';
import { keepCounts } from './keep-counts.ts';
import type { PartsWay } from './parts/bring-parts.ts';
import { bringMissing, makeRelease, type NumberedPart } from './parts/bring-release.ts';
import type { CutLimits } from './parts/cut-facts.ts';
import { beginSpread, hasCitus } from './spread/begin-spread.ts';
import { fillSpread } from './spread/fill-spread.ts';
import { tablesOfFile } from './tables-of-file.ts';

/** What reading the file may take of the memory. */
const memory = '512MB';

/** Brings the tables of one release. */
export interface Bringing {
  /** Does what has to be done before the transaction that makes the release: nothing of it is seen in any release. */
  begin(schema: string): Promise<void>;
  /**
   * Makes the release; within a transaction, so that one which ends early leaves nothing.
   * @throws Refusal when what came is not what was sent; what the file or the engine says
   */
  load(schema: string): Promise<void>;
}

/** From where a release is brought, and by what. */
export interface BringingParts {
  file: string;
  /** The connection on which the release is made. */
  to: pg.ClientBase;
  /** Opens another one for a task. */
  connect: PartsWay['connect'];
  datasets: readonly Dataset[];
  cuts: CutLimits;
}

/**
 * Opens the file of a release to bring its tables somewhere.
 * @param task brings them; the file is closed behind it
 */
export async function bringing(
  { file, to, connect, datasets, cuts }: BringingParts,
  task: (bring: Bringing) => Promise<void>,
): Promise<void> {
  const room = await mkdtemp(join(tmpdir(), 'market-load-'));
  const options = { access_mode: 'READ_ONLY', memory_limit: memory, temp_directory: join(room, 'engine') };
  const instance = await DuckDBInstance.create(file, options);
  const read = async (): Promise<DuckDBConnection> => {
    const connection = await instance.connect();
    for (const view of await standInViews(connection)) await connection.run(view);
    return connection;
  };
  try {
    const from = await read();
    const tables = await tablesOfFile(from);
    const isSpread = await hasCitus(to);
    let parts: NumberedPart[] = [];
    await task({
      begin: async (schema) => {
        if (isSpread) await beginSpread(from, to, schema, datasets);
        else parts = await bringMissing(from, to, tables, { read, connect, room, datasets, cuts });
      },
      load: async (schema) => {
        if (isSpread) await fillSpread(from, to, schema, tables, { room, datasets });
        else await makeRelease(to, schema, parts);
        await keepCounts(from, to, schema, tables, datasets);
      },
    });
    from.closeSync();
  } finally {
    instance.closeSync();
    await rm(room, { recursive: true, force: true });
  }
}
