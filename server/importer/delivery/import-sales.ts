import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { datasets, preliminaryAfter } from '../../market/index.ts';
import { layoutOf, sayingOf } from '../mapping/layout.ts';
import { mappingOf } from '../mapping/saved-mappings.ts';
import { MemberRegistry } from '../members/member-registry.ts';
import { readAliases } from '../members/names.ts';
import { writeMembers, writeSources } from '../members/write-members.ts';
import { checkPossible } from '../reading/possible.ts';
import type { ImportReport } from '../reading/report.ts';
import { openStaging } from '../reading/staging.ts';
import { standOn } from '../reading/stand-on.ts';
import { carLevels } from '../rows/car-fields.ts';
import { openRefusedFile } from '../rows/refused-file.ts';
import { headTexts } from '../rows/source-row.ts';
import { watchNames } from '../rows/watch-names.ts';
import { inCalendar } from '../source/old-calendar.ts';
import { openDelivery } from '../source/open-delivery.ts';
import { changesNothing, findings, type ImportNames, type ImportOptions, stands } from './findings.ts';
import { reportText } from './report-text.ts';
import { sealsOf } from './seals-of.ts';
import { openWorkFolder, type WorkFolder } from './work-folder.ts';
import { writeRelease } from './write-release.ts';

export interface ImportResult {
  report: ImportReport;
  /** The folder with report.json, report.txt and refused.csv. */
  folder: string;
}

/** @returns two names of one time */
export function importNames(now: Date): ImportNames {
  const time = now.toISOString().replace(/\D/g, '');
  const stamp = `${time.slice(0, 8)}-${time.slice(8, 17)}`;
  return { stamp, id: `${time.slice(0, 14)}-${randomBytes(3).toString('hex')}` };
}

/**
 * Reads a delivery of sales through its mapping, writes a report beside the refused rows, and makes an unpublished
 * release: all of it or nothing. Onto a former release it takes what the file is long, not what the market is large.
 * @throws Refusal when the file or the mapping cannot be understood at all, the release it is to be made onto is not
 *   there, or another delivery is being made; refused rows are no error, see `report.outcome`
 */
export async function importSales(options: ImportOptions): Promise<ImportResult> {
  const { marketFolder, note = '', language = 'en', kind = 'whole', onto = null, by = null } = options;
  const mapping = await mappingOf(marketFolder, options.mapping, datasets.sales);
  const former = await checkPossible(marketFolder, { kind, onto, mapping: mapping.content });
  const { stamp, id } = options.names ?? importNames(new Date());
  let work: WorkFolder | null = null;
  const opened = async (): Promise<WorkFolder> =>
    (work ??= await openWorkFolder(marketFolder, stamp, { release: id, alone: onto !== null && !options.dryRun }));
  let done = false;
  try {
    const delivered = await openDelivery(
      options.file,
      mapping.content,
      async () => (await opened()).staging,
      options.limits,
    );
    const layout = layoutOf(delivered.header, mapping.content, delivered.made, sayingOf(kind));
    const watched = watchNames(
      inCalendar(delivered, [layout.columns.month]),
      carLevels.map((level) => layout.columns[level]),
    );
    const { source } = watched;
    const { folder, staging: temporary } = await opened();
    const aliases = await readAliases(marketFolder);
    const registry = new MemberRegistry(mapping.content.chineseNames);
    const stagingFile = join(temporary, 'staging.duckdb');
    const staging = await openStaging(stagingFile);
    const refused = await openRefusedFile(join(folder, 'refused.csv'), headTexts(source));
    let report: ImportReport;
    try {
      if (onto !== null) await standOn(staging, registry, marketFolder, onto);
      const { alike } = watched;
      const reading = {
        source,
        alike,
        layout,
        mapping: mapping.content,
        registry,
        staging,
        refused,
        kind,
        onto,
        aliases,
      };
      report = await findings({ ...reading, progress: options.progress ?? (() => {}) }, options, stamp);
    } finally {
      staging.close();
      await refused.close();
    }
    if (!report.dryRun) {
      report.outcome = !stands(report) ? 'refused' : changesNothing(report) ? 'unchanged' : 'sealed';
      if (report.outcome === 'sealed') {
        const { inserted, updated, missing, unchanged } = report.comparison;
        const counts =
          onto === null
            ? { inserted: report.counts.accepted, corrected: 0, withdrawn: 0, unchanged: 0 }
            : { inserted, corrected: updated, withdrawn: missing, unchanged };
        report.release = await writeRelease(
          marketFolder,
          {
            dataset: datasets.sales,
            beside: async (connection) => {
              await writeMembers(connection, registry);
              await writeSources(connection, mapping.content.sources ?? []);
            },
            stagingFile,
            parts: staging.parts,
            onto,
          },
          {
            id,
            note,
            demonstration: former?.demonstration ?? false,
            preliminaryFrom: preliminaryAfter(
              former?.preliminaryFrom ?? null,
              former?.sources.map(({ key }) => key) ?? [],
              mapping.content.preliminaryFrom,
            ),
            delivery: {
              dataset: 'sales',
              kind,
              by,
              at: new Date().toISOString(),
              mapping: mapping.seal,
              files: await sealsOf(options.file),
              counts: { ...counts, refused: report.counts.refused },
            },
          },
        );
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
