import { join } from 'node:path';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { type Dataset, preliminaryAfter, type ReleaseInfo, releaseFile, storedCoverage } from '../../market/index.ts';
import { findings, outcomeOf, type RowsOfDelivery } from '../delivery/findings.ts';
import { formerRelease } from '../delivery/former-release.ts';
import { type ImportOptions, importNames } from '../delivery/import-options.ts';
import { reportText } from '../delivery/report-text.ts';
import { sealsOf } from '../delivery/seals-of.ts';
import { openWorkFolder, type WorkFolder } from '../delivery/work-folder.ts';
import { writeRelease } from '../delivery/write-release.ts';
import type { NamedMapping } from '../mapping/read-mapping.ts';
import { mappingOf } from '../mapping/saved-mappings.ts';
import type { ImportReport } from '../reading/report.ts';
import { stagingName } from '../reading/staging.ts';
import { openRefusedFile } from '../rows/refused-file.ts';
import { headTexts } from '../rows/source-row.ts';
import { openDelivery } from '../source/open-delivery.ts';
import { type Opening, openRows } from './open-rows.ts';

export interface ImportResult {
  report: ImportReport;
  /** The folder with report.json, report.txt and refused.csv. */
  folder: string;
}

/** Everything that a release says of the delivery that it was made of. */
interface Sealing {
  dataset: Dataset;
  rows: RowsOfDelivery;
  former: ReleaseInfo | null;
  stagingFile: string;
  id: string;
  mapping: NamedMapping;
}

/** Makes the unpublished release of what was found. @returns its id */
async function seal(report: ImportReport, sealing: Sealing, options: ImportOptions): Promise<string> {
  const { dataset, rows, former, stagingFile, id, mapping } = sealing;
  const { marketFolder, file, origin = file, note = '', by = null } = options;
  const { inserted, updated, missing, unchanged } = report.comparison;
  const counts =
    former === null
      ? { inserted: report.counts.accepted, corrected: 0, withdrawn: 0, unchanged: 0 }
      : { inserted, corrected: updated, withdrawn: missing, unchanged };
  const { preliminaryFrom = null, demonstration = false } = former ?? {};
  const sources = (former ? storedCoverage(dataset, former) : []).flatMap(({ key }) => key ?? []);
  return writeRelease(
    marketFolder,
    {
      dataset,
      stagingFile,
      parts: rows.staged.parts,
      onto: former?.id ?? null,
      among: options.among,
      beside: rows.beside,
    },
    {
      id,
      note,
      demonstration,
      preliminaryFrom: preliminaryAfter(
        { preliminary: preliminaryFrom, sources },
        dataset.key,
        mapping.content.preliminaryFrom,
      ),
      delivery: {
        dataset: dataset.key,
        kind: report.kind,
        by,
        at: new Date().toISOString(),
        mapping: mapping.seal,
        files: await sealsOf(origin),
        counts: { ...counts, refused: report.counts.refused },
      },
    },
  );
}

/**
 * Reads a delivery of a dataset by what that declares of its files, writes a report beside the refused rows, and makes an
 * unpublished release: all of it or nothing. Onto a former release it takes what the file is long, not what the market
 * is large.
 * @throws Refusal when the file or the mapping cannot be understood at all, the release it is to be made onto is not
 *   there, or another delivery is being made; refused rows are no error, see `report.outcome`
 */
export async function importDataset(dataset: Dataset, options: ImportOptions): Promise<ImportResult> {
  const { marketFolder, language = 'en', kind = 'whole', progress = () => {} } = options;
  const mapping = await mappingOf(marketFolder, options.mapping, dataset);
  const { content } = mapping;
  const hasTotal = content.total !== undefined;
  const former = await formerRelease(marketFolder, dataset, { kind, onto: options.onto, hasTotal });
  const onto = former?.id ?? null;
  const { stamp, id } = options.names ?? importNames(new Date());
  let work: WorkFolder | null = null;
  const opened = async (): Promise<WorkFolder> =>
    (work ??= await openWorkFolder(marketFolder, stamp, { release: id, alone: onto !== null && !options.dryRun }));
  let done = false;
  try {
    const delivered = await openDelivery(options.file, content, async () => (await opened()).staging, options.limits);
    const staging = async () => (await opened()).staging;
    const opening: Opening = { dataset, kind, delivered, mapping: content, marketFolder, staging, progress };
    const rows = await openRows(opening);
    const { folder } = await opened();
    const refused = await openRefusedFile(join(folder, 'refused.csv'), headTexts(rows.source));
    let report: ImportReport;
    try {
      const found = await rows.read(refused, onto === null ? null : releaseFile(marketFolder, onto));
      await refused.close();
      report = await findings({ dataset, kind, onto, stamp }, rows, found, options);
    } finally {
      rows.close();
      await refused.close();
    }
    if (!report.dryRun) report.outcome = outcomeOf(report);
    if (report.outcome === 'sealed') {
      const stagingFile = join(await staging(), stagingName);
      report.release = await seal(report, { dataset, rows, former, stagingFile, id, mapping }, options);
    }
    await writeWhole(join(folder, 'report.txt'), reportText(report, language));
    await writeWhole(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
    done = true;
    return { report, folder };
  } finally {
    await (work as WorkFolder | null)?.end(done);
  }
}
