import exceljs from 'exceljs';
import { asCsv, emptyFile, refuseFile, type Source, type SourceRow } from './source-row.ts';

/** What a cell shows: the result of a formula, the words of rich text, the day of a date and its time if it has one. */
function cellText(value: exceljs.CellValue): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return dateText(value);
  if (typeof value !== 'object') return String(value);
  if ('richText' in value) return value.richText.map(({ text }) => text).join('');
  if ('error' in value) return value.error;
  if ('text' in value) return String(value.text);
  if ('result' in value) return cellText(value.result as exceljs.CellValue);
  return '';
}

/** Cells know no zone: the clock they show is read as it stands, to the second. */
function dateText(value: Date): string {
  const text = new Date(Math.round(value.getTime() / 1000) * 1000).toISOString().slice(0, 19).replace('T', ' ');
  return text.replace(' 00:00:00', '');
}

async function* readXlsx(file: string, sheet: string | undefined): AsyncIterable<SourceRow> {
  const book = new exceljs.stream.xlsx.WorkbookReader(file, {
    worksheets: 'emit',
    sharedStrings: 'cache',
    styles: 'cache',
    hyperlinks: 'ignore',
  });
  const seen: string[] = [];
  for await (const worksheet of book) {
    const { name } = worksheet as unknown as { name: string };
    seen.push(name);
    if (sheet !== undefined && name !== sheet) continue;
    for await (const row of worksheet) {
      const cells: string[] = [];
      for (let column = 1; column <= row.cellCount; column++) cells.push(cellText(row.getCell(column).value));
      yield { row: row.number, cells, text: asCsv(cells) };
    }
    return;
  }
  if (sheet !== undefined) {
    throw refuseFile(
      `工作簿没有名为“${sheet}”的工作表；有：${seen.join('、')}。`,
      `The workbook has no sheet "${sheet}"; it has ${seen.join(', ')}.`,
    );
  }
}

/** Trailing empty cells are not kept in the file: rows are filled up to the header. */
const filled = (row: SourceRow, width: number): SourceRow => ({
  ...row,
  cells: [...row.cells, ...new Array<string>(Math.max(0, width - row.cells.length)).fill('')],
});

/**
 * Opens the first sheet of a workbook, or the one that is named, as a stream.
 * @throws Refusal when the file is no workbook, has no such sheet, or is empty
 */
export async function xlsxSource(file: string, sheet?: string): Promise<Source> {
  try {
    for await (const { cells, row: headerRow } of readXlsx(file, sheet)) {
      return {
        kind: 'xlsx',
        details: sheet === undefined ? {} : { sheet },
        header: cells,
        rows: async function* () {
          for await (const row of readXlsx(file, sheet)) if (row.row > headerRow) yield filled(row, cells.length);
        },
      };
    }
  } catch (error) {
    if (error instanceof Error && /end of central directory|FILE_ENDED|invalid signature|unzip/i.test(error.message)) {
      throw refuseFile(
        '文件不是有效的 .xlsx 工作簿；旧的 .xls 请另存为 .xlsx。',
        'The file is no valid .xlsx workbook; save an old .xls as .xlsx.',
      );
    }
    throw error;
  }
  throw emptyFile();
}
