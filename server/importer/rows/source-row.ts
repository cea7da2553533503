import { status } from '@portal/contract';
import { Refusal, type RefusalId } from '../../kernel/refusals/refusal.ts';

/** One row of a file, whatever the file's kind. */
export interface SourceRow {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  /** The sheet, or the file of an archive or folder, where the rows come from several. */
  part?: string;
  cells: string[];
  /** The row as it stands in the file, for the file of refused rows. */
  text: string;
}

/** A file that is read row by row, as often as needed, never as a whole. */
export interface Source {
  kind: 'csv' | 'xlsx' | 'parquet' | 'json';
  /** How it was understood: encoding and delimiter, or the sheet. */
  details: Record<string, string>;
  header: string[];
  /** The header as it stands in the file: together with the text of a row it can be read again. */
  headerText: string;
  /** Columns that were made from another, by their places: both are counted from 0. */
  made?: ReadonlyMap<number, number>;
  /** How many columns at the end are not of the file: names of sheets and files, and those that were made. */
  added?: number;
  rows(): AsyncIterable<SourceRow>;
}

/** @returns the row as reports name it: 12, or 2024-03: 12 where there are several sheets or files */
export const rowLabel = ({ part, row }: { part?: string | undefined; row: number }): string =>
  part === undefined ? String(row) : `${part}: ${row}`;

/** A refusal of the whole file, which only a command can meet. */
export const refuseFile = (id: RefusalId, zh_CN: string, en: string): Refusal =>
  new Refusal(id, status.refused, { zh_CN, en });

export const emptyFile = (): Refusal =>
  refuseFile(
    'importer.file-empty',
    '文件为空：没有表头，也没有数据行。',
    'The file is empty: it has no header and no data rows.',
  );
