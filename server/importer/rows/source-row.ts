import { status } from '@portal/contract';
import { Refusal, type RefusalId } from '../../kernel/refusals/refusal.ts';
import type { RefusedField } from './problem.ts';

/** One row of a file, whatever the file's kind. */
export interface SourceRow {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  /** The sheet, or the file of an archive or folder, where the rows come from several. */
  part?: string;
  cells: string[];
  /** The row as it stands in the file, for the file of refused rows. */
  text: string;
  /** Of a table that was turned: which of `Turning.places` it was read from. */
  place?: number;
  /** What of it is refused before anything is read of it; it has no cells where that is of the head. */
  faults?: readonly RefusedField[];
}

/** What was turned, in numbers. */
export interface TurnedCounts {
  rows: number;
  columns: number;
  cells: number;
  /** Cells that say nothing. */
  blank: number;
  /** Rows that came of the others. */
  values: number;
}

/** How a table came out of a wide one. */
export interface Turning {
  /** The columns of the file, as reports name them. */
  places: readonly string[];
  /** How many of its columns say the row, and how many there are. */
  labels: number;
  width: number;
  /** The rows of the head as they stand in the file. */
  headTexts: readonly string[];
  counts: TurnedCounts;
}

/** A file that is read row by row, as often as needed, never as a whole. */
export interface Source {
  kind: 'csv' | 'xlsx' | 'parquet' | 'json';
  /** How it was understood: encoding and delimiter, or the sheet. */
  details: Record<string, string>;
  header: string[];
  /** The row of the header, where a workbook has blank ones above it. */
  headerRow?: number;
  /** The header as it stands in the file: together with the text of a row it can be read again. */
  headerText: string;
  /** The rows of the head as they stand in the file, from its first row on, where the mapping says which they are. */
  headTexts?: readonly string[];
  /** It is a file of refused rows, whose rows are no longer counted as in the file they came from. */
  isRefused?: boolean;
  /** Columns that were made from another, by their places: both are counted from 0. */
  made?: ReadonlyMap<number, number>;
  /** How many columns at the end are not of the file: names of sheets and files, and those that were made. */
  added?: number;
  /** Where it was a wide table. */
  turning?: Turning;
  rows(): AsyncIterable<SourceRow>;
}

/** @returns the rows of a header as they stand in the file: one, unless the mapping says that there are several */
export const headTexts = ({
  headerText,
  turning,
  headTexts: own = [headerText],
}: Pick<Source, 'headerText' | 'turning' | 'headTexts'>): readonly string[] =>
  turning && turning.headTexts.length > 0 ? turning.headTexts : own;

export type NamedPlaces = Pick<Source, 'header' | 'made' | 'turning'>;

/**
 * @param place of the row, where it came of a wide table
 * @param field the name of a column of the table, or of a field
 * @returns how reports name it: of a table that was turned by the column of the file that the row was read from
 */
export function fieldInFile({ header, made, turning }: NamedPlaces, place: number | undefined, field: string): string {
  if (!turning || place === undefined) return field;
  const found = header.indexOf(field);
  const column = made?.get(found) ?? found;
  return column >= turning.labels && column < turning.width ? (turning.places[place] ?? field) : field;
}

/** The columns of a file by which late problems name where something stood. */
export const placesOf = ({ header, turning }: Pick<Source, 'header' | 'turning'>): readonly string[] =>
  turning?.places ?? header;

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
