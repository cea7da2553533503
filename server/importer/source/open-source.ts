import { stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { FileLimits } from '../../settings/settings-files.ts';
import { joinSources, type Part } from '../rows/join-sources.ts';
import { refuseFile, type Source } from '../rows/source-row.ts';
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
 * @throws Refusal when it cannot be read or is of another kind
 */
export async function openParts(
  file: string,
  settings: FileSettings,
  given: { path: string; limits: FileLimits },
): Promise<[Part, ...Part[]]> {
  const { path, limits } = given;
  const ending = extname(path).toLowerCase();
  if (ending === '.xlsx') {
    // What reads workbooks is large, and few deliveries are one.
    const { xlsxSources } = await import('./xlsx-source.ts');
    const sheets = await xlsxSources(file, settings.sheet, limits);
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
    const { encoding, delimiter, turned } = settings;
    const source = await csvSource(file, { encoding, delimiter, isTurned: turned !== undefined, limits });
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

/** @returns what was found out of each part, and the names of all where there are several */
function detailsOf(parts: readonly Part[]): Source['details'] {
  const [first] = parts;
  const { sheet, ...details } = first?.source.details ?? {};
  if (parts.length > 1) return { ...details, parts: parts.map(({ label }) => label).join(', ') };
  return sheet === undefined ? details : { sheet, ...details };
}

/** Makes one table of what was opened, each part turned by itself. */
export async function tableOf(
  parts: [Part, ...Part[]],
  settings: FileSettings,
  more: Source['details'] = {},
): Promise<Source> {
  const details = { ...more, ...detailsOf(parts) };
  const turned: Part[] = [];
  for (const part of parts) turned.push({ ...part, source: await turnedSource(part.source, settings.turned) });
  return withNumbers(withoutInvisible(joinSources(turned as [Part, ...Part[]], details)), settings.numbers);
}

/**
 * Opens a file by its ending: .xlsx, .parquet, .json, .ndjson and .jsonl, and text with delimiters for .csv, .tsv and .txt.
 * @throws Refusal when it cannot be read or is of another kind
 */
export async function openSource(file: string, settings: FileSettings, limits: FileLimits): Promise<Source> {
  await needFile(file);
  return tableOf(await openParts(file, settings, { path: basename(file), limits }), settings);
}
