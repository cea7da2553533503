import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvHead, csvNotes, csvRows, type ExportOrder, formatInstant, type Operator } from '@portal/contract';
import type { Questions } from '../market/index.ts';
import type { ReadRemarks } from '../remarks/index.ts';
import type { MarkFile } from '../settings/operator-mark.ts';
import type { Template } from '../templates/index.ts';
import { aboutSheet, type DescribedSheet } from './about-sheet.ts';
import { fillBuilt } from './fill-built.ts';
import { type Asking, fillQuery } from './fill-query.ts';
import type { FilledTable, PlacedRows } from './filled-table.ts';
import { exportRefusals } from './refusals.ts';
import { brandOf } from './slides/brand.ts';
import { type SlidePage, slidePage } from './slides/slide-page.ts';
import { writePdf } from './slides/write-pdf.ts';
import { writePptx } from './slides/write-pptx.ts';
import { tableSheet } from './table-sheet.ts';
import type { Turns } from './turns.ts';
import { fileWords } from './words.ts';
import { sheetNames } from './workbook/sheet-names.ts';
import { type SheetToCome, writeWorkbook } from './workbook/write-workbook.ts';

/** Of the times in a file whose order names no zone. */
const usualZone = 'Asia/Shanghai';

export interface Making {
  /** The market, asked on behalf of who ordered the file: by their share of the engine. */
  market: Questions;
  /** What stands beside figures for who ordered it. */
  remarks: ReadRemarks;
  /** The name of the account, for the file. */
  account: string;
  /** Where people reach the portal. */
  origin: string;
  /** Who runs the portal. */
  operator: Operator;
  /** Its mark, on slides; null for none. */
  mark: MarkFile | null;
  /** How slides and pages of the company of who ordered it look; null for none. */
  template: Template | null;
  /** The most rows of a table, and the most cells of all. */
  most: number;
  cells: number;
  /** When it is made, in milliseconds since 1970. */
  now: number;
  /** Told how many rows more are written. */
  wrote: (rows: number) => void;
  signal: AbortSignal;
  /** Where the account takes its turns. */
  turns: Turns;
  asker: string;
}

/** How many sheets of an order are as long as the market has rows. */
const largeOf = ({ sheets }: ExportOrder): number =>
  sheets.filter((sheet) => sheet.kind === 'asked' && sheet.whole).length;

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

async function* csvPieces({ columns, portions }: FilledTable, { language, csv }: ExportOrder): AsyncGenerator<Buffer> {
  yield Buffer.from(csvHead(columns, language, csv));
  for await (const { rows } of portions()) yield Buffer.from(csvRows(columns, rows, csv));
}

/**
 * Makes the file of an order, a sheet in each turn of its account: no other of its sheets is held meanwhile. Whether who ordered it may ask is judged before.
 * @param file where it is written, which must not be there yet; what is left of it when something fails is the caller's
 * @throws Refusal when a question cannot be answered; the signal's reason; what the system says
 */
export async function makeFile(order: ExportOrder, making: Making, file: string): Promise<void> {
  const { language, timeZone = usualZone, sheets, format } = order;
  const { market, remarks, most, signal, wrote, now, account, origin, operator } = making;
  const asking: Asking = { market, remarks, language, timeZone, most, signal };
  let cells = 0;
  const fill = async (sheet: ExportOrder['sheets'][number]): Promise<FilledTable> => {
    const table = sheet.kind === 'asked' ? await fillQuery(asking, sheet) : fillBuilt(sheet);
    cells += table.count * table.columns.length;
    if (cells > making.cells) throw exportRefusals.tooManyCells(making.cells);
    return table;
  };
  const turn = { account: making.asker, large: largeOf(order) };
  const [only] = sheets;
  if ((format === 'csv' || format === 'txt') && only) {
    const leave = await making.turns.enter(turn, signal);
    try {
      // What a table is about needs its head alone.
      const table = await fill(format === 'txt' && only.kind === 'asked' ? { ...only, whole: false } : only);
      if (format === 'txt') {
        const notes = csvNotes(table.columns, [...table.about, ['', origin + table.link]], language);
        return await writeFile(file, notes, { flag: 'wx', mode: 0o600, signal });
      }
      const pieces = Readable.from(csvPieces(counted(table, wrote), order), { objectMode: false });
      return await pipeline(pieces, createWriteStream(file, { flags: 'wx', mode: 0o600 }), { signal });
    } finally {
      leave();
    }
  }
  const imprint = { account, at: formatInstant(new Date(now).toISOString(), timeZone), origin, operator };
  if (format === 'pptx' || format === 'pdf') {
    const pages: SlidePage[] = [];
    for (const sheet of sheets) {
      // A slide has the first rows: nobody asks for all of them.
      const leave = await making.turns.enter({ account: making.asker, large: 0 }, signal);
      try {
        pages.push(await slidePage(await fill(sheet.kind === 'asked' ? { ...sheet, whole: false } : sheet), language));
      } finally {
        leave();
      }
      wrote(pages.at(-1)?.rows.length ?? 0);
    }
    const write = format === 'pptx' ? writePptx : writePdf;
    const brand = await brandOf(making, language);
    const bytes = await write(pages, brand, { ...imprint, title: order.name }, language);
    return writeFile(file, bytes, { flag: 'wx', mode: 0o600, signal });
  }
  const about = fileWords(language).about;
  const names = sheetNames([...sheets.map(({ title }) => title), about]);
  const described: DescribedSheet[] = [];
  const coming = sheets.map((sheet, at): SheetToCome => {
    let leave = () => {};
    return {
      hasLinks: false,
      async open() {
        leave = await making.turns.enter(turn, signal);
        const table = await fill(sheet);
        const name = names[at] ?? '';
        const { title, link, columns, count, about: lines } = table;
        const tableAsSheet = tableSheet(name, counted(table, wrote), await firstOf(table), language);
        described.push({
          sheet: name,
          table: { title, link, columns, count, about: lines },
          shaded: tableAsSheet.shaded,
        });
        return tableAsSheet;
      },
      close: () => leave(),
    };
  });
  const last = { hasLinks: true, open: async () => aboutSheet(names.at(-1) ?? about, described, imprint, language) };
  return writeWorkbook([...coming, last], file, signal);
}
