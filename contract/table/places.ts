import { placesOf } from '../placing.ts';
import type { Sorting, TableColumn, TableRow } from './model.ts';

/** What sold nothing has no place in any order, nor has what is no car or maker of its own. */
const hasPlace = ({ kind, values, unnamed }: TableRow): boolean =>
  kind === 'row' && !unnamed && (values.volume === undefined || (values.volume ?? 0) > 0);

/**
 * The place of each row by the figure that the table is sorted by; by its first figure where it is sorted by names.
 * Subtotals, others and the total have none.
 */
export function rowPlaces(
  rows: readonly TableRow[],
  columns: readonly TableColumn[],
  sorting: Sorting | null,
): (number | null)[] {
  const figures = columns.filter(({ kind }) => kind === 'indicator');
  const sorted = figures.find(({ key }) => key === sorting?.key);
  const key = (sorted ?? figures[0])?.key ?? '';
  const ranked = rows.map((row) => (hasPlace(row) ? (row.values[key] ?? null) : null));
  return placesOf(ranked, sorted ? sorting?.direction : 'descending');
}
