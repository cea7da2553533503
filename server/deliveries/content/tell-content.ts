import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentReportRow, ContentUploadRow, Language } from '@portal/contract';
import { type ContentReport, readContentReport } from '../../content/index.ts';
import { rowLabel } from '../../importer/index.ts';
import { wordsOfReason } from '../uploads/upload-refusals.ts';
import { bytesOf, placeOf, type Upload } from '../uploads/upload-store.ts';
import { type ContentRuns, mappingOf, reportsOf } from './content-run.ts';

/** How much of a value is shown, in characters. */
const mostValue = 100;

/** The files of a report, by what they list. */
export const listFiles = { refused: 'refused.csv', changes: 'changes.csv' } as const;

/** @returns what an import has found, with its first refused rows; null where it was removed. @param folder of its reports */
export async function tellContentReport(folder: string, language: Language): Promise<ContentReportRow | null> {
  const report = await readContentReport(folder);
  if (!report) return null;
  const isListed = (await stat(join(folder, listFiles.changes)).catch(() => null)) !== null;
  const hasChanges = isListed && report.outcome !== 'refused';
  return { ...inWords(report, language), hasChanges };
}

const inWords = ({ kind, source, rows, counts, problems, outcome }: ContentReport, language: Language) => ({
  kind,
  source,
  rows,
  counts,
  problems: problems.map((problem) => ({
    row: rowLabel(problem),
    field: problem.field,
    value: problem.value.slice(0, mostValue),
    code: problem.code,
    message: problem.sentence[language],
  })),
  outcome,
});

/** @returns a file of content that somebody brought, and where its reading is */
export async function tellContentUpload(
  { folder: uploads, dataFolder, runs }: { folder: string; dataFolder: string; runs: ContentRuns },
  upload: Upload,
  language: Language,
): Promise<ContentUploadRow> {
  const { id, fileName, at } = upload;
  const { folder } = placeOf(uploads, id);
  const run = await runs.read(folder);
  const bytes = await bytesOf(uploads, upload);
  const row = { id, fileName, at, bytes, isHere: bytes !== null };
  if (!run) return { ...row, run: null };
  const { isDry, state, kind, source, allowRefused, beganAt, outcome, rows = 0 } = run;
  const reports = reportsOf(folder, run, dataFolder);
  return {
    ...row,
    run: {
      isDry,
      state,
      kind,
      source,
      mappingText: await readFile(mappingOf(folder), 'utf8').catch(() => null),
      allowRefused,
      beganAt,
      rows,
      reason: run.reason && { refusal: run.reason.refusal, message: wordsOfReason(run.reason)[language] },
      outcome,
      report: reports === null ? null : await tellContentReport(reports, language),
    },
  };
}
