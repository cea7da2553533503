import { status } from '@portal/contract';
import { Refusal, type RefusalId } from '../kernel/refusal.ts';

/** One row of a file, whatever the file's kind. */
export interface SourceRow {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  cells: string[];
  /** The row as it stands in the file, for the file of refused rows. */
  text: string;
}

/** A file that is read row by row, as often as needed, never as a whole. */
export interface Source {
  kind: 'csv' | 'xlsx' | 'parquet';
  /** How it was understood: encoding and delimiter, or the sheet. */
  details: Record<string, string>;
  header: string[];
  rows(): AsyncIterable<SourceRow>;
}

/** A refusal of the whole file, which only a command can meet. */
export const refuseFile = (id: RefusalId, zh_CN: string, en: string): Refusal =>
  new Refusal(id, status.refused, { zh_CN, en });

export const emptyFile = (): Refusal =>
  refuseFile(
    'importer.file-empty',
    '文件为空：没有表头，也没有数据行。',
    'The file is empty: it has no header and no data rows.',
  );

/** @returns cells as one CSV line, for files that are no text */
export const asCsv = (cells: string[]): string =>
  cells.map((cell) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(',');
