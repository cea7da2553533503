import { basename, join } from 'node:path';
import { type Language, status } from '@portal/contract';
import { Type } from '@sinclair/typebox';
import { Refusal } from '../../kernel/refusal.ts';
import { writeWhole } from '../../kernel/write-whole.ts';
import { allDatasets, type Dataset, monthText, readCurrent, readRelease, releaseFile } from '../../market/index.ts';
import { type Agreement, notAgreed } from '../agreement.ts';
import { namesOf } from '../import-sales.ts';
import { readingSettings } from '../mapping.ts';
import { openDelivery } from '../open-delivery.ts';
import { openRefusedFile } from '../refused-file.ts';
import { mappingOf } from '../saved-mappings.ts';
import { openWorkFolder, type WorkFolder } from '../work-folder.ts';
import { columnsOf } from './columns.ts';
import { compareFacts } from './compare-facts.ts';
import { knownMarket } from './known-market.ts';
import { type DatasetReading, readFile } from './read-file.ts';
import { type DatasetReport, datasetReportText } from './report.ts';
import { openStage, settledSpan } from './stage.ts';
import { writeFacts } from './write-facts.ts';

export interface DatasetImport {
  /** `<data>/market` */
  marketFolder: string;
  /** A file, a .zip of files, or a folder of files. */
  file: string;
  /** Path of the mapping, or its name and version; without one the columns must have the names of the fields. */
  mapping?: string | undefined;
  dryRun?: boolean | undefined;
  /** What may be dropped; with anything beyond it no release is made. */
  accept?: Agreement | undefined;
  note?: string | undefined;
  /** Language of report.txt; report.json and refused.csv carry both. */
  language?: Language | undefined;
  progress?: ((rows: number) => void) | undefined;
  /** The datasets whose tables a release has: those of the market. */
  among?: readonly Dataset[] | undefined;
}

/** @returns whether what was found may become a release */
const stands = ({ counts, notAgreed: beyond }: DatasetReport): boolean =>
  counts.accepted > 0 && Object.keys(beyond).length === 0;

async function findings(
  reading: DatasetReading,
  { file, dryRun = false, accept = {} }: DatasetImport,
  { stamp, published }: { stamp: string; published: string },
): Promise<DatasetReport> {
  const { dataset, source, columns, stage, tables, refused } = reading;
  const { rows, skipped, dropped } = await readFile(reading);
  await refused.close();
  const span = await settledSpan(stage);
  const { duplicate = 0, ...all } = dropped.counts();
  const news = [...tables].map(([table, { added }]): [string, number] => [table, added.length]);
  return {
    ...{ dataset: dataset.key, file: basename(file), stamp, dryRun },
    understood: { kind: source.kind, ...source.details },
    ...{ header: source.header, unread: columns.unread },
    coverage: span && { first: monthText(span.first), last: monthText(span.last) },
    counts: {
      ...{ rows, skipped, accepted: span?.rows ?? 0, duplicate },
      ...{ refused: dropped.refused(), refusedRows: dropped.refusedRows() },
    },
    added: Object.fromEntries(news.filter(([, number]) => number > 0)),
    comparison: await compareFacts(stage, dataset, published),
    dropped: { ...all, ...(duplicate > 0 && { duplicate }) },
    notAgreed: notAgreed(dropped.counts(), accept),
    ...{ groups: dropped.groups(), problems: dropped.problems, outcome: 'dry-run', release: null },
  };
}

/**
 * Reads a file into a dataset by what that declares of its files, writes a report beside the refused rows, and makes an
 * unpublished release: the published one with the facts of this dataset replaced, all of them or nothing.
 * @throws Refusal when nothing is published yet, or the file or the mapping cannot be understood at all; refused rows
 *   are no error, see `report.outcome`
 */
export async function importDataset(
  dataset: Dataset,
  options: DatasetImport,
): Promise<{ report: DatasetReport; folder: string; stands: boolean }> {
  const { marketFolder, note = '', language = 'en', among = allDatasets, progress = () => {} } = options;
  const { file } = dataset;
  if (!file) throw new Error(`${dataset.key} declares no file`);
  const schema = Type.Object(readingSettings(Object.keys(file.fields)), { additionalProperties: false });
  const { content: mapping } = await mappingOf(marketFolder, options.mapping, schema);
  const published = await publishedRelease(marketFolder);
  const { stamp, id } = namesOf(new Date());
  let work: WorkFolder | null = null;
  const opened = async (): Promise<WorkFolder> =>
    (work ??= await openWorkFolder(marketFolder, stamp, { release: id, alone: !options.dryRun }));
  let done = false;
  try {
    const source = await openDelivery(options.file, mapping, async () => (await opened()).staging);
    const columns = columnsOf(source, mapping, file);
    const { folder, staging } = await opened();
    const stageFile = join(staging, 'staging.duckdb');
    const stage = await openStage(stageFile, dataset);
    const refused = await openRefusedFile(join(folder, 'refused.csv'), source.headerText);
    let report: DatasetReport;
    let tables: DatasetReading['tables'];
    try {
      const former = releaseFile(marketFolder, published.id).replaceAll("'", "''");
      await stage.connection.run(`ATTACH '${former}' AS former (READ_ONLY)`);
      tables = await knownMarket(stage.connection, dataset);
      const reading = { dataset, file, source, columns, mapping, tables, stage, refused, progress };
      report = await findings(reading, options, { stamp, published: published.id });
    } finally {
      stage.close();
      await refused.close();
    }
    if (!report.dryRun) report.outcome = stands(report) ? 'sealed' : 'refused';
    if (report.outcome === 'sealed') {
      const { demonstration, preliminaryFrom } = published;
      const info = { id, note, demonstration, preliminaryFrom, former: published.id, among };
      report.release = await writeFacts(marketFolder, stageFile, dataset, tables, info);
    }
    await writeWhole(join(folder, 'report.txt'), datasetReportText(report, language));
    await writeWhole(join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
    done = true;
    return { report, folder, stands: stands(report) };
  } finally {
    await (work as WorkFolder | null)?.end(done);
  }
}

/** The release that the new one is made from. */
async function publishedRelease(marketFolder: string) {
  const current = await readCurrent(marketFolder);
  const release = current && (await readRelease(marketFolder, current.current));
  if (release) return release;
  throw new Refusal('importer.nothing-published', status.refused, {
    zh_CN: '还没有已发布的版本：请先导入并发布销量，其他数据集建立在其上。',
    en: 'No release is published yet: import and publish sales first, other datasets are made onto them.',
  });
}
