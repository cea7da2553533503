import { Dropped } from '../rows/dropped.ts';
import type { Problem } from '../rows/problem.ts';
import type { RefusedFile } from '../rows/refused-file.ts';
import { rowLabel, type Source, type SourceRow } from '../rows/source-row.ts';

/** What rows were read, and what of them is refused then and later. */
export interface ReadRows {
  rows: number;
  /** Rows that do not belong to what the mapping asks for, and blank ones. */
  skipped: number;
  dropped: Dropped;
  /** Reads the file once more for the text of rows that were dropped only after all had been read; both are in order. */
  noteLate(late: AsyncIterable<Problem>): Promise<void>;
}

interface ReadingRows {
  source: Source;
  refused: RefusedFile;
  progress: (rows: number) => void;
}

/**
 * Reads all rows once, writing refused ones away at once.
 * @param read what is refused of a row; null where the row is skipped
 */
export async function readRows(
  { source, refused, progress }: ReadingRows,
  read: (row: SourceRow) => readonly Problem[] | null,
): Promise<ReadRows> {
  const dropped = new Dropped();
  const drop = async (problem: Problem, text: string) => {
    dropped.add(problem);
    await refused.add(problem, text);
  };
  let [rows, skipped] = [0, 0];
  for await (const row of source.rows()) {
    if (++rows % 50_000 === 0) progress(rows);
    const problems = read(row);
    if (problems === null) skipped++;
    else for (const problem of problems) await drop(problem, row.text);
  }
  return {
    rows,
    skipped,
    dropped,
    async noteLate(late) {
      const problems = late[Symbol.asyncIterator]();
      let next = await problems.next();
      if (next.done) return;
      for await (const row of source.rows()) {
        while (!next.done && rowLabel(next.value) === rowLabel(row)) {
          await drop(next.value, row.text);
          next = await problems.next();
        }
        if (next.done) return;
      }
    },
  };
}
