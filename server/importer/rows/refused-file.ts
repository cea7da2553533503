import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { putInPlace } from '../../kernel/files/write-whole.ts';
import { asCsv, guardCell } from '../../kernel/words/csv-line.ts';
import type { Problem } from './problem.ts';
import { rowLabel } from './source-row.ts';

/** The file of refused rows beside the report: why, in both languages, and the row as it stood. Nothing is lost. */
export interface RefusedFile {
  add(problem: Problem, text: string): Promise<void>;
  close(): Promise<void>;
}

export const refusedColumns = ['row', 'field', 'value', 'code', 'reason_zh_CN', 'reason_en', 'original'];

/** The code of the lines that keep the header of the file, so that its rows can be read again. */
export const headerCode = 'header';

/**
 * Opens the file of refused rows. No cell of it is run by a spreadsheet. It gets its name when it is closed.
 * @param heads the rows of the header of the file that is read; where they are given, the rows can be brought in again
 */
export async function openRefusedFile(path: string, heads: readonly string[] = []): Promise<RefusedFile> {
  const unfinished = `${path}.part`;
  const stream = createWriteStream(unfinished);
  await once(stream, 'open');
  // A full disk is told of at the next row or at the end, whenever the system says so.
  let failed: Error | null = null;
  stream.on('error', (error) => {
    failed = error;
  });
  const write = async (cells: string[]) => {
    if (failed) throw failed;
    if (!stream.write(`${asCsv(cells.map(guardCell))}\r\n`)) await once(stream, 'drain');
  };
  // The mark lets spreadsheets read Chinese.
  stream.write('\uFEFF');
  await write(refusedColumns);
  let empty = true;
  return {
    async add(problem, text) {
      const { field, value, code, sentence } = problem;
      for (const [at, head] of empty ? heads.entries() : []) {
        await write([String(at + 1), '', '', headerCode, '原文件的表头。', 'The header of the file.', head]);
      }
      empty = false;
      await write([rowLabel(problem), field, value, code, sentence.zh_CN, sentence.en, text]);
    },
    async close() {
      if (failed) throw failed;
      if (stream.closed) return;
      stream.end();
      await once(stream, 'close');
      if (failed) throw failed;
      await putInPlace(unfinished, path);
    },
  };
}
