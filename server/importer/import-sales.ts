import { randomBytes } from 'node:crypto';
import { basename, join } from 'node:path';
import { dataSources, type Language } from '@portal/contract';
import { writeWhole } from '../kernel/write-whole.ts';
import { sourceNumbers } from '../market/index.ts';
import { type Agreement, notAgreed } from './agreement.ts';
import { compareWithCurrent, coverageOf } from './compare-release.ts';
import { nearestField } from './field-names.ts';
import { layoutOf } from './layout.ts';
import { MemberRegistry } from './member-registry.ts';
import { openDelivery } from './open-delivery.ts';
import { type Reading, readAll } from './read-all.ts';
import { mappingOf } from './read-mapping.ts';
import { openRefusedFile } from './refused-file.ts';
import type { ImportReport } from './report.ts';
import { reportText } from './report-text.ts';
import { askNumber, openStaging } from './staging.ts';
import { openWorkFolder, type WorkFolder } from './work-folder.ts';
import { writeKeys } from './write-keys.ts';
import { writeRelease } from './write-release.ts';

export interface ImportOptions {
  /** `<data>/market` */
  marketFolder: string;
  /** A file, a .zip of files, or a folder of files. */
  file: string;
  /** Path of the mapping; without one the columns must have the names of the fields. */
  mappingFile?: string | undefined;
  dryRun?: boolean | undefined;
  /** What may be dropped; with anything beyond it no release is made. */
  accept?: Agreement | undefined;
  note?: string | undefined;
  /** Language of report.txt; report.json and refused.csv carry both. */
  language?: Language | undefined;
  progress?: ((rows: number) => void) | undefined;
}

export interface ImportResult {
  report: ImportReport;
  /** The folder with report.json, report.txt and refused.csv. */
  folder: string;
}

/** Two names of one time: of the folder with the reports, and of the release. */
function namesOf(now: Date): { stamp: string; id: string } {
  const time = now.toISOString().replace(/\D/g, '');
  const stamp = `${time.slice(0, 8)}-${time.slice(8, 17)}`;
  return { stamp, id: `${time.slice(0, 14)}-${randomBytes(3).toString('hex')}` };
}

/** What the report says before it is known whether a release is made of it. */
async function findings(reading: Reading, options: ImportOptions, stamp: string): Promise<ImportReport> {
  const { source, layout, registry, staging } = reading;
  const { counts, dropped } = await readAll(reading);
  await reading.refused.close();
  await writeKeys(staging, registry);
  const coverage = await coverageOf(staging);
  const used = (column: string) => askNumber(staging.connection, `SELECT COUNT(DISTINCT ${column}) FROM facts`);
  const { tables } = registry;
  return {
    dataset: 'sales',
    file: basename(options.file),
    stamp,
    dryRun: options.dryRun ?? false,
    understood: { kind: source.kind, ...source.details },
    header: source.header,
    unread: layout.unread.map((column) => ({ column, nearest: nearestField(column, layout.unsaid) })),
    coverage: coverage && {
      ...coverage,
      sources: dataSources.filter((key) => coverage.sources.includes(sourceNumbers[key])),
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
    comparison: await compareWithCurrent(staging, options.marketFolder),
    dropped: dropped.counts(),
    notAgreed: notAgreed(dropped.counts(), options.accept ?? {}),
    groups: dropped.groups(),
    problems: dropped.problems,
    outcome: 'dry-run',
    release: null,
  };
}

/** @returns whether what was found may become a release */
export const stands = ({ counts, notAgreed: beyond }: ImportReport): boolean =>
  counts.accepted > 0 && Object.keys(beyond).length === 0;

/**
 * Reads a delivery of sales through its mapping, writes a report beside the refused rows, and makes an unpublished
 * release: all of it or nothing.
 * @throws Refusal when the file or the mapping cannot be understood at all; refused rows are no error, see
 *   `report.outcome`
 */
export async function importSales(options: ImportOptions): Promise<ImportResult> {
  const { marketFolder, note = '', language = 'en' } = options;
  const mapping = await mappingOf(options.mappingFile);
  const { stamp, id } = namesOf(new Date());
  let work: WorkFolder | null = null;
  const opened = async (): Promise<WorkFolder> => (work ??= await openWorkFolder(marketFolder, stamp, id));
  let done = false;
  try {
    const source = await openDelivery(options.file, mapping, async () => (await opened()).staging);
    const layout = layoutOf(source.header, mapping, source.made);
    const { folder, staging: temporary } = await opened();
    const registry = new MemberRegistry(mapping.chineseNames);
    const stagingFile = join(temporary, 'staging.duckdb');
    const staging = await openStaging(stagingFile);
    const refused = await openRefusedFile(join(folder, 'refused.csv'), source.headerText);
    let report: ImportReport;
    try {
      const reading = { source, layout, mapping, registry, staging, refused };
      report = await findings({ ...reading, progress: options.progress ?? (() => {}) }, options, stamp);
    } finally {
      staging.close();
      await refused.close();
    }
    if (!report.dryRun) {
      report.outcome = stands(report) ? 'sealed' : 'refused';
      const { preliminaryFrom = null } = mapping;
      if (stands(report)) {
        report.release = await writeRelease(marketFolder, stagingFile, registry, { id, note, preliminaryFrom });
      }
    }
    await writeWhole(join(folder, 'report.txt'), reportText(report, language));
    await writeWhole(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
    done = true;
    return { report, folder };
  } finally {
    await (work as WorkFolder | null)?.end(done);
  }
}
