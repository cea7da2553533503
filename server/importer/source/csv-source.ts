import { createReadStream } from 'node:fs';
import { CsvError, parse } from 'csv-parse';
import iconv from 'iconv-lite';
import type { FileLimits } from '../../settings/settings-files.ts';
import { emptyFile, refuseFile, type Source, type SourceRow } from '../rows/source-row.ts';
import { tooMuch } from '../rows/too-much.ts';
import { aboveOf, findHead, separatorLine } from '../shape/find-head.ts';
import { detectEncoding, type Encoding } from './encoding/detect-encoding.ts';

const delimiters = [',', ';', '\t', '|'] as const;

/** The first line that says anything: a line end within quotes ends none. */
const firstWhole = /^[\r\n\uFEFF]*((?:[^"\r\n]|"[^"]*")+)[\r\n]/;

/** How many lines may stand above the head without a delimiter: titles. */
const mostTitles = 5;

/** The first lines that say anything, until one of them has a delimiter. */
async function firstLines(file: string, encoding: Encoding, longest: number): Promise<string[]> {
  const lines: string[] = [];
  let text = '';
  const input = createReadStream(file);
  const decoded = input.pipe(iconv.decodeStream(encoding)) as unknown as AsyncIterable<string>;
  for await (const chunk of decoded) {
    text += chunk;
    for (let found = firstWhole.exec(text.slice(0, longest)); found; found = firstWhole.exec(text.slice(0, longest))) {
      const [whole, line = ''] = found;
      lines.push(line);
      text = text.slice(whole.length);
      if (lines.length > mostTitles || hasDelimiter(line)) {
        input.destroy();
        return lines;
      }
    }
    if (text.length > longest) input.destroy();
    if (text.length > longest) break;
  }
  return [...lines, text];
}

const withoutQuoted = (line: string): string => line.replace(/"[^"]*"/g, '');

const hasDelimiter = (line: string): boolean => delimiters.some((sign) => withoutQuoted(line).includes(sign));

/** @returns the sign that parts the header's fields, not counting what stands in quotes */
export function detectDelimiter(line: string): string {
  const bare = withoutQuoted(line);
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

/** A delimiter behind every row ends a cell that says nothing. */
const withoutEnd = (row: SourceRow, width: number): SourceRow =>
  row.cells.length === width + 1 && row.cells[width] === '' ? { ...row, cells: row.cells.slice(0, width) } : row;

/**
 * Opens a CSV file; encoding and delimiter are found unless given. The head is the first row that is neither blank nor
 * the title of the table nor names the delimiter.
 * @param given.saysHead the mapping says itself which rows are the head
 * @param given.looked at how many bytes the encoding is told; by all when missing
 * @throws Refusal when the file is empty, or its first row is too long or too wide
 */
export async function csvSource(
  file: string,
  given: {
    encoding?: Encoding | undefined;
    delimiter?: string | undefined;
    saysHead?: boolean;
    looked?: number | undefined;
    limits: FileLimits;
  },
): Promise<Source> {
  const { limits, saysHead = false } = given;
  const { encoding, doubt } = given.encoding
    ? { encoding: given.encoding, doubt: null }
    : await detectEncoding(file, given.looked);
  const lines = await firstLines(file, encoding, limits.line);
  const named = separatorLine.exec(lines[0] ?? '')?.[1];
  const delimiter = given.delimiter ?? named ?? detectDelimiter(lines.find(hasDelimiter) ?? '');
  const reading = { encoding, delimiter, limits };
  const found = await findHead(readCsv(file, reading), !saysHead);
  if (!found) throw emptyFile();
  const { head, passed } = found;
  return {
    kind: 'csv',
    details: {
      encoding,
      ...(doubt && { encodingDoubt: doubt }),
      delimiter: delimiter === '\t' ? 'tab' : delimiter,
      ...(saysHead ? {} : aboveOf(passed)),
    },
    header: head.cells,
    headerText: head.text,
    ...(head.row > 1 && { headerRow: head.row }),
    rows: async function* () {
      for await (const row of readCsv(file, reading)) if (row.row > head.row) yield withoutEnd(row, head.cells.length);
    },
  };
}
