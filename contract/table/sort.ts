import type { Sorting, TableColumn, TableModel, TableRow } from './model.ts';

const collator = new Intl.Collator(['zh-CN', 'en'], { numeric: true });

/** The place of a member in the own order of its dimension; who has none there stands behind all others. */
function placeIn(order: readonly string[], key = ''): number {
  const place = order.indexOf(key);
  return place < 0 ? order.length : place;
}

function compare(a: TableRow, b: TableRow, { key, direction }: Sorting, order: TableColumn['order']): number {
  const sign = direction === 'ascending' ? 1 : -1;
  // Periods follow their keys: their names would stand in the order of the alphabet.
  if (key === 'period') return sign * (a.keys.period ?? '').localeCompare(b.keys.period ?? '');
  // What has an order of its own, such as tiers and bands, is not spelled into another one.
  if (order && (key in a.keys || key in b.keys))
    return sign * (placeIn(order, a.keys[key]) - placeIn(order, b.keys[key]));
  if (key in a.names || key in b.names) return sign * collator.compare(a.names[key] ?? '', b.names[key] ?? '');
  const [left, right] = [a.values[key] ?? null, b.values[key] ?? null];
  // What is no car or maker of its own stands behind those that are, however much it is.
  if (Boolean(a.unnamed) !== Boolean(b.unnamed)) return a.unnamed ? 1 : -1;
  // A missing figure is neither large nor small: it stands last in both directions.
  if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1;
  return sign * (left - right);
}

/**
 * The rows in a new order; subtotals, others and the total keep their places at the end.
 * @param columns of the table: they know which members have an order of their own
 */
export function sortRows(
  rows: readonly TableRow[],
  sorting: Sorting | null,
  columns: readonly TableColumn[] = [],
): TableRow[] {
  if (!sorting) return [...rows];
  const plain = rows.filter(({ kind }) => kind === 'row');
  const fixed = rows.filter(({ kind }) => kind !== 'row');
  const order = columns.find(({ key }) => key === sorting.key)?.order;
  return [...plain.sort((a, b) => compare(a, b, sorting, order)), ...fixed];
}

/** The next sorting after a click on a head: figures from the highest first, names from the first first. */
export function nextSorting(now: Sorting | null, key: string, model: TableModel): Sorting {
  const isName = model.columns.find((column) => column.key === key)?.kind === 'dimension';
  if (now?.key === key) return { key, direction: now.direction === 'ascending' ? 'descending' : 'ascending' };
  return { key, direction: isName ? 'ascending' : 'descending' };
}
