import type { Language } from '../constants.ts';
import { emptyText } from '../shown.ts';
import { definitionLabel, definitionsOf } from './definitions.ts';
import type { TableColumn, TableModel, TableRow } from './model.ts';
import { headUnit } from './units.ts';

/** A text that a spreadsheet would run as a formula is written behind an apostrophe; nothing is written as nothing. */
function plainText(text: string): string {
  if (text === emptyText) return '';
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** The exact figure in the unit of its head, as every program reads it; binary noise behind the tenth decimal is cut. */
function plainFigure(value: number | null | undefined, { format }: TableColumn, decimal: string): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  const scaled = format === 'percent' ? value * 100 : value;
  const text = String(Number(scaled.toFixed(10)));
  return decimal === '.' ? text : text.replace('.', decimal);
}

/** The name of a column with its unit. */
export function columnHead(column: TableColumn, language: Language): string {
  const unit = headUnit(column, language);
  return unit ? `${column.name} (${unit})` : column.name;
}

/**
 * Rows as programs read them.
 * @param decimal the sign before the decimals
 */
export const plainRows = (columns: readonly TableColumn[], rows: readonly TableRow[], decimal = '.'): string[][] =>
  rows.map((row) =>
    columns.map((column) =>
      column.kind === 'dimension'
        ? plainText(row.names[column.key] ?? '')
        : plainFigure(row.values[column.key], column, decimal),
    ),
  );

/** The head of a table as programs read it: the unit of a figure stands with its name. */
export const plainHead = (columns: readonly TableColumn[], language: Language): string[] =>
  columns.map((column) => plainText(columnHead(column, language)));

/**
 * A table as programs read it: the columns and rows of the screen in their order, all of them; a figure that is missing
 * is empty.
 * @returns the head, then the rows
 */
export const plainTable = ({ columns, rows }: TableModel, language: Language): string[][] => [
  plainHead(columns, language),
  ...plainRows(columns, rows),
];

/** The same as text whose columns are parted by tabs, for a spreadsheet to paste. */
export const tabbedText = (model: TableModel, language: Language): string =>
  plainTable(model, language)
    .map((cells) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\r\n');

/** What is said of the figures behind the table: each as `label: text`. */
export function notesOf(
  columns: readonly TableColumn[],
  about: readonly (readonly [string, string])[],
  definition: string,
  language: Language,
): string[] {
  const meant = definitionsOf(columns, language).map((own): [string, string] => [
    definitionLabel(definition, own, language),
    own.definition,
  ]);
  const colon = language === 'en' ? ': ' : '：';
  return [...about, ...meant].map((line) => line.join(colon));
}
