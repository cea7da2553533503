import { othersId } from './build-pivot.ts';
import type { Pivot, PivotCell, PivotNode } from './types.ts';

/** The members of the outermost row dimension that are shown by themselves; all of them where no number is given. */
export function topOf({ rows, shape }: Pick<Pivot, 'rows' | 'shape'>, top: number | null): readonly PivotNode[] {
  // A time without its other months would be no time.
  if (top === null || shape.rows[0] === 'period') return rows.children;
  return rows.children.filter(({ unnamed }) => !unnamed).slice(0, top);
}

/**
 * The pivot with its first members alone, and one row for all others. What adds up is the total less what is shown; all
 * else is what the market answered about the others, or unknown.
 */
export function withOthers(pivot: Pivot, top: number | null): Pivot {
  const largest = topOf(pivot, top);
  if (largest.length === pivot.rows.children.length) return pivot;
  const others: PivotNode = { id: othersId, name: '', path: [], keys: {}, depth: 1, children: [], unnamed: true };
  const cells = new Map<string, PivotCell>();
  const rest = (column: string): PivotCell => {
    const known = cells.get(column);
    if (known) return known;
    const cell = pivot.figures.map(({ adds }, figure) => {
      if (adds === 'never') return pivot.cell(othersId, column)?.[figure] ?? null;
      const total = pivot.cell('', column)?.[figure];
      if (total === null || total === undefined) return total;
      return largest.reduce((left, { id }) => left - (pivot.cell(id, column)?.[figure] ?? 0), total);
    });
    cells.set(column, cell);
    return cell;
  };
  return {
    ...pivot,
    rows: { ...pivot.rows, children: [...largest, others] },
    cell: (row, column) => (row === othersId ? rest(column) : pivot.cell(row, column)),
  };
}
