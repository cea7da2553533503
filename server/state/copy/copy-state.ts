import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { StatePlace } from '../open-store.ts';
import { type CopiedFile, measureFile } from './copied-file.ts';
import type { BackupList } from './list-file.ts';
import { type Row, RowSum } from './row-sum.ts';
import { openSnapshot } from './snapshot.ts';
import type { WholeState } from './whole-state.ts';

const pathOf = (table: string) => `state/${table}.jsonl.gz`;

/** What of a backup's list tells of the state. */
export type StateList = Pick<BackupList, 'migrations' | 'tables'>;

/**
 * Writes the state as it is now into a folder, a file a table, a row a line, the same for both engines. Others may go
 * on writing to the store: they are not waited for, and what they write comes into the next backup.
 * @param folder a new one
 * @param copied hears of each table that is written, with its rows and the bytes of its file
 */
export async function copyState(
  place: StatePlace,
  folder: string,
  copied: (table: string, rows: number, bytes: number) => void = () => undefined,
): Promise<StateList & { files: CopiedFile[] }> {
  await mkdir(join(folder, 'state'), { recursive: true, mode: 0o700 });
  const snapshot = await openSnapshot(place);
  try {
    const tables: StateList['tables'] = [];
    const files: CopiedFile[] = [];
    for (const table of snapshot.tables) {
      const sum = new RowSum();
      const lines = Readable.from(linesOf(snapshot.rows(table), sum));
      const file = join(folder, pathOf(table));
      await pipeline(lines, createGzip({ level: 6 }), createWriteStream(file, { mode: 0o600 }));
      tables.push({ table, ...sum.result() });
      const measured = await measureFile(file);
      files.push({ path: pathOf(table), ...measured });
      copied(table, sum.result().rows, measured.bytes);
    }
    return { migrations: snapshot.migrations, tables, files };
  } finally {
    await snapshot.close();
  }
}

/** Lines come in portions: one by one they would cost more than they hold. */
async function* linesOf(rows: AsyncIterable<Row>, sum: RowSum): AsyncGenerator<string> {
  let text = '';
  for await (const row of rows) {
    sum.add(row);
    text += `${JSON.stringify(row)}\n`;
    if (text.length < 1 << 16) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}

/** The state that lies in a backup. */
export const copiedState = (folder: string, list: StateList): WholeState => ({
  migrations: list.migrations,
  tables: list.tables.map(({ table }) => table),
  rows: (table) => rowsIn(join(folder, pathOf(table))),
});

/** Only a line feed ends a row: texts hold other signs that end a line elsewhere. */
async function* rowsIn(file: string): AsyncGenerator<Row> {
  let begun = '';
  for await (const chunk of createReadStream(file).pipe(createGunzip()).setEncoding('utf8')) {
    const lines = (begun + chunk).split('\n');
    begun = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as Row;
  }
}
