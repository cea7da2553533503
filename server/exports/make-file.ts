import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvHead, csvNotes, csvRows, type ExportOrder, formatInstant } from '@portal/contract';
import type { Questions } from '../market/index.ts';
import { aboutSheet } from './about-sheet.ts';
import { type Asking, fillAsked } from './fill-asked.ts';
import { fillBuilt } from './fill-built.ts';
import type { FilledTable, PlacedRows } from './filled-table.ts';
import { tableSheet } from './table-sheet.ts';
import { fileWords } from './words.ts';
import { sheetNames } from './workbook/sheet-names.ts';
import { writeWorkbook } from './workbook/write-workbook.ts';

/** Of the times in a file whose order names no zone. */
const usualZone = 'Asia/Shanghai';

export interface Making {
  /** The market, asked on behalf of who ordered the file: by their share of the engine. */
  market: Questions;
  /** The name of the account, for the file. */
  account: string;
  /** Where people reach the portal. */
  origin: string;
  /** The most rows of a table. */
  most: number;
  /** When it is made, in milliseconds since 1970. */
  now: number;
  /** Told how many rows more are written. */
  wrote: (rows: number) => void;
  signal: AbortSignal;
}

async function firstOf(table: FilledTable): Promise<PlacedRows | undefined> {
  for await (const portion of table.portions()) return portion;
  return undefined;
}

/** The same table, whose reader tells how many rows it has read. */
const counted = (table: FilledTable, wrote: Making['wrote']): FilledTable => ({
  ...table,
  async *portions() {
    for await (const portion of table.portions()) {
      yield portion;
      wrote(portion.rows.length);
    }
  },
});

async function* csvPieces(
  { columns, about, portions }: FilledTable,
  { language }: ExportOrder,
): AsyncGenerator<Buffer> {
  yield Buffer.from(csvHead(columns, language));
  for await (const { rows } of portions()) yield Buffer.from(csvRows(columns, rows));
  yield Buffer.from(csvNotes(columns, about, language));
}

/**
 * Makes the file of an order. Whether who ordered it may ask is judged before.
 * @param file where it is written, which must not be there yet; what is left of it when something fails is the caller's
 * @throws Refusal when a question cannot be answered; the signal's reason; what the system says
 */
export async function makeFile(order: ExportOrder, making: Making, file: string): Promise<void> {
  const { language, timeZone = usualZone, sheets, format } = order;
  const { market, most, signal, wrote, now, account, origin } = making;
  const asking: Asking = { market, language, timeZone, most, signal };
  const tables: FilledTable[] = [];
  for (const sheet of sheets) {
    tables.push(sheet.kind === 'asked' ? await fillAsked(asking, sheet) : fillBuilt(sheet));
  }
  const [only] = tables;
  if (format === 'csv' && only) {
    const pieces = Readable.from(csvPieces(counted(only, wrote), order), { objectMode: false });
    return pipeline(pieces, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
  }
  const about = fileWords(language).about;
  const names = sheetNames([...tables.map(({ title }) => title), about]);
  const made = { account, at: formatInstant(new Date(now).toISOString(), timeZone), origin };
  const named = tables.map((table, at) => ({ sheet: names[at] ?? '', table }));
  const filled = await Promise.all(
    named.map(async ({ sheet, table }) => tableSheet(sheet, counted(table, wrote), await firstOf(table), language)),
  );
  return writeWorkbook([...filled, aboutSheet(names.at(-1) ?? about, named, made, language)], file, signal);
}
