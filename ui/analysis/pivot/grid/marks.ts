import type { ColumnLine, RowLine } from '../rows/lines.ts';
import { figureOf, shownValue } from '../rows/shown-value.ts';
import type { Marking, Pivot, ShownAs } from '../rows/types.ts';

/** What the figures of the rows of one depth are, in the plain columns. */
interface Spread {
  low: number;
  high: number;
  sum: number;
  count: number;
}

/** How a cell is marked: how far it fills, from 0 to 1, or on which side of the mean it lies. */
export type Mark = { kind: 'bars' | 'scale'; part: number } | { kind: 'signs'; side: 'above' | 'below' } | null;

const keyOf = (figure: number, depth: number, kind: string) => `${figure} ${depth} ${kind === 'row'}`;

/** Totals and others are no cells among their like. */
const isWhole = (row: RowLine, column: ColumnLine) =>
  row.kind === 'total' || row.kind === 'others' || column.kind === 'total';

/**
 * Marks cells among their like: those of the same figure, in rows of the same depth; totals are not marked.
 * @returns the mark of a value in its cell
 */
export function marksOf(
  pivot: Pivot,
  lines: { rows: readonly RowLine[]; columns: readonly ColumnLine[] },
  as: ShownAs,
  marking: Marking,
): (row: RowLine, column: ColumnLine, value: number | null | undefined) => Mark {
  if (marking === 'none') return () => null;
  const spreads = new Map<string, Spread>();
  for (const row of lines.rows) {
    if (row.kind === 'total' || row.kind === 'others') continue;
    for (const column of lines.columns) {
      if (column.kind === 'total') continue;
      const value = shownValue(pivot, row, column, as);
      if (value === null || value === undefined) continue;
      const key = keyOf(figureOf(row, column), row.node.depth, column.kind);
      const now = spreads.get(key) ?? { low: value, high: value, sum: 0, count: 0 };
      now.low = Math.min(now.low, value);
      now.high = Math.max(now.high, value);
      now.sum += value;
      now.count += 1;
      spreads.set(key, now);
    }
  }
  return (row, column, value) => {
    if (value === null || value === undefined || isWhole(row, column)) return null;
    const spread = spreads.get(keyOf(figureOf(row, column), row.node.depth, column.kind));
    if (!spread || spread.count < 2) return null;
    const { low, high, sum, count } = spread;
    if (marking === 'signs') {
      const mean = sum / count;
      return value === mean ? null : { kind: 'signs', side: value > mean ? 'above' : 'below' };
    }
    if (marking === 'scale') return { kind: 'scale', part: high === low ? 0.5 : (value - low) / (high - low) };
    const most = Math.max(Math.abs(low), Math.abs(high));
    return most === 0 ? null : { kind: 'bars', part: Math.abs(value) / most };
  };
}
