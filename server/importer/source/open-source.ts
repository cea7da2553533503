import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { FileLimits } from '../../settings/settings-files.ts';
import { joinSources, type Part } from '../rows/join-sources.ts';
import { refuseFile, type Source } from '../rows/source-row.ts';
import { Tally } from '../rows/tally.ts';
import { filledDown } from '../shape/filled-down.ts';
import { headedSource } from '../shape/headed.ts';
import { withoutNotes } from '../shape/left-out.ts';
import { severalNames } from '../shape/several-names.ts';
import { turnedSource } from '../turning/turn-source.ts';
import { csvSource } from './csv-source.ts';
import { withoutInvisible } from './invisible.ts';
import { jsonLinesSource, jsonSource } from './json-source.ts';
import { type FileSettings, nameColumns } from './name-parts.ts';
import { withNumbers } from './number-columns.ts';
import { parquetSource } from './parquet-source.ts';
import { isRefusedFile, refusedSource } from './refused-source.ts';

/** What each kind of file ends in. */
const textEndings = ['.csv', '.tsv', '.txt'];
const lineEndings = ['.ndjson', '.jsonl'];
export const fileEndings = [...textEndings, '.xlsx', '.parquet', '.json', ...lineEndings];

/**
 * Opens one file: its sheets where it is a workbook, else the one table it holds.
 * @param given.path how the file is named in an archive or folder, or its own name
 * @param given.looked at how many bytes its encoding is told; by all when missing
 * @throws Refusal when it cannot be read or is of another kind
 */
export async function openParts(
  file: string,
  settings: FileSettings,
  given: { path: string; limits: FileLimits; looked?: number },
): Promise<[Part, ...Part[]]> {
  const { path, limits, looked } = given;
  const ending = extname(path).toLowerCase();
  if (ending === '.xlsx') {
    // What reads workbooks is large, and few deliveries are one.
    const { xlsxSources } = await import('./xlsx-source.ts');
    const sheets = await xlsxSources(file, settings, limits);
    return sheets.map(({ sheet, source }) => ({
      label: sheet,
      common: nameColumns(settings, path, sheet),
      source,
    })) as [Part, ...Part[]];
  }
  const common = nameColumns(settings, path);
  if (ending === '.parquet') return [{ label: path, common, source: await parquetSource(file, limits) }];
  if (ending === '.json') return [{ label: path, common, source: await jsonSource(file, settings.records, limits) }];
  if (lineEndings.includes(ending)) return [{ label: path, common, source: await jsonLinesSource(file, limits) }];
  if (textEndings.includes(ending)) {
    const { encoding, delimiter, turned, head } = settings;
    const saysHead = turned !== undefined || head !== undefined;
    const source = await csvSource(file, { encoding, delimiter, saysHead, limits, looked });
    return [
      {
        label: path,
        common,
        source: (await isRefusedFile(source)) ? await refusedSource(source, settings) : source,
      },
    ];
  }
  throw refuseFile(
    'importer.file-kind',
    `不支持 ${ending || '无扩展名'} 文件；请用 .csv、.tsv、.xlsx、.parquet、.json 或 .ndjson。`,
    `Files of type "${ending}" are not supported; use .csv, .tsv, .xlsx, .parquet, .json or .ndjson.`,
  );
}

/** @throws Refusal when there is no file at this path */
export async function needFile(file: string): Promise<{ isFolder: boolean }> {
  const found = await stat(file).catch(() => null);
  if (found?.isFile() || found?.isDirectory()) return { isFolder: found.isDirectory() };
  throw refuseFile('importer.file-not-found', `找不到文件 ${file}。`, `File ${file} not found.`);
}

/** How a detail is said that parts differ in: counts are added up, all else is named with its part. */
function togetherOf(key: string, parts: readonly Part[]): string {
  const own = parts.flatMap(({ label, source }) => {
    const text = source.details[key];
    return text === undefined ? [] : [{ label, text }];
  });
  const [first] = own;
  if (own.every(({ text }) => /^\d+$/.test(text))) return String(own.reduce((sum, { text }) => sum + Number(text), 0));
  const areAlike = own.length === parts.length && own.every(({ text }) => text === first?.text);
  return areAlike ? (first?.text ?? '') : own.map(({ label, text }) => `${label}: ${text}`).join(', ');
}

/** What is said of a workbook as a whole, whichever of its sheets is asked. */
const ofBook = ['notRead', 'hidden', 'calendar', 'encoding', 'delimiter', 'head'];

/** @returns what was found out of the parts, and the names of all where there are several */
function detailsOf(parts: readonly Part[]): Source['details'] {
  const [first] = parts;
  const { sheet, ...details } = first?.source.details ?? {};
  if (parts.length === 1) return sheet === undefined ? details : { sheet, ...details };
  const keys = new Set(parts.flatMap(({ source }) => Object.keys(source.details)));
  keys.delete('sheet');
  const all = [...keys].map((key) => [
    key,
    ofBook.includes(key) && details[key] !== undefined ? details[key] : togetherOf(key, parts),
  ]);
  return { ...Object.fromEntries(all), parts: parts.map(({ label }) => label).join(', ') };
}

/** Shapes one part by itself: its head, its rows, and where it is wide its cells as rows. */
async function shaped(
  { source, label }: Part,
  settings: FileSettings,
  tally: Tally,
  several: boolean,
): Promise<Source> {
  const part = several ? label : undefined;
  const headed = await headedSource(source, settings.head);
  const rows = withoutNotes(headed, settings.skip, tally, part);
  return turnedSource(filledDown(rows, settings.fillDown, tally, part), settings.turned);
}

/** Makes one table of what was opened, each part shaped by itself. */
export async function tableOf(
  parts: [Part, ...Part[]],
  settings: FileSettings,
  more: Source['details'] = {},
): Promise<Source> {
  const details = { ...more };
  const tally = new Tally(details);
  const each: Part[] = [];
  for (const part of parts) each.push({ ...part, source: await shaped(part, settings, tally, parts.length > 1) });
  Object.assign(details, detailsOf(each));
  const table = withoutInvisible(joinSources(each as [Part, ...Part[]], details), tally);
  return severalNames(withNumbers(table, settings.numbers), settings.several, tally);
}

/**
 * Opens a file by its ending: .xlsx, .parquet, .json, .ndjson and .jsonl, and text with delimiters for .csv, .tsv and .txt.
 * @throws Refusal when it cannot be read or is of another kind
 */
export async function openSource(file: string, settings: FileSettings, limits: FileLimits): Promise<Source> {
  await needFile(file);
  return tableOf(await openParts(file, settings, { path: basename(file), limits }), settings);
}
