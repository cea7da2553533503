import type { Dataset, FileDeclaration } from '../../market/index.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { placeFinder } from '../members/find-place.ts';
import { KnownCars } from '../members/known-cars.ts';
import type { KnownMembers } from '../members/known-members.ts';
import type { Aliases } from '../members/names.ts';
import { readChoice } from '../parse/read-choice.ts';
import { keyWordsOf } from '../reading/key-words.ts';
import { lateProblems } from '../reading/late-problems.ts';
import { type ReadRows, readRows } from '../reading/read-rows.ts';
import type { CountsOfCars, ListCompared } from '../reading/report.ts';
import { settleFacts, settleRepeats, settleTotals } from '../reading/settle.ts';
import { settleChanges } from '../reading/settle-changes.ts';
import { settleCombined } from '../reading/settle-combined.ts';
import { settleHistory } from '../reading/settle-history.ts';
import type { Stage } from '../reading/staging.ts';
import { plainKey } from '../rows/key-reasons.ts';
import type { RefusedFile } from '../rows/refused-file.ts';
import { placesOf, refuseFile, type Source } from '../rows/source-row.ts';
import { carsOfRows } from './cars-of-rows.ts';
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
  mapping: Mapping;
  aliases: Aliases;
  tables: ReadonlyMap<string, KnownMembers>;
  /** The cars among the members, where their names make them. */
  cars: KnownCars | null;
  /** Whether a release is attached that the file is delivered onto; without one it begins a market. */
  onto: boolean;
  stage: Stage;
  /** Opens where rows wait that say one figure each; gives null where rows say all. */
  openLong(): Promise<LongRows | null>;
  refused: RefusedFile;
  progress: (rows: number) => void;
}

/** What reading a file found beside its values. */
interface ReadFile {
  read: ReadRows;
  lists: ListCompared[];
  counts: Partial<CountsOfCars>;
}

/** Reads all rows once into the stage and settles them, writing refused ones away at once. */
export async function readFile(reading: DatasetReading): Promise<ReadFile> {
  const { dataset, file, kind, onto, source, stage, columns, mapping, tables, cars: known } = reading;
  const cars = known && (await carsOfRows(known, reading));
  const readRow = rowReader({ ...reading, cars, places: placeFinder(), added: source.added ?? 0 });
  let empty = 0;
  const long = await reading.openLong();
  const read = await readRows(reading, (row) => {
    const understood = readRow(row);
    for (const fact of understood.facts) stage.add(fact);
    for (const part of understood.long) long?.add(part);
    empty += understood.empty;
    return understood.skipped ? null : understood.problems;
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
  const all = await settleRepeats(stage, dataset, mapping.onRepeat ?? 'refuse');
  if (dataset.facts.combined !== undefined) await settleCombined(stage, dataset.facts, onto, kind !== 'replace');
  await settleFacts(stage, dataset);
  const totals = await settleTotals(stage, dataset, residualOf(mapping, tables));
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
  // A single figure of cars stands for itself.
  const figureText = known ? undefined : figureTexts(dataset, file);
  await settleChanges(stage, { facts: dataset.facts, kind, onto, figureText });
  if (known && cars) await read.noteLate(each(await settleHistory(stage, known, cars.changes.places, onto)));
  await read.noteLate(lateProblems(stage, placesOf(source), lateReasons(keyWordsOf(dataset))));
  return { read, lists, counts: cars || mapping.total ? { empty, ...all, ...totals } : {} };
}

async function* each<Item>(items: readonly Item[]): AsyncIterable<Item> {
  yield* items;
}

/** The number of what the models leave of a whole market; null where the mapping gives none. */
function residualOf({ total, chineseNames }: Mapping, tables: DatasetReading['tables']): number | null {
  if (!total) return null;
  const fuel = readChoice('fuelType', total.fuelType);
  if (typeof fuel !== 'string') {
    throw refuseFile(
      'importer.total-fuel-type',
      `映射的 total.fuelType：${fuel.sentence.zh_CN}`,
      `total.fuelType of the mapping: ${fuel.sentence.en}`,
    );
  }
  const id = new KnownCars(tables, chineseNames).residual(total.name, fuel);
  return typeof id === 'number' ? id : null;
}
