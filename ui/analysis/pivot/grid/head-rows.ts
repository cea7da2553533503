import type { Language } from '@portal/contract';
import { columnUnit } from '@portal/contract';
import { analysisWords } from '../../page/phrases.ts';
import type { ColumnLine } from '../rows/lines.ts';
import { isShownAsPart } from '../rows/shown-value.ts';
import type { Pivot, ShownAs } from '../rows/types.ts';

/** A head that stands above some columns. */
export interface HeadCell {
  /** The first column it stands above, and how many they are. */
  start: number;
  count: number;
  name: string;
  unit: string;
}

/** Joins neighbours of the same member. */
function joined(cells: readonly (HeadCell & { of: string })[]): HeadCell[] {
  const found: (HeadCell & { of: string })[] = [];
  for (const cell of cells) {
    const last = found.at(-1);
    if (last && last.of === cell.of && cell.of !== '') last.count += cell.count;
    else found.push({ ...cell });
  }
  return found;
}

/**
 * The heads of a pivot, from the top: a row for each column dimension, then one that names the figures. Each column has a
 * head of its own in the last row.
 */
export function headRows(pivot: Pivot, columns: readonly ColumnLine[], as: ShownAs, language: Language): HeadCell[][] {
  const words = analysisWords(language);
  const { shape, figures } = pivot;
  const onRows = columns.every(({ figure }) => figure === null);
  const rows = shape.columns.map((dimension, depth) => {
    const cells = columns.map(({ node, kind }, start) => {
      const key = node.keys[dimension];
      const above = shape.columns.slice(0, depth + 1).map((column) => node.keys[column] ?? '');
      const whole = kind === 'total' ? (depth === 0 ? words('total') : '') : words('subtotal');
      const name = key === undefined ? (node.depth === depth ? whole : '') : (node.path[depth] ?? key);
      const of = key === undefined ? `${node.id}\u0001` : above.join('\u001f');
      return { start, count: 1, name, unit: '', of };
    });
    return depth === shape.columns.length - 1 && onRows ? cells.map(({ of: _, ...cell }) => cell) : joined(cells);
  });
  if (onRows) return rows.length > 0 ? rows : [[{ start: 0, count: 1, name: words('total'), unit: '' }]];
  const last = columns.map(({ figure }, start) => {
    const own = figures[figure ?? 0];
    const isPart = isShownAsPart(shape, figures, figure ?? 0, as);
    return { start, count: 1, name: own?.name ?? '', unit: isPart ? '%' : own ? columnUnit(own, language) : '' };
  });
  return [...rows, last];
}
