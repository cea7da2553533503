import type { Language } from '@portal/contract';
import { emptyText } from '@portal/ui';
import { columnUnit } from './cell-text.ts';
import type { TableColumn, TableModel } from './model.ts';

/** A text that a spreadsheet would run as a formula is written behind an apostrophe; nothing is written as nothing. */
function plainText(text: string): string {
  if (text === emptyText) return '';
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** The exact figure in the unit of its head, as every program reads it; binary noise behind the tenth decimal is cut. */
function plainFigure(value: number | null | undefined, { format }: TableColumn): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  const scaled = format === 'percent' ? value * 100 : value;
  return String(Number(scaled.toFixed(10)));
}

/** The name of a column with its unit. */
function headOf(column: TableColumn, language: Language): string {
  const unit = column.kind === 'indicator' ? columnUnit(column, language) : '';
  return plainText(unit ? `${column.name} (${unit})` : column.name);
}

/**
 * A table as programs read it: the columns and rows of the screen in their order, all of them; the unit of a figure
 * stands in its head, and a figure that is missing is empty.
 * @returns the head, then the rows
 */
export function plainTable({ columns, rows }: TableModel, language: Language): string[][] {
  const head = columns.map((column) => headOf(column, language));
  const lines = rows.map((row) =>
    columns.map((column) =>
      column.kind === 'dimension'
        ? plainText(row.names[column.key] ?? '')
        : plainFigure(row.values[column.key], column),
    ),
  );
  return [head, ...lines];
}

/** The same as text whose columns are parted by tabs, for a spreadsheet to paste. */
export const tabbedText = (model: TableModel, language: Language): string =>
  plainTable(model, language)
    .map((cells) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\r\n');

/** What is said of the figures behind the table: each as `label: text`. */
export function notesOf(
  { columns }: TableModel,
  about: readonly (readonly [string, string])[],
  definition: string,
  language: Language,
): string[] {
  const figures = columns.filter((column) => column.kind === 'indicator' && column.definition !== '');
  const meant = [...new Set(figures.map((column) => column.definition))].map((text): [string, string] => {
    const own = figures.filter((column) => column.definition === text);
    return [own.length === 1 ? `${definition} · ${own[0]?.name}` : definition, text];
  });
  const colon = language === 'en' ? ': ' : '：';
  return [...about, ...meant].map((line) => plainText(line.join(colon)));
}
