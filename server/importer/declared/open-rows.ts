import { join } from 'node:path';
import { chinaDate, dataSources } from '@portal/contract';
import {
  type Dataset,
  type DeliveryKind,
  type FileDeclaration,
  type FileField,
  monthNumber,
} from '../../market/index.ts';
import type { RowsOfDelivery } from '../delivery/findings.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { KnownCars } from '../members/known-cars.ts';
import { readAliases } from '../members/names.ts';
import { writeHistory } from '../members/write-history.ts';
import { writeSources } from '../members/write-sources.ts';
import { describedChanges } from '../reading/settle-history.ts';
import { attachFormer, openStage, stagingName } from '../reading/staging.ts';
import { standHistory } from '../reading/stand-history.ts';
import { writeKeys } from '../reading/write-keys.ts';
import { allCarFields, carLevels } from '../rows/car-fields.ts';
import type { Source } from '../rows/source-row.ts';
import { type Columns, columnsOf } from './columns.ts';
import { judgeOf } from './judging/judge.ts';
import { knownMarket } from './known/known-market.ts';
import { watchedSource } from './known/watched-source.ts';
import { openLongRows } from './long-rows.ts';
import { type DatasetReading, readFile } from './read-file.ts';
import { usualFigures } from './read-long.ts';
import { countAdded, countMembers, writeAdded } from './write-added.ts';

/** A delivery whose rows are to be read. */
export interface Opening {
  dataset: Dataset;
  kind: DeliveryKind;
  delivered: Source;
  mapping: Mapping;
  marketFolder: string;
  /** @returns the folder for what is needed meanwhile, which it makes */
  staging: () => Promise<string>;
  progress: (rows: number) => void;
}

const withFields = (
  { fields, chains, begins }: FileDeclaration,
  isWanted: (key: string, field: FileField) => boolean,
): FileDeclaration => ({
  ...(begins && { begins }),
  chains,
  fields: Object.fromEntries(Object.entries(fields).filter(([key, field]) => isWanted(key, field))),
});

/** The names of the release that each column of names may say, by its place. */
function namesBefore({ columns }: Columns, { chains }: FileDeclaration, tables: DatasetReading['tables']) {
  const found = new Map<number, string[]>();
  for (const chain of Object.values(chains)) {
    for (const { name, table } of chain.kind === 'levels' ? chain.levels : []) {
      const column = columns[name];
      if (column !== undefined) found.set(column, tables.get(table)?.namesBefore() ?? []);
    }
  }
  return found;
}

/** How a mapping is read: where each row is one thing it says one, and rows of a key are added up. */
function asRead({ mapping, kind }: Pick<Opening, 'mapping' | 'kind'>): Mapping {
  const { counted } = mapping;
  const figures = counted === undefined ? [] : [counted].flat();
  const ones = Object.fromEntries(figures.map((figure) => [figure, '1']));
  return {
    ...mapping,
    ...(figures.length > 0 && { constants: { ...mapping.constants, ...ones }, onRepeat: 'sum' }),
    // Of cars alone nothing is said by month.
    ...(kind === 'describe' && { monthColumns: false }),
  };
}

/** What a file has to say of a dataset: of rows that are taken back all but their figures, of cars alone what they are. */
function fileFor(kind: DeliveryKind, file: FileDeclaration): FileDeclaration {
  if (kind === 'withdraw') return withFields(file, (_, field) => field.kind !== 'figure');
  if (kind !== 'describe') return file;
  const ofCars = new Set<string>([...carLevels, ...allCarFields]);
  const { product } = file.chains;
  return { ...withFields(file, (key) => ofCars.has(key)), chains: product ? { product } : {} };
}

/**
 * Opens the rows of a dataset.
 * @throws Refusal when the file does not say what its rows need
 */
export async function openRows(opening: Opening): Promise<RowsOfDelivery> {
  const { dataset, kind, delivered, marketFolder, staging, progress } = opening;
  if (!dataset.file) throw new Error(`${dataset.key} declares no file`);
  // A mapping may speak of figures that a withdrawal does not need.
  const file = fileFor(kind, dataset.file);
  const mapping = asRead(opening);
  const columns = columnsOf(delivered, mapping, {
    file,
    facts: dataset.facts,
    needless: Object.keys(dataset.file.fields).filter((key) => file.fields[key] === undefined),
  });
  const { source, alike } = watchedSource(delivered, columns, file);
  const folder = await staging();
  const stage = await openStage(join(folder, stagingName), dataset);
  let tables: DatasetReading['tables'] = new Map();
  let cars: KnownCars | null = null;
  const today = chinaDate(Date.now());
  const now = monthNumber(today);
  const { pivot } = columns;
  const judging = {
    judge: judgeOf({ file, now, today, kind }),
    // The rows of a table that was turned have no columns of their own.
    columnOf: (field: string) => (source.turning ? undefined : (columns.columns[field] ?? pivot?.value)),
  };
  const longFile = join(folder, 'long.duckdb');
  const openLong = async () =>
    pivot && openLongRows(longFile, dataset, file, usualFigures(pivot, file, mapping.constants), judging);
  return {
    source,
    alike: () => alike(namesBefore(columns, file, tables)),
    unread: columns.unread,
    sources: [...dataSources, ...(mapping.sources ?? []).map(({ key }) => key)],
    staged: stage,
    close: stage.close,
    async beside(connection) {
      await writeAdded(connection, dataset, tables);
      if (cars) await writeHistory(connection, cars);
      await writeSources(connection, mapping.sources ?? []);
    },
    async read(refused, former) {
      await attachFormer(stage, former);
      tables = await knownMarket(stage.connection, dataset);
      if (file.begins) {
        cars = new KnownCars(tables, mapping.chineseNames);
        await standHistory(stage, cars);
      }
      const aliases = await readAliases(marketFolder);
      const time = { now, today, kind };
      const rows = { dataset, file, source, columns, mapping, aliases };
      const onto = former !== null;
      const known = { tables, cars, onto };
      const { read, lists, counts } = await readFile({
        ...time,
        ...rows,
        ...known,
        stage,
        openLong,
        refused,
        progress,
      });
      if (cars) await writeKeys(stage, tables);
      const members = cars ? await countMembers(tables, stage) : {};
      return {
        counts: { ...counts, ...members, rows: read.rows, skipped: read.skipped },
        dropped: read.dropped,
        lists,
        described: cars ? describedChanges(cars) : [],
        added: countAdded(tables),
      };
    },
  };
}
