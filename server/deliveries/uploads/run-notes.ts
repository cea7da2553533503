import { type AnyRun, writeRun } from './run-file.ts';

/**
 * Writes down what a reading says of itself, one after the other; rows that are overtaken are left out.
 * @param folder of its file
 * @param begun the reading as it was ordered
 */
export function runNotes<Run extends AnyRun & { rows: number }>(folder: string, begun: Run) {
  let run = begun;
  let writing: Promise<void> = Promise.resolve();
  let waits = false;
  return {
    rows(rows: number): void {
      run = { ...run, rows };
      if (waits) return;
      waits = true;
      writing = writing.then(() => {
        waits = false;
        return writeRun<Run>(folder, run).catch(() => undefined);
      });
    },
    async write(more: Partial<Run>): Promise<void> {
      run = { ...run, ...more };
      await writing;
      await writeRun<Run>(folder, run);
    },
  };
}
