import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Problem } from './problem.ts';
import { asCsv, type Source } from './source-row.ts';

/** The file of refused rows beside the report: why, in both languages, and the row as it stood. Nothing is lost. */
export interface RefusedFile {
  add(problem: Problem, text: string): Promise<void>;
  close(): Promise<void>;
}

export async function openRefusedFile(path: string): Promise<RefusedFile> {
  const stream = createWriteStream(path);
  await once(stream, 'open');
  const write = async (cells: string[]) => {
    if (!stream.write(`${asCsv(cells)}\r\n`)) await once(stream, 'drain');
  };
  // The mark lets spreadsheets read Chinese.
  stream.write('\uFEFF');
  await write(['row', 'field', 'value', 'code', 'reason_zh_CN', 'reason_en', 'original']);
  return {
    add: ({ row, field, value, code, sentence }, text) =>
      write([String(row), field, value, code, sentence.zh_CN, sentence.en, text]),
    async close() {
      if (stream.closed) return;
      stream.end();
      await once(stream, 'close');
    },
  };
}

/** Reads the file once more for the text of rows that were refused only after all had been read. */
export async function addLate(file: RefusedFile, source: Source, problems: Problem[]): Promise<void> {
  if (problems.length === 0) return;
  const byRow = new Map<number, Problem[]>();
  for (const problem of problems) byRow.set(problem.row, [...(byRow.get(problem.row) ?? []), problem]);
  for await (const { row, text } of source.rows()) {
    for (const problem of byRow.get(row) ?? []) await file.add(problem, text);
  }
}
