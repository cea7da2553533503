import { createReadStream } from 'node:fs';
import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import type { FileLimits } from '../../settings/settings-files.ts';
import { emptyFile, refuseFile, type Source, type SourceRow } from '../rows/source-row.ts';
import { tooMuch } from '../rows/too-much.ts';
import { detectEncoding, type Encoding } from './encoding/detect-encoding.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** The first line that says anything: a line end within quotes ends none. */
const firstWhole = /^[\r\n\uFEFF]*((?:[^"\r\n]|"[^"]*")+)[\r\n]/;

async function firstLine(file: string, encoding: Encoding, longest: number): Promise<string> {
  let text = '';
  const input = createReadStream(file);
  const decoded = input.pipe(iconv.decodeStream(encoding)) as unknown as AsyncIterable<string>;
  for await (const chunk of decoded) {
    text += chunk;
    const line = firstWhole.exec(text.slice(0, longest))?.[1];
    if (line !== undefined || text.length > longest) {
      input.destroy();
      return line ?? text;
    }
  }
  return text;
}

/** How spreadsheets say, in a line of its own, which sign parts fields. */
const separator = /^sep=(.)$/i;

/** @returns the sign that parts the header's fields, not counting what stands in quotes */
export function detectDelimiter(line: string): string {
  const bare = line.replace(/"[^"]*"/g, '');
  const counts = delimiters.map((sign) => bare.split(sign).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ',';
}

interface Parsed {
  record: string[];
  raw: string;
}

interface Reading {
  encoding: Encoding;
  delimiter: string;
  limits: FileLimits;
}

async function* readCsv(file: string, { encoding, delimiter, limits }: Reading): AsyncIterable<SourceRow> {
  const parser = parse({
    delimiter,
    // A file that several programs wrote has several.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    raw: true,
    // A quote that is never closed would else swallow the file.
    max_record_size: limits.line,
    bom: true,
  });
  const input = createReadStream(file);
  const decoded = input.pipe(iconv.decodeStream(encoding));
  input.on('error', (error) => parser.destroy(error));
  decoded.pipe(parser);
  let row = 0;
  try {
    for await (const { record, raw } of parser as AsyncIterable<Parsed>) {
      row++;
      if (record.length > limits.columns) throw tooMuch.columns(row, limits.columns);
      yield { row, cells: record, text: raw.replace(/\r?\n$/, '') };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // Rows before the fault may still wait in the parser: its own count is the true one.
    const bad = Number((error as CsvError & { records?: number }).records ?? row) + 1;
    throw error.code === 'CSV_MAX_RECORD_SIZE'
      ? tooMuch.line(bad, limits.line)
      : refuseFile(
          'importer.row-broken',
          `第 ${bad} 行的引号或分隔符有误（${error.code}）；请修正后重试。`,
          `Row ${bad} has a quote or delimiter in the wrong place (${error.code}); correct it and try again.`,
        );
  } finally {
    input.destroy();
  }
}

const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** A title stands alone above a head of several columns. */
const isTitle = (cells: readonly string[], next: readonly string[] | undefined): boolean =>
  isBlankRow(cells.slice(1)) && next !== undefined && !isBlankRow(next.slice(1));

/** The row of the head: below blank rows, the line that names the delimiter, and a title, each of which is counted. */
async function headOf(rows: AsyncIterable<SourceRow>, mayHaveTitle: boolean) {
  const passed = { blank: 0, separator: 0, title: 0 };
  let before: SourceRow | null = null;
  for await (const row of rows) {
    if (before) {
      const title = isTitle(before.cells, row.cells);
      if (title) passed.title++;
      return { head: title ? row : before, passed };
    }
    if (isBlankRow(row.cells)) passed.blank++;
    else if (row.row === 1 && separator.test(row.text)) passed.separator++;
    else if (mayHaveTitle) before = row;
    else return { head: row, passed };
  }
  return { head: before, passed };
}

/** A delimiter behind every row ends a cell that says nothing. */
const withoutEnd = (row: SourceRow, width: number): SourceRow =>
  row.cells.length === width + 1 && row.cells[width] === '' ? { ...row, cells: row.cells.slice(0, width) } : row;

/**
 * Opens a CSV file; encoding and delimiter are found unless given. The head is the first row that is neither blank nor
 * the title of the table nor names the delimiter.
 * @param given.isTurned the mapping says itself which rows are the head
 * @throws Refusal when the file is empty, or its first row is too long or too wide
 */
export async function csvSource(
  file: string,
  given: {
    encoding?: Encoding | undefined;
    delimiter?: string | undefined;
    isTurned?: boolean;
    limits: FileLimits;
  },
): Promise<Source> {
  const encoding = given.encoding ?? (await detectEncoding(file));
  const { limits, isTurned = false } = given;
  const line = await firstLine(file, encoding, limits.line);
  const delimiter = given.delimiter ?? separator.exec(line)?.[1] ?? detectDelimiter(line);
  const reading = { encoding, delimiter, limits };
  const { head, passed } = await headOf(readCsv(file, reading), !isTurned);
  if (!head) throw emptyFile();
  const above = Object.entries(passed).flatMap(([kind, count]) => (count > 0 ? [`${kind} ${count}`] : []));
  return {
    kind: 'csv',
    details: {
      encoding,
      delimiter: delimiter === '\t' ? 'tab' : delimiter,
      ...(above.length > 0 && { above: above.join(' ') }),
    },
    header: head.cells,
    headerText: head.text,
    ...(head.row > 1 && { headerRow: head.row }),
    rows: async function* () {
      for await (const row of readCsv(file, reading)) if (row.row > head.row) yield withoutEnd(row, head.cells.length);
    },
  };
}
