import type { Dataset, FileDeclaration } from '../../market/index.ts';
import type { DeclaredMapping } from '../mapping/mapping-of-dataset.ts';
import { placeFinder } from '../members/find-place.ts';
import { lateProblems } from '../reading/late-problems.ts';
import { noteLate } from '../reading/read-all.ts';
import { settleChanges } from '../reading/settle-changes.ts';
import type { AlikeNames } from '../rows/alike-names.ts';
import { Dropped } from '../rows/dropped.ts';
import type { Problem } from '../rows/problem.ts';
import type { RefusedFile } from '../rows/refused-file.ts';
import { placesOf, type Source } from '../rows/source-row.ts';
import type { Columns } from './columns.ts';
import type { Clock } from './judging/judge.ts';
import type { KnownMembers } from './known/known-members.ts';
import type { LongRows } from './long-rows.ts';
import { rowReader } from './read-row.ts';
import { settleApartInTime } from './settling/apart-in-time.ts';
import { settleOnceAMonth } from './settling/once-a-month.ts';
import { settleOneOfEach } from './settling/one-of-each.ts';
import { settleOverlaps } from './settling/overlapping.ts';
import { settleSumWithin } from './settling/sum-within.ts';
import { type ListCompared, settleWholeLists } from './settling/whole-lists.ts';
import { figureTexts, lateReasons, type Stage, settleRows } from './stage.ts';

/** Where everything that one import reads and finds goes. */
export interface DatasetReading extends Clock {
  dataset: Dataset;
  file: FileDeclaration;
  source: Source;
  /** Names that look alike, once the source was read. */
  alike(): AlikeNames[];
  columns: Columns;
  mapping: DeclaredMapping;
  tables: ReadonlyMap<string, KnownMembers>;
  stage: Stage;
  /** Opens where rows wait that say one figure each; gives null where rows say all. */
  openLong(): Promise<LongRows | null>;
  refused: RefusedFile;
  progress: (rows: number) => void;
}

/** Reads all rows once into the stage and settles them, writing refused ones away at once. */
export async function readFile(
  reading: DatasetReading,
): Promise<{ rows: number; skipped: number; dropped: Dropped; lists: ListCompared[] }> {
  const { dataset, file, kind, source, stage, refused, progress, columns, mapping } = reading;
  const read = rowReader({ ...reading, places: placeFinder(), added: source.added ?? 0 });
  const dropped = new Dropped();
  const drop = async (problem: Problem, text: string) => {
    dropped.add(problem);
    await refused.add(problem, text);
  };
  let [rows, skipped] = [0, 0];
  const long = await reading.openLong();
  try {
    for await (const row of source.rows()) {
      if (++rows % 50_000 === 0) progress(rows);
      const understood = read(row);
      for (const fact of understood.facts) stage.add(fact);
      for (const part of understood.long) long?.add(part);
      if (Object.values(understood).every(({ length }) => length === 0)) skipped++;
      for (const problem of understood.problems) await drop(problem, row.text);
    }
    if (long) {
      for await (const fact of long.merged()) stage.add(fact);
      await noteLate(source, lateProblems(long, placesOf(source), lateReasons), drop);
    }
  } finally {
    long?.close();
  }
  const isReadWhole = dropped.problems.length === 0;
  await settleRows(stage, dataset);
  await settleOverlaps(stage, dataset, reading.tables);
  await settleOneOfEach(stage, dataset, reading.tables);
  await settleOnceAMonth(stage, dataset, reading.tables);
  await settleApartInTime(stage, dataset, reading.tables, reading.columns.columns);
  await settleSumWithin(stage, dataset, reading.tables, reading.columns.columns);
  const lists = await settleWholeLists(stage, dataset, reading.tables, {
    kind,
    isWhole: (mapping.wholeLists ?? false) && isReadWhole,
    says: (field) => columns.columns[field] !== undefined || mapping.constants?.[field] !== undefined,
  });
  await settleChanges(stage, { facts: dataset.facts, kind, onto: true, figureText: figureTexts(dataset, file) });
  await noteLate(source, lateProblems(stage, placesOf(source), lateReasons), drop);
  return { rows, skipped, dropped, lists };
}
