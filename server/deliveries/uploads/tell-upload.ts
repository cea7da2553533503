import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DeliveryReport, Language, UploadRow, UploadRun } from '@portal/contract';
import { agreementText, type ImportReport, importsOf, reportText, rowLabel, versionsOf } from '../../importer/index.ts';
import { mappingFile, type Run, readRun } from './run-store.ts';
import { wordsOfReason } from './upload-refusals.ts';
import { bytesOf, placeOf, type Upload } from './upload-store.ts';

/** How many kinds of refusals, and how many refused rows, an answer lists. */
const listed = { groups: 100, problems: 50 };

/** How much of a value is shown, in characters. */
const mostValue = 100;

/** @returns what an import has written down of itself; null where it has not, or it was removed */
export async function storedReport(folder: string): Promise<ImportReport | null> {
  const text = await readFile(join(folder, 'report.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as ImportReport);
}

/** @returns a report in the words of the command line, with its first refused rows */
export function tellReport(report: ImportReport, language: Language): DeliveryReport {
  const { rows, skipped, accepted, refused, refusedRows, duplicate } = report.counts;
  return {
    text: reportText(report, language).trim(),
    counts: { rows, skipped, accepted, refused, refusedRows, duplicate },
    months: report.months.map(({ month, inserted, corrected, withdrawn, unchanged, refused: not }) => ({
      month,
      inserted,
      corrected,
      withdrawn,
      unchanged,
      refused: not,
    })),
    groups: report.groups.slice(0, listed.groups).map(({ code, field, sentence, count }) => ({
      code,
      field,
      count,
      message: sentence[language],
    })),
    problems: report.problems.slice(0, listed.problems).map((problem) => ({
      row: rowLabel(problem),
      field: problem.field,
      value: problem.value.slice(0, mostValue),
      code: problem.code,
      message: problem.sentence[language],
    })),
    toAccept: Object.keys(report.notAgreed).length > 0 ? agreementText(report.dropped) : '',
  };
}

/** The folder with the reports of a reading: beside its file, or among the imports of the market. */
export const reportsOf = (folder: string, stamp: string | null, marketFolder: string): string =>
  stamp === null ? folder : join(importsOf(marketFolder), stamp);

/** The mapping that a reading was ordered with: its name and version where it is one that is kept, and what it says. */
async function readingOf(
  marketFolder: string,
  folder: string,
  { mapping }: Pick<Run, 'mapping'>,
): Promise<{ mapping: string | null; mappingText: string | null }> {
  if (mapping === null) return { mapping: null, mappingText: null };
  if (mapping === mappingFile(folder)) {
    return { mapping: null, mappingText: await readFile(mapping, 'utf8').catch(() => null) };
  }
  const [name = '', version] = mapping.split('@');
  const found = (await versionsOf(marketFolder, name)).find((each) => String(each.version) === version);
  return { mapping, mappingText: found?.text ?? null };
}

/** @returns a file that somebody brought, and where its reading is */
export async function tellUpload(
  { folder: uploads, marketFolder }: { folder: string; marketFolder: string },
  upload: Upload,
  language: Language,
): Promise<UploadRow> {
  const { id, fileName, at } = upload;
  const { folder } = placeOf(uploads, id);
  const run = await readRun(folder);
  const bytes = await bytesOf(uploads, upload);
  const isOver = run?.state === 'done' || run?.state === 'refused';
  const report = run && isOver && run.outcome ? await storedReport(reportsOf(folder, run.stamp, marketFolder)) : null;
  const reading: UploadRun | null = run && {
    isDry: run.isDry,
    state: run.state,
    dataset: run.dataset as UploadRun['dataset'],
    kind: run.kind,
    onto: run.onto,
    note: run.note,
    ...(await readingOf(marketFolder, folder, run)),
    beganAt: run.beganAt,
    rows: run.rows,
    reason: run.reason && {
      refusal: run.reason.refusal,
      message: wordsOfReason(run.reason)[language],
    },
    outcome: run.outcome,
    release: run.release,
    report: report && tellReport(report, language),
  };
  return { id, fileName, at, bytes, isHere: bytes !== null, run: reading };
}
