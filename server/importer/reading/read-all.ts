import type { DataSource } from '@portal/contract';
import { type Dataset, type DeliveryKind, sourceNumber } from '../../market/index.ts';
import { type Layout, sayingOf } from '../mapping/layout.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { placeFinder } from '../members/find-place.ts';
import type { KnownCars } from '../members/known-cars.ts';
import type { Aliases } from '../members/names.ts';
import { readChoice } from '../parse/read-choice.ts';
import { keyReasons } from '../rows/key-reasons.ts';
import { reasons } from '../rows/reasons.ts';
import type { RefusedFile } from '../rows/refused-file.ts';
import { placesOf, refuseFile, type Source } from '../rows/source-row.ts';
import { rowReader } from './interpret-row.ts';
import { keyWordsOf } from './key-words.ts';
import { type LateReasons, lateProblems } from './late-problems.ts';
import { readChanges } from './read-changes.ts';
import { type ReadRows, readRows } from './read-rows.ts';
import type { CountsOfCars } from './report.ts';
import { settleFacts, settleRepeats, settleTotals } from './settle.ts';
import { settleChanges } from './settle-changes.ts';
import { settleCombined } from './settle-combined.ts';
import { settleHistory } from './settle-history.ts';
import { askNumber, type Stage } from './staging.ts';

/** Where everything that one import of cars reads and finds goes. */
export interface Reading {
  dataset: Dataset;
  source: Source;
  layout: Layout;
  mapping: Mapping;
  cars: KnownCars;
  /** What names of files stand for, as somebody decided. */
  aliases: Aliases;
  stage: Stage;
  refused: RefusedFile;
  kind: DeliveryKind;
  /** Whether the staging database knows a release as `former` that it is made onto; without one it begins a market. */
  onto: boolean;
  progress: (rows: number) => void;
}

/** What is found of cars when all rows have been read. */
const lateReasons = (dataset: Dataset): LateReasons => ({
  ...keyReasons(keyWordsOf(dataset)),
  combined: reasons.combined,
  'combined-before': reasons.combinedBefore,
  'total-too-small': (total, sum) => reasons.totalTooSmall(Number(total), Number(sum)),
});

/** Reads all rows of cars once into the staging tables and settles them, writing refused ones away at once. */
export async function readAll(reading: Reading): Promise<{ read: ReadRows; counts: Partial<CountsOfCars> }> {
  const { dataset, source, layout, mapping, cars, aliases, stage, kind, onto } = reading;
  const changes = kind === 'withdraw' ? { refused: new Map(), places: new Map() } : await readChanges(reading);
  const readRow = rowReader(layout, mapping, cars, placeFinder(), {
    aliases,
    added: source.added,
    table: source,
    saying: sayingOf(kind),
    refusedChanges: changes.refused,
  });
  let empty = 0;
  const read = await readRows(reading, (row) => {
    const understood = readRow(row);
    empty += understood.empty;
    for (const { part, row: at, column, months, month, week, source: of, subModel, city, volume } of understood.facts) {
      const key = [month, sourceNumber(of as DataSource), subModel, city];
      stage.add({ part, row: at, place: column, step: week, months, key, figures: [volume] });
    }
    return understood.skipped ? null : understood.problems;
  });
  const all = await settleRepeats(stage, dataset, mapping.onRepeat ?? 'refuse');
  await settleCombined(stage, onto, kind !== 'replace');
  await settleFacts(stage, dataset);
  const totals = await settleTotals(stage, residualOf(mapping, cars));
  await settleChanges(stage, { facts: dataset.facts, kind, onto });
  const dated = await settleHistory(stage, cars, changes.places, onto);
  await read.noteLate(each(dated));
  await read.noteLate(lateProblems(stage, placesOf(source), lateReasons(dataset)));
  return { read, counts: { empty, ...all, ...totals } };
}

async function* each<Item>(items: readonly Item[]): AsyncIterable<Item> {
  yield* items;
}

/** How many members values speak of. */
export async function countMembers({ tables }: KnownCars, { connection }: Stage): Promise<Partial<CountsOfCars>> {
  const used = (column: string) => askNumber(connection, `SELECT COUNT(DISTINCT ${column}) FROM facts`);
  return {
    manufacturers: tables.get('manufacturer')?.byId.size ?? 0,
    brands: tables.get('brand')?.byId.size ?? 0,
    models: tables.get('model')?.byId.size ?? 0,
    subModels: await used('sub_model_id'),
    cities: await used('city_id'),
  };
}

function residualOf({ total }: Mapping, cars: KnownCars): number | null {
  if (!total) return null;
  const fuel = readChoice('fuelType', total.fuelType);
  if (typeof fuel !== 'string') {
    throw refuseFile(
      'importer.total-fuel-type',
      `映射的 total.fuelType：${fuel.sentence.zh_CN}`,
      `total.fuelType of the mapping: ${fuel.sentence.en}`,
    );
  }
  const id = cars.residual(total.name, fuel);
  return typeof id === 'number' ? id : null;
}
