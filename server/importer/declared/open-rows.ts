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
import type { DeclaredMapping } from '../mapping/mapping-of-dataset.ts';
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
import { columnsOf } from './columns.ts';
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
  mapping: Mapping & DeclaredMapping;
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
  const mapping = kind === 'describe' ? { ...opening.mapping, monthColumns: false } : opening.mapping;
  const columns = columnsOf(delivered, mapping, { file, facts: dataset.facts });
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
    alike,
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
