import { basename, join } from 'node:path';
import { chinaDate, status } from '@portal/contract';
import { writeWhole } from '../../kernel/files/write-whole.ts';
import { Refusal } from '../../kernel/refusals/refusal.ts';
import {
  allDatasets,
  type Dataset,
  monthNumber,
  monthText,
  needRelease,
  type ReleaseInfo,
  readCurrent,
  releaseFile,
} from '../../market/index.ts';
import { notAgreed } from '../delivery/agreement.ts';
import { changesNothing, type ImportOptions, stands } from '../delivery/findings.ts';
import { importNames } from '../delivery/import-sales.ts';
import { sealsOf } from '../delivery/seals-of.ts';
import { openWorkFolder, type WorkFolder } from '../delivery/work-folder.ts';
import { writeRelease } from '../delivery/write-release.ts';
import type { DeclaredMapping } from '../mapping/mapping-of-dataset.ts';
import { mappingOf } from '../mapping/saved-mappings.ts';
import { compareWithFormer } from '../reading/compare-release.ts';
import { changesByMonth } from '../reading/settle-changes.ts';
import { openRefusedFile } from '../rows/refused-file.ts';
import { headTexts } from '../rows/source-row.ts';
import { openDelivery } from '../source/open-delivery.ts';
import { columnsOf } from './columns.ts';
import { fileOfKind } from './file-of-kind.ts';
import { judgeOf } from './judging/judge.ts';
import { knownMarket } from './known/known-market.ts';
import { watchedSource } from './known/watched-source.ts';
import { openLongRows } from './long-rows.ts';
import { type DatasetReading, readFile } from './read-file.ts';
import { usualFigures } from './read-long.ts';
import { type DatasetReport, datasetReportText } from './report.ts';
import { openStage, settledSpan } from './stage.ts';
import { writeAdded } from './write-added.ts';

export interface DatasetImport extends ImportOptions {
  /** The datasets whose tables a release has: those of the market. */
  among?: readonly Dataset[] | undefined;
  /** What the operator brought, where `file` was made of it: report and trail name this. */
  origin?: string | undefined;
}

async function findings(
  reading: DatasetReading,
  { file, origin = file, dryRun = false, accept = {}, by = null }: DatasetImport,
  { stamp, onto }: { stamp: string; onto: string },
): Promise<DatasetReport> {
  const { dataset, kind, source, columns, stage, tables, refused } = reading;
  const { rows, skipped, dropped, lists } = await readFile(reading);
  await refused.close();
  const span = await settledSpan(stage);
  const { duplicate = 0, ...all } = dropped.counts();
  const news = [...tables].map(([table, { added }]): [string, number] => [table, added.length]);
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
    unread: columns.unread,
    alike: reading.alike(),
    coverage: span && { first: monthText(span.first), last: monthText(span.last) },
    counts: {
      rows,
      skipped,
      accepted: span?.rows ?? 0,
      duplicate,
      refused: dropped.refused(),
      refusedRows: dropped.refusedRows(),
    },
    added: Object.fromEntries(news.filter(([, number]) => number > 0)),
    lists,
    comparison: await compareWithFormer(stage, onto),
    months: kind === 'whole' ? [] : await changesByMonth(stage, dataset.facts, dropped.refusedByMonth()),
    dropped: { ...all, ...(duplicate > 0 && { duplicate }) },
    notAgreed: notAgreed(dropped.counts(), accept),
    groups: dropped.groups(),
    problems: dropped.problems,
    outcome: 'dry-run',
    release: null,
  };
}

/**
 * Reads a file into a dataset by what that declares of its files, writes a report beside the refused rows, and makes an
 * unpublished release: that which it is made onto with what the file changes of this dataset, all of it or nothing.
 * @throws Refusal when nothing is published yet, the release it is to be made onto is not there, another delivery is
 *   being made, or the file or the mapping cannot be understood at all; refused rows are no error, see `report.outcome`
 */
