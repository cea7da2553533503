import { readFile } from 'node:fs/promises';
import { type CellValue, EncryptedFileError, HucreError } from 'hucre';
import { readXlsx, streamXlsxRows } from 'hucre/xlsx';
import { asCsv } from '../../kernel/words/csv-line.ts';
import { type FileLimits, usualFileLimits } from '../../settings/settings-files.ts';
import { noResult } from '../rows/no-result.ts';
import { notThere, pickNames } from '../rows/pick-names.ts';
import { emptyFile, refuseFile, type Source, type SourceRow } from '../rows/source-row.ts';
import { aboveOf, findHead } from '../shape/find-head.ts';
import { fitted } from '../shape/headed.ts';
import { detailsOf, mergedCells } from './merged-cells.ts';
import type { FileSettings } from './name-parts.ts';
import { oldCalendar } from './old-calendar.ts';
import type { SheetMarks } from './sheet-marks.ts';
import { weighWorkbook } from './weigh-workbook.ts';
import { workbookRefusals } from './workbook-refusals.ts';

/** What a cell shows: the result of a formula, the words of rich text, the day of a date and its time if it has one. */
function cellText(value: CellValue): string {
  if (value === null) return '';
  return value instanceof Date ? dateText(value) : String(value);
}

/** Cells know no zone: the clock they show is read as it stands, to the second. */
function dateText(value: Date): string {
  const text = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ');
  return text.replace(' 00:00:00', '');
}

async function* readRows(book: Uint8Array, sheet: string, marks?: SheetMarks): AsyncIterable<SourceRow> {
  const fill = marks && mergedCells(marks);
  try {
    for await (const { index, values } of streamXlsxRows(book, { sheet })) {
      const cells = values.map(cellText);
      for (const column of marks?.withoutResult.get(index) ?? []) cells[column] = noResult;
      fill?.(index, values, cells);
      yield { row: index + 1, cells, text: asCsv(cells) };
    }
  } catch (error) {
    throw error instanceof HucreError ? unreadable(error) : error;
  }
}

const unreadable = (error: HucreError) =>
  error instanceof EncryptedFileError ? workbookRefusals.locked() : workbookRefusals.broken();

async function sheetsOf(book: Uint8Array): Promise<{ name: string; isHidden: boolean }[]> {
  const sheets: { name: string; isHidden: boolean }[] = [];
  const note = ({ name, hidden, veryHidden }: { name: string; hidden?: boolean; veryHidden?: boolean }) => {
    sheets.push({ name, isHidden: Boolean(hidden || veryHidden) });
    return false;
  };
  try {
    await readXlsx(book, { sheets: note });
  } catch (error) {
    throw error instanceof HucreError ? unreadable(error) : error;
  }
  return sheets;
}

/** @returns one sheet, read anew from the file each time; null where it is empty */
async function sheetSource(
  file: string,
  sheet: string,
  { details, marks, saysHead }: { details: Source['details']; marks: SheetMarks | undefined; saysHead: boolean },
): Promise<Source | null> {
  const found = await findHead(readRows(await readFile(file), sheet, marks), !saysHead);
  if (!found) return null;
  const { head, passed } = found;
  const width = head.cells.findLastIndex((cell) => cell !== '') + 1;
  return {
    kind: 'xlsx',
    details: { ...details, ...(saysHead ? {} : aboveOf({ ...passed, blank: 0 })) },
    header: head.cells.slice(0, width),
    headerRow: head.row,
    headerText: head.text,
    rows: async function* () {
      const book = await readFile(file);
      for await (const row of readRows(book, sheet, marks)) if (row.row > head.row) yield fitted(row, width, 'xlsx');
    },
  };
}

/**
 * Opens the first visible sheet of a workbook, or those that are named, as streams: while one is read the file itself, which is
 * compressed, is held in memory with the texts and styles of all sheets, its rows are not. A name with * passes over
 * sheets that are empty.
 * @throws Refusal when the file is no workbook or holds too much, has no such sheet, or a sheet is empty
 */
export async function xlsxSources(
  file: string,
  { sheet: wanted, head, turned }: Pick<FileSettings, 'sheet' | 'head' | 'turned'> = {},
  limits: FileLimits = usualFileLimits,
): Promise<{ sheet: string; source: Source }[]> {
  const marks = await weighWorkbook(file, limits);
  const sheets = await sheetsOf(await readFile(file));
  const names = sheets.map(({ name }) => name);
  const hidden = sheets.flatMap(({ name, isHidden }) => (isHidden ? [name] : []));
  // A workbook of nothing but hidden sheets is read as any other.
  const first = names.find((name) => !hidden.includes(name)) ?? names[0];
  const absent = wanted === undefined ? [] : notThere(wanted, names);
  if (absent.length > 0) {
    throw refuseFile(
      'importer.no-such-sheet',
      `工作簿没有名为“${absent.join('、')}”的工作表；有：${names.join('、')}。`,
      `The workbook has no sheet "${absent.join(', ')}"; it has ${names.join(', ')}.`,
    );
  }
  const chosen = wanted === undefined ? names.filter((name) => name === first) : names.filter(pickNames(wanted));
  const others = names.filter((name) => !chosen.includes(name));
  const sources: { sheet: string; source: Source }[] = [];
  for (const sheet of chosen) {
    const ofSheet = marks.ofSheet(names.indexOf(sheet));
    const details = {
      sheet,
      ...(others.length > 0 && { notRead: others.join(', ') }),
      ...(hidden.length > 0 && { hidden: hidden.join(', ') }),
      ...(marks.isOld && { calendar: oldCalendar }),
      ...detailsOf(ofSheet),
    };
    const saysHead = head !== undefined || turned !== undefined;
    const source = await sheetSource(file, sheet, { details, marks: ofSheet, saysHead });
    if (source) sources.push({ sheet, source });
    else if (wanted === undefined || [wanted].flat().includes(sheet)) throw emptyFile();
  }
  if (sources.length === 0) throw emptyFile();
  return sources;
}
