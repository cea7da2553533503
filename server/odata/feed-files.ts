import { createReadStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { type CsvStyle, usualCsv } from '@portal/contract';
import { ownOf } from '../kernel/own-of.ts';
import { type ParquetColumn, writeParquet } from '../market/index.ts';
import type { FeedColumn } from './feed-columns.ts';
import type { FeedOptions } from './feed-options.ts';
import type { FeedPage } from './feed-rows.ts';
import { feedRefusals } from './refusals.ts';

type Value = string | number | null;

/** Rows that are written at once. */
const portion = 1000;

async function* portionsOf({ columns, rows }: FeedPage): AsyncGenerator<Value[][]> {
  for (let start = 0; start < rows.length; start += portion) {
    yield rows.slice(start, start + portion).map((row) => columns.map(({ name }) => row[name] ?? null));
    await breathe();
  }
}

/** A text that a spreadsheet would run stands behind an apostrophe. */
const harmless = (value: string): string => (/^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value);

function cellText(value: Value, { delimiter, decimal }: CsvStyle): string {
  if (typeof value !== 'string') return String(value ?? '').replace('.', decimal);
  const text = harmless(value);
  return text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

async function* csvPieces(page: FeedPage, style: CsvStyle): AsyncGenerator<string> {
  const { delimiter } = style;
  yield `\uFEFF${page.columns.map(({ name }) => name).join(delimiter)}\r\n`;
  for await (const rows of portionsOf(page))
    yield rows.map((row) => `${row.map((value) => cellText(value, style)).join(delimiter)}\r\n`).join('');
}

/** Rows as CSV (UTF-8 with its mark): a head of names, what is missing as nothing. @param style its signs */
export const csvOf = (page: FeedPage, style: CsvStyle = usualCsv): Readable =>
  Readable.from(csvPieces(page, style), { objectMode: false });

const types: Record<FeedColumn['type'], ParquetColumn['type']> = {
  'Edm.String': 'text',
  'Edm.Date': 'day',
  'Edm.Double': 'figure',
  'Edm.Int32': 'number',
};

/** Rows as Parquet; the file is gone when it has been read. @throws what the system says */
export async function parquetOf(page: FeedPage): Promise<Readable> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-parquet-'));
  const gone = () => rm(folder, { recursive: true, force: true });
  try {
    const file = join(folder, 'rows.parquet');
    const columns = page.columns.map(({ name, type, label, definition }) => ({
      name,
      type: types[type],
      description: [label, definition].filter(Boolean).join(': '),
    }));
    await writeParquet(columns, portionsOf(page), file);
    const stream = createReadStream(file);
    stream.once('close', () => void gone());
    return stream;
  } catch (error) {
    await gone();
    throw error;
  }
}

/** Files of all rows, by what `$format` calls them. */
const files = {
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
  parquet: { type: 'application/vnd.apache.parquet', write: parquetOf },
};

/** The file that `$format` wants; null for JSON. @throws Refusal for a format that there is not */
export function fileOf({ $format = 'json' }: FeedOptions) {
  const file = ownOf(files, $format);
  if (file) return file;
  if (/^(json|application\/json(;.*)?)$/i.test($format)) return null;
  throw feedRefusals.optionUnknown(`$format=${$format}`);
}
