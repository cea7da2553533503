import type { Language } from '../constants.ts';
import type { CsvStyle } from '../schemas/index.ts';
import type { TableColumn, TableModel, TableRow } from './model.ts';
import { notesOf, plainHead, plainRows } from './plain-table.ts';
import { tableWords } from './words.ts';

/** How CSV is written where nobody has chosen otherwise: as every program reads it. */
export const usualCsv: CsvStyle = { delimiter: ',', decimal: '.' };

function written(lines: readonly (readonly string[])[], delimiter: string): string {
  const quoted = (text: string): string =>
    text.includes(delimiter) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  return lines.map((cells) => `${cells.map(quoted).join(delimiter)}\r\n`).join('');
}

/** How a file of CSV begins: a byte order mark, so that spreadsheets read Chinese, and the head of the table. */
export const csvHead = (columns: readonly TableColumn[], language: Language, { delimiter } = usualCsv): string =>
  `\uFEFF${written([plainHead(columns, language)], delimiter)}`;

/** Some of its rows. */
export const csvRows = (
  columns: readonly TableColumn[],
  rows: readonly TableRow[],
  { delimiter, decimal } = usualCsv,
): string => written(plainRows(columns, rows, decimal), delimiter);

/**
 * A table as CSV, the same for every page, and data alone: exact figures, plain, with their unit in the head, empty where
 * missing. Lines end in CR LF.
 */
export const csvOf = ({ columns, rows }: TableModel, language: Language, style = usualCsv): string =>
  csvHead(columns, language, style) + csvRows(columns, rows, style);

/**
 * What the figures of a file of CSV are, as a text for a file of its own.
 * @param about label and text of each note: period, source, release, filters; definitions follow by themselves
 */
export function csvNotes(
  columns: readonly TableColumn[],
  about: readonly (readonly [string, string])[],
  language: Language,
): string {
  const lines = notesOf(columns, about, tableWords(language)('definition'), language);
  return `\uFEFF${lines.map((line) => `${line}\r\n`).join('')}`;
}
