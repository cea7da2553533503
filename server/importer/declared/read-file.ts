import type { Dataset, FileDeclaration } from '../../market/index.ts';
import type { DeclaredMapping } from '../mapping/mapping-of-dataset.ts';
import { placeFinder } from '../members/find-place.ts';
import type { KnownMembers } from '../members/known-members.ts';
import type { Aliases } from '../members/names.ts';
import { keyWordsOf } from '../reading/key-words.ts';
import { lateProblems } from '../reading/late-problems.ts';
import { type ReadRows, readRows } from '../reading/read-rows.ts';
import type { ListCompared } from '../reading/report.ts';
import { settleFacts, settleRepeats } from '../reading/settle.ts';
import { settleChanges } from '../reading/settle-changes.ts';
import type { Stage } from '../reading/staging.ts';
import { plainKey } from '../rows/key-reasons.ts';
import type { RefusedFile } from '../rows/refused-file.ts';
import { placesOf, type Source } from '../rows/source-row.ts';
import type { Columns } from './columns.ts';
import type { Clock } from './judging/judge.ts';
import { figureTexts, lateReasons } from './late-reasons.ts';
import type { LongRows } from './long-rows.ts';
import { rowReader } from './read-row.ts';
import { settleApartInTime } from './settling/apart-in-time.ts';
import { settleOnceAMonth } from './settling/once-a-month.ts';
import { settleOneOfEach } from './settling/one-of-each.ts';
import { settleOverlaps } from './settling/overlapping.ts';
import { settleSumWithin } from './settling/sum-within.ts';
import { settleWholeLists } from './settling/whole-lists.ts';

/** Where everything that one import reads and finds goes. */
export interface DatasetReading extends Clock {
  dataset: Dataset;
  file: FileDeclaration;
  source: Source;
  columns: Columns;
  mapping: DeclaredMapping;
  aliases: Aliases;
  tables: ReadonlyMap<string, KnownMembers>;
  stage: Stage;
  /** Opens where rows wait that say one figure each; gives null where rows say all. */
  openLong(): Promise<LongRows | null>;
  refused: RefusedFile;
  progress: (rows: number) => void;
}

/** Reads all rows once into the stage and settles them, writing refused ones away at once. */
export async function readFile(reading: DatasetReading): Promise<{ read: ReadRows; lists: ListCompared[] }> {
  const { dataset, file, kind, source, stage, columns, mapping, tables } = reading;
  const readRow = rowReader({ ...reading, places: placeFinder(), added: source.added ?? 0 });
  const long = await reading.openLong();
  const read = await readRows(reading, (row) => {
    const understood = readRow(row);
    for (const fact of understood.facts) stage.add(fact);
    for (const part of understood.long) long?.add(part);
    return Object.values(understood).every(({ length }) => length === 0) ? null : understood.problems;
  }).catch((error) => {
    long?.close();
    throw error;
  });
  if (long) {
    try {
      for await (const fact of long.merged()) stage.add(fact);
      await read.noteLate(lateProblems(long, placesOf(source), lateReasons(plainKey)));
    } finally {
      long.close();
    }
  }
  const isReadWhole = read.dropped.problems.length === 0;
  await settleRepeats(stage, dataset, mapping.onRepeat ?? 'refuse');
  await settleFacts(stage, dataset);
  await settleOverlaps(stage, dataset, tables);
  await settleOneOfEach(stage, dataset, tables);
  await settleOnceAMonth(stage, dataset, tables);
  await settleApartInTime(stage, dataset, tables, columns.columns);
  await settleSumWithin(stage, dataset, tables, columns.columns);
  const lists = await settleWholeLists(stage, dataset, tables, {
    kind,
    isWhole: (mapping.wholeLists ?? false) && isReadWhole,
    says: (field) => columns.columns[field] !== undefined || mapping.constants?.[field] !== undefined,
  });
  await settleChanges(stage, { facts: dataset.facts, kind, onto: true, figureText: figureTexts(dataset, file) });
  await read.noteLate(lateProblems(stage, placesOf(source), lateReasons(keyWordsOf(dataset))));
  return { read, lists };
}
