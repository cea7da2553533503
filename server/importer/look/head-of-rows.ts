import { parseBareMonth, parseMonth } from '../parse/parse-month.ts';
import { plain } from '../rows/plain-text.ts';
import type { SourceRow } from '../rows/source-row.ts';

const filled = (cells: readonly string[]): number => cells.filter((cell) => plain(cell) !== '').length;

const isTime = (cell: string): boolean => typeof parseMonth(cell) === 'number' || /^\d{4}年?$/.test(plain(cell));

/** Whether a text is a figure and no month or year, as no head has one. */
const isFigure = (cell: string): boolean => /^[-+(]?[\d.,'’ ]*\d[%)*]?$/.test(plain(cell)) && !isTime(cell);

const mayBeHead = (cells: readonly string[]): boolean => filled(cells) > 1 && !cells.some(isFigure);

/**
 * Finds the rows of the head among the first rows of a file: below titles, and two where the second says more of
 * columns over which the first is blank or a group.
 * @returns their numbers, as a spreadsheet counts them
 */
export function headOfRows(rows: readonly SourceRow[]): number[] {
  const at = rows.findIndex(({ cells }) => filled(cells) > 1);
  const first = rows[at];
  if (!first) return rows[0] ? [rows[0].row] : [];
  const second = rows[at + 1];
  if (!second || !mayBeHead(first.cells) || !mayBeHead(second.cells)) return [first.row];
  const below = second.cells.filter((cell, column) => plain(cell) !== '' && plain(first.cells[column] ?? '') === '');
  const saysTimes = second.cells.some((cell) => isTime(cell) || parseBareMonth(cell) !== null);
  const hasGroup = first.cells
    .slice(0, -1)
    .some((cell, column) => plain(cell) !== '' && plain(first.cells[column + 1] ?? '') === '');
  return below.length > 0 && (saysTimes || hasGroup) && !saysTimesItself(first.cells)
    ? [first.row, second.row]
    : [first.row];
}

/** A head of one row that says months has rows of data below it. */
const saysTimesItself = (cells: readonly string[]): boolean =>
  cells.filter((cell) => typeof parseMonth(cell) === 'number').length > 1;
