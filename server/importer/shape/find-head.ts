import { plain } from '../rows/plain-text.ts';
import type { SourceRow } from '../rows/source-row.ts';

/** More rows of one cell each are a table of one column, not titles. */
const mostTitles = 5;

const filledCells = (cells: readonly string[]): number => cells.filter((cell) => plain(cell) !== '').length;

/** @returns whether nothing stands in a row */
export const isBlankRow = (cells: readonly string[]): boolean => filledCells(cells) === 0;

/** How spreadsheets say, in a line of its own, which sign parts fields. */
export const separatorLine = /^sep=(.)$/i;

/** Rows above the head, by why they are none, each counted. */
export interface Passed {
  blank: number;
  separator: number;
  title: number;
}

/**
 * Finds the row of the head: below blank rows, the line that names the delimiter, and titles, which stand alone above a
 * head of several columns.
 * @param mayHaveTitle whether a row of one cell may be a title; otherwise the first row that is not blank is the head
 * @returns null where there is no row
 */
export async function findHead(
  rows: AsyncIterable<SourceRow>,
  mayHaveTitle: boolean,
): Promise<{ head: SourceRow; passed: Passed } | null> {
  const passed: Passed = { blank: 0, separator: 0, title: 0 };
  let first: SourceRow | null = null;
  let titles = 0;
  const blank: number[] = [];
  for await (const row of rows) {
    const filled = filledCells(row.cells);
    if (filled === 0) blank.push(row.row);
    else if (first === null && row.row === 1 && separatorLine.test(row.text)) passed.separator++;
    else if (!mayHaveTitle || (filled > 1 && first === null)) {
      first = row;
      break;
    } else if (filled > 1) {
      passed.title = titles;
      first = row;
      break;
    } else {
      first ??= row;
      if (++titles > mostTitles) break;
    }
  }
  if (first === null) return null;
  const { row } = first;
  passed.blank = blank.filter((number) => number < row).length;
  return { head: first, passed };
}

/** @returns how the details of a source say what stands above its head; nothing where nothing does */
export function aboveOf(passed: Passed): { above?: string } {
  const above = Object.entries(passed).flatMap(([kind, count]) => (count > 0 ? [`${kind} ${count}`] : []));
  return above.length > 0 ? { above: above.join(' ') } : {};
}