export async function importDataset(
  dataset: Dataset,
  options: DatasetImport,
): Promise<{ report: DatasetReport; folder: string }> {
  const { marketFolder, note = '', language = 'en', among = allDatasets, progress = () => {} } = options;
  const { kind = 'whole', by = null } = options;
  const file = fileOfKind(dataset, kind);
  // A mapping may speak of figures that a withdrawal does not need.
  const { content: mapping, seal } = await mappingOf<DeclaredMapping>(marketFolder, options.mapping, dataset);
  const former = await formerRelease(marketFolder, options.onto);
  const { stamp, id } = options.names ?? importNames(new Date());
  let work: WorkFolder | null = null;
  const opened = async (): Promise<WorkFolder> =>
    (work ??= await openWorkFolder(marketFolder, stamp, { release: id, alone: !options.dryRun }));
  let done = false;
  try {
    const delivered = await openDelivery(options.file, mapping, async () => (await opened()).staging, options.limits);
    const columns = columnsOf(delivered, mapping, file);
    const watched = watchedSource(delivered, columns, file);
    const { source } = watched;
    const { folder, staging } = await opened();
    const stagingFile = join(staging, 'staging.duckdb');
    const stage = await openStage(stagingFile, dataset);
    const refused = await openRefusedFile(join(folder, 'refused.csv'), headTexts(source));
    let report: DatasetReport;
    let tables: DatasetReading['tables'];
    try {
      const path = releaseFile(marketFolder, former.id).replaceAll("'", "''");
      await stage.connection.run(`ATTACH '${path}' AS former (READ_ONLY)`);
      tables = await knownMarket(stage.connection, dataset);
      const { pivot } = columns;
      const longFile = join(staging, 'long.duckdb');
      const today = chinaDate(Date.now());
      const now = monthNumber(today);
      const judging = {
        judge: judgeOf({ file, now, today, kind }),
        // The rows of a table that was turned have no columns of their own.
        columnOf: (field: string) => (source.turning ? undefined : (columns.columns[field] ?? pivot?.value)),
      };
      const openLong = async () =>
        pivot && openLongRows(longFile, dataset, file, usualFigures(pivot, file, mapping.constants), judging);
      const reading = {
        dataset,
        kind,
        now,
        today,
        file,
        source,
        alike: watched.alike,
        columns,
        mapping,
        tables,
        stage,
        openLong,
        refused,
        progress,
      };
      report = await findings(reading, options, { stamp, onto: former.id });
    } finally {
      stage.close();
      await refused.close();
    }
    if (!report.dryRun) report.outcome = !stands(report) ? 'refused' : changesNothing(report) ? 'unchanged' : 'sealed';
    if (report.outcome === 'sealed') {
      const { demonstration, preliminaryFrom } = former;
      const { inserted, updated, missing, unchanged } = report.comparison;
      report.release = await writeRelease(
        marketFolder,
        {
          dataset,
          stagingFile,
          parts: stage.parts,
          onto: former.id,
          among,
          beside: (connection) => writeAdded(connection, dataset, tables),
        },
        {
          id,
          note,
          demonstration,
          preliminaryFrom,
          delivery: {
            dataset: dataset.key,
            kind,
            by,
            at: new Date().toISOString(),
            mapping: seal,
            files: await sealsOf(options.origin ?? options.file),
            counts: { inserted, corrected: updated, withdrawn: missing, unchanged, refused: report.counts.refused },
          },
        },
      );
    }
    await writeWhole(join(folder, 'report.txt'), datasetReportText(report, language));
    await writeWhole(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
    done = true;
    return { report, folder };
  } finally {
    await (work as WorkFolder | null)?.end(done);
  }
}

/**
 * The release that the new one is made from: the one that is named, or the published one.
 * @throws Refusal where neither is there
 */
export async function formerRelease(marketFolder: string, onto: string | null | undefined): Promise<ReleaseInfo> {
  const id = onto === undefined ? (await readCurrent(marketFolder))?.current : onto;
  if (typeof id === 'string') return needRelease(marketFolder, id);
  throw new Refusal('importer.nothing-published', status.refused, {
    zh_CN:
      '没有可作为基础的已发布版本：请先导入并发布销量，其他数据集建立在其上；要基于演示数据，请用 --onto 写明其版本号。',
    en: 'No release is published that this could be made onto: import and publish sales first, other datasets are made onto them; a demonstration has to be named with --onto.',
  });
}
