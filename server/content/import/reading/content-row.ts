import { stat } from 'node:fs/promises';
import { extname } from 'node:path';
import { openSource, refuseFile, textLines, tooMuch } from '../../../importer/index.ts';
import type { FileLimits } from '../../../settings/settings-files.ts';
import type { ContentMapping } from './content-mapping.ts';

/** One row of a delivery: its cells by column, or why it cannot be read. */
export interface ContentRow {
  /** As a spreadsheet counts: the header is row 1. In JSON lines, the line. */
  row: number;
  cells: Record<string, string>;
  /** The row as it stands in the file. */
  text: string;
  fault?: 'ragged' | 'json';
}

export interface ContentSource {
  header: string[];
  rows(): AsyncIterable<ContentRow>;
}

/**
 * Opens a delivery: JSON lines by .jsonl or .ndjson, and whatever the sales importer reads (CSV of any encoding, XLSX,
 * Parquet).
 * @param limits of what a file may hold
 * @throws Refusal when there is no such file, it is of another kind, or holds more than the limits allow; rows that
 *   hold more end the reading likewise
 */
export async function openContentSource(
  file: string,
  mapping: ContentMapping,
  limits: FileLimits,
): Promise<ContentSource> {
  if (['.jsonl', '.ndjson'].includes(extname(file).toLowerCase())) return jsonLines(file, limits);
  const source = await openSource(file, { encoding: mapping.encoding, delimiter: mapping.delimiter }, limits);
  const header = source.header.map((name) => name.trim());
  return {
    header,
    rows: async function* () {
      for await (const { row, cells, text } of source.rows()) {
        if (cells.every((cell) => cell.trim() === '')) continue;
        const named = Object.fromEntries(header.map((name, index) => [name, cells[index] ?? '']));
        yield cells.length === header.length
          ? { row, cells: named, text }
          : { row, cells: named, text, fault: 'ragged' };
      }
    },
  };
}

async function jsonLines(file: string, limits: FileLimits): Promise<ContentSource> {
  if (!(await stat(file).catch(() => null))?.isFile()) {
    throw refuseFile('content.file-not-found', `找不到文件 ${file}。`, `File ${file} not found.`);
  }
  const lines = await textLines(file, limits.line);
  const rows = async function* (): AsyncIterable<ContentRow> {
    let row = 0;
    for await (const line of lines()) {
      row++;
      if (line.trim() === '') continue;
      const read = jsonRow(row, line);
      if (Object.keys(read.cells).length > limits.columns) throw tooMuch.columns(row, limits.columns);
      yield read;
    }
  };
  for await (const { cells } of rows()) return { header: Object.keys(cells), rows };
  throw noRows();
}

/** A list that has a head, or not even that, and nothing below it. */
export const noRows = () =>
  refuseFile('content.file-empty', '文件为空：没有任何数据行。', 'The file is empty: it has no data rows.');

function jsonRow(row: number, text: string): ContentRow {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { row, cells: {}, text, fault: 'json' };
    return { row, cells: Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cellOf(each)])), text };
  } catch {
    return { row, cells: {}, text, fault: 'json' };
  }
}

/** Lists of words as CSV has them, parted by |; what is deeper stays JSON, as figures are. */
function cellOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((each) => typeof each !== 'object')) return value.join('|');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
