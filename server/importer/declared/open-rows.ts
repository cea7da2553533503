import { join } from 'node:path';
import { chinaDate } from '@portal/contract';
import { type Dataset, type DeliveryKind, type FileDeclaration, monthNumber } from '../../market/index.ts';
import type { RowsOfDelivery } from '../delivery/findings.ts';
import type { Mapping } from '../mapping/mapping.ts';
import type { DeclaredMapping } from '../mapping/mapping-of-dataset.ts';
import { readAliases } from '../members/names.ts';
import { attachFormer, openStage, stagingName } from '../reading/staging.ts';
import type { Source } from '../rows/source-row.ts';
import { columnsOf } from './columns.ts';
import { judgeOf } from './judging/judge.ts';
import { knownMarket } from './known/known-market.ts';
import { watchedSource } from './known/watched-source.ts';
import { openLongRows } from './long-rows.ts';
import { type DatasetReading, readFile } from './read-file.ts';
import { usualFigures } from './read-long.ts';
import { countAdded, writeAdded } from './write-added.ts';

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

/** What a file has to say of a dataset where it only names rows: all but their figures. */
function keysOnly({ fields, chains }: FileDeclaration): FileDeclaration {
  return { fields: Object.fromEntries(Object.entries(fields).filter(([, { kind }]) => kind !== 'figure')), chains };
}

/**
 * Opens the rows of a dataset whose members the market knows, or that tells them apart by what it declares.
 * @throws Refusal when the file does not say what its rows need
 */
export async function openRows(opening: Opening): Promise<RowsOfDelivery> {
  const { dataset, kind, delivered, mapping, marketFolder, staging, progress } = opening;
  if (!dataset.file) throw new Error(`${dataset.key} declares no file`);
  // A mapping may speak of figures that a withdrawal does not need.
  const file = kind === 'withdraw' ? keysOnly(dataset.file) : dataset.file;
  const columns = columnsOf(delivered, mapping, file);
  const { source, alike } = watchedSource(delivered, columns, file);
  const folder = await staging();
  const stage = await openStage(join(folder, stagingName), dataset);
  let tables: DatasetReading['tables'] = new Map();
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
    sources: [],
    staged: stage,
    close: stage.close,
    beside: (connection) => writeAdded(connection, dataset, tables),
    async read(refused, former) {
      await attachFormer(stage, former);
      tables = await knownMarket(stage.connection, dataset);
      const aliases = await readAliases(marketFolder);
      const time = { now, today, kind };
      const rows = { dataset, file, source, columns, mapping, aliases };
      const { read, lists } = await readFile({ ...time, ...rows, tables, stage, openLong, refused, progress });
      return {
        counts: { rows: read.rows, skipped: read.skipped },
        dropped: read.dropped,
        lists,
        added: countAdded(tables),
      };
    },
  };
}
