import type { Language } from '@portal/contract';
import { columnUnit } from './cellText.ts';
import type { TableColumn, TableModel } from './model.ts';

/** A text that a spreadsheet would run as a formula is written behind an apostrophe. */
function safeText(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) && text !== '-' ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The exact figure in the unit of its head; binary noise behind the tenth decimal is cut. */
function exactFigure(value: number | null | undefined, { format }: TableColumn): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '-';
  const scaled = format === 'percent' ? value * 100 : value;
  return String(Number(scaled.toFixed(10)));
}

/**
 * A table as CSV: the columns and rows of the screen in their order, exact figures with the unit in the head, then
 * lines that say what the figures are. With a byte order mark, so that spreadsheets read Chinese; lines end in CR LF.
 * @param about label and text of each line at the end: period, source, release, filters
 */
export function csvOf(model: TableModel, about: readonly (readonly [string, string])[], language: Language): string {
  const head = model.columns.map((column) => {
    const unit = column.kind === 'indicator' ? columnUnit(column, language) : '';
    return safeText(unit ? `${column.name} (${unit})` : column.name);
  });
  const rows = model.rows.map((row) =>
    model.columns.map((column) =>
      column.kind === 'dimension' ? safeText(row.names[column.key] ?? '') : exactFigure(row.values[column.key], column),
    ),
  );
  const lines = [head, ...rows, [], ...about.map((line) => line.map(safeText))];
  return `\uFEFF${lines.map((cells) => cells.join(',')).join('\r\n')}\r\n`;
}
