import { basename } from 'node:path';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { DataSource } from '@portal/contract';
import type { Dataset, DeliveryKind } from '../../market/index.ts';
import { compareWithCurrent, compareWithFormer, coverageOf } from '../reading/compare-release.ts';
import type { CountsOfCars, ImportReport } from '../reading/report.ts';
import { changesByMonth } from '../reading/settle-changes.ts';
import type { Staged } from '../reading/staging.ts';
import type { Dropped } from '../rows/dropped.ts';
import type { RefusedFile } from '../rows/refused-file.ts';
import type { Source } from '../rows/source-row.ts';
import { notAgreed } from './agreement.ts';
import type { ImportOptions } from './import-options.ts';

/** What reading a file found, beside the values that it settled in the tables `facts`, `changes` and `kept`. */
export interface Found extends Pick<ImportReport, 'added'>, Partial<Pick<ImportReport, 'lists' | 'described'>> {
  counts: Pick<ImportReport['counts'], 'rows' | 'skipped'> & Partial<CountsOfCars>;
  dropped: Dropped;
}

/** What makes values of the rows of one delivery; all around it is the same for every dataset. */
export interface RowsOfDelivery {
  source: Source;
  unread: ImportReport['unread'];
  /** Names that look alike, once the source was read. */
  alike(): ImportReport['alike'];
  /** The sources that a value may be of. */
  sources: readonly DataSource[];
  staged: Staged;
  /**
   * Reads all rows once and settles them.
   * @param former the file of the release that the delivery is made onto; null where it begins a market
   */
  read(refused: RefusedFile, former: string | null): Promise<Found>;
  /** Writes what the former release does not have beside the figures: members, sources. */
  beside(connection: DuckDBConnection): Promise<void>;
  close(): void;
}

interface Delivery {
  dataset: Dataset;
  kind: DeliveryKind;
  onto: string | null;
  stamp: string;
}

/** What the report says before it is known whether a release is made of it. */
export async function findings(
  { dataset, kind, onto, stamp }: Delivery,
  { source, unread, alike, staged, sources }: RowsOfDelivery,
  { counts, dropped, added, lists = [], described = [] }: Found,
  { marketFolder, file, origin = file, by = null, dryRun = false, accept = {} }: ImportOptions,
): Promise<ImportReport> {
  const settled = await coverageOf(staged, dataset.facts, sources);
  const all = dropped.counts();
  return {
    dataset: dataset.key,
    file: basename(origin),
    kind,
    onto,
    by,
    stamp,
    dryRun,
    understood: { kind: source.kind, ...source.details },
    header: source.header,
    turned: source.turning?.counts ?? null,
    unread,
    alike: alike(),
    coverage: settled?.coverage ?? null,
    counts: {
      ...counts,
      accepted: settled?.accepted ?? 0,
      refused: dropped.refused(),
      refusedRows: dropped.refusedRows(),
      duplicate: all.duplicate ?? 0,
    },
    added,
    lists,
    comparison: onto === null ? await compareWithCurrent(staged, marketFolder) : await compareWithFormer(staged, onto),
    months: kind === 'whole' ? [] : await changesByMonth(staged, dataset.facts, dropped.refusedByMonth()),
    described,
    dropped: all,
    notAgreed: notAgreed(all, accept),
    groups: dropped.groups(),
    problems: dropped.problems,
    outcome: 'dry-run',
    release: null,
  };
}

/** @returns whether what was found may become a release */
export const stands = ({ kind, counts, notAgreed: beyond }: Pick<ImportReport, 'counts' | 'notAgreed' | 'kind'>) =>
  (counts.accepted > 0 || kind === 'describe') && Object.keys(beyond).length === 0;

/** @returns what becomes of a delivery that is no dry run; one that leaves everything as it is makes no release */
export function outcomeOf(report: ImportReport): ImportReport['outcome'] {
  const { inserted, updated, missing } = report.comparison;
  if (!stands(report)) return 'refused';
  return report.onto !== null && inserted + updated + missing + report.described.length === 0 ? 'unchanged' : 'sealed';
}
