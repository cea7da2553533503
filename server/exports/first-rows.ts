import type { TableRow } from '@portal/contract';
import type { FilledTable } from './filled-table.ts';

/**
 * The rows of a table that fit a mail or a slide: the first ones, and those that it is about wherever they stand. Of a table
 * that goes on with time the newest: its last periods, or the first rows of the last one where each has several.
 * @param isOwn whether it is about a row
 * @param most how many are the first ones
 */
export async function firstRows(
  { portions }: Pick<FilledTable, 'portions'>,
  isOwn: (row: TableRow) => boolean,
  most: number,
): Promise<TableRow[]> {
  const first: TableRow[] = [];
  const last: TableRow[] = [];
  let newest: { period: string; rows: TableRow[] } = { period: '', rows: [] };
  const add = (rows: TableRow[], row: TableRow): void => {
    if (rows.length < most || (isOwn(row) && rows.length < 2 * most)) rows.push(row);
  };
  for await (const { rows } of portions()) {
    for (const row of rows) {
      add(first, row);
      const { period = '' } = row.keys;
      if (row.kind !== 'row' || period < newest.period) continue;
      if (period > newest.period) newest = { period, rows: [] };
      add(newest.rows, row);
      last.push(row);
      if (last.length > most) last.shift();
    }
  }
  const begin = first[0]?.keys.period;
  if (begin === undefined || begin >= newest.period) return first;
  return newest.rows.length > 1 ? newest.rows : last;
}
