import type { Language } from '../constants.ts';
import type { TableColumn, TableModel, TableRow } from './model.ts';
import { notesOf, plainHead, plainRows } from './plain-table.ts';
import { tableWords } from './words.ts';

const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

const written = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');

/** How a file of CSV begins: a byte order mark, so that spreadsheets read Chinese, and the head of the table. */
export const csvHead = (columns: readonly TableColumn[], language: Language): string =>
  `\uFEFF${written([plainHead(columns, language)])}`;

/** Some of its rows. */
export const csvRows = (columns: readonly TableColumn[], rows: readonly TableRow[]): string =>
  written(plainRows(columns, rows));

/**
 * How it ends: an empty line, and what the figures are, a line each, with as many fields as the table has, so that a
 * column of figures stays one for whoever reads the file without knowing of notes.
 */
export function csvNotes(
  columns: readonly TableColumn[],
  about: readonly (readonly [string, string])[],
  language: Language,
): string {
  const rest = Array.from({ length: Math.max(0, columns.length - 1) }, () => '');
  const notes = notesOf(columns, about, tableWords(language)('definition'), language);
  return written([[], ...notes.map((note) => [note, ...rest])]);
}

/**
 * A table as CSV, the same for every page. First the table: exact figures, plain, with their unit in the head, empty
 * where missing; then the notes. Lines end in CR LF.
 * @param about label and text of each note: period, source, release, filters; definitions follow by themselves
 */
export const csvOf = (
  { columns, rows }: TableModel,
  about: readonly (readonly [string, string])[],
  language: Language,
): string => csvHead(columns, language) + csvRows(columns, rows) + csvNotes(columns, about, language);
