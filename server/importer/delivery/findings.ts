import { basename } from 'node:path';
import { type DataSource, dataSources, type Language } from '@portal/contract';
import { type DeliveryKind, datasets, sourceNumber } from '../../market/index.ts';
import type { FileLimits } from '../../settings/settings-files.ts';
import { nearestField } from '../mapping/field-names.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { compareWithCurrent, compareWithFormer, coverageOf } from '../reading/compare-release.ts';
import { type Reading, readAll } from '../reading/read-all.ts';
import type { ImportReport } from '../reading/report.ts';
import { changesByMonth } from '../reading/settle-changes.ts';
import { describedChanges } from '../reading/settle-history.ts';
import { askNumber } from '../reading/staging.ts';
import { writeKeys } from '../reading/write-keys.ts';
import { type Agreement, notAgreed } from './agreement.ts';

/** How what an import leaves is named: the folder with the reports, and the release. */
export interface ImportNames {
  stamp: string;
  id: string;
}

export interface ImportOptions {
  /** `<data>/market` */
  marketFolder: string;
  /** A file, a .zip of files, or a folder of files. */
  file: string;
  /** What the file does; it is a whole market when missing. */
  kind?: DeliveryKind | undefined;
  /** The release that it is made onto; without one it begins a market. */
  onto?: string | null | undefined;
  /** Who brings it. */
  by?: string | null | undefined;
  /** Path of the mapping, or its name and version; without one the columns must have the names of the fields. */
  mapping?: string | undefined;
  dryRun?: boolean | undefined;
  /** What may be dropped; with anything beyond it no release is made. */
  accept?: Agreement | undefined;
  note?: string | undefined;
  /** Language of report.txt; report.json and refused.csv carry both. */
  language?: Language | undefined;
  progress?: ((rows: number) => void) | undefined;
  /** How what it leaves is named; by the time when missing. */
  names?: ImportNames | undefined;
  /** What the file may hold; the usual when missing. */
  limits?: FileLimits | undefined;
}

/** Every source that a value may be of. */
const knownSources = ({ sources = [] }: Mapping): DataSource[] => [...dataSources, ...sources.map(({ key }) => key)];

/** What the report says before it is known whether a release is made of it. */
export async function findings(reading: Reading, options: ImportOptions, stamp: string): Promise<ImportReport> {
  const { source, layout, registry, staging, kind, onto } = reading;
  const { counts, dropped } = await readAll(reading);
  await reading.refused.close();
  await writeKeys(staging, registry);
  const coverage = await coverageOf(staging);
  const used = (column: string) => askNumber(staging.connection, `SELECT COUNT(DISTINCT ${column}) FROM facts`);
  const { tables } = registry;
  return {
    dataset: 'sales',
    file: basename(options.file),
    kind,
    onto,
    by: options.by ?? null,
    stamp,
    dryRun: options.dryRun ?? false,
    understood: { kind: source.kind, ...source.details },
    header: source.header,
    turned: source.turning?.counts ?? null,
    unread: layout.unread.map((column) => ({ column, nearest: nearestField(column, layout.unspecified) })),
    alike: reading.alike(),
    coverage: coverage && {
      ...coverage,
      sources: knownSources(reading.mapping).filter((key) => coverage.sources.includes(sourceNumber(key))),
    },
    counts: {
      ...counts,
      accepted: await askNumber(staging.connection, 'SELECT COUNT(*) FROM facts'),
      refused: dropped.refused(),
      refusedRows: dropped.refusedRows(),
      manufacturers: tables.manufacturer.size,
      brands: tables.brand.size,
      models: tables.model.size,
      subModels: await used('sub_model_id'),
      cities: await used('city_id'),
    },
    comparison:
      onto === null ? await compareWithCurrent(staging, options.marketFolder) : await compareWithFormer(staging, onto),
    months: kind === 'whole' ? [] : await changesByMonth(staging, datasets.sales.facts, dropped.refusedByMonth()),
    described: describedChanges(registry),
    dropped: dropped.counts(),
    notAgreed: notAgreed(dropped.counts(), options.accept ?? {}),
    groups: dropped.groups(),
    problems: dropped.problems,
    outcome: 'dry-run',
    release: null,
  };
}

/** @returns whether what was found may become a release */
export const stands = ({
  kind,
  counts,
  notAgreed: beyond,
}: { counts: { accepted: number } } & Pick<ImportReport, 'notAgreed' | 'kind'>): boolean =>
  (counts.accepted > 0 || kind === 'describe') && Object.keys(beyond).length === 0;

/** @returns whether a delivery leaves everything as it is */
export const changesNothing = ({
  onto,
  comparison: { inserted, updated, missing },
  described = [],
}: Pick<ImportReport, 'onto' | 'comparison'> & { described?: readonly unknown[] }): boolean =>
  onto !== null && inserted + updated + missing + described.length === 0;
