import { othersId } from './build-pivot.ts';
import type { Pivot, PivotNode } from './types.ts';

/** A pivot of which rows are left out, and how many. */
export interface NarrowedPivot {
  pivot: Pivot;
  outside: number;
}

/**
 * The pivot with those of its innermost rows alone whose figures over all columns are as wanted, and the groups that have
 * such rows. Groups, totals and the row of all others still count every row, as the market answered them.
 * @param isWanted is given the figures of a row in the order of the pivot
 */
export function narrowRows(
  pivot: Pivot,
  isWanted: (figures: readonly (number | null | undefined)[]) => boolean,
): NarrowedPivot {
  let outside = 0;
  const narrowed = (node: PivotNode): PivotNode[] => {
    if (node.id === othersId) return [node];
    if (node.children.length > 0) {
      const children = node.children.flatMap(narrowed);
      return children.length > 0 ? [{ ...node, children }] : [];
    }
    if (isWanted(pivot.cell(node.id, '') ?? [])) return [node];
    outside += 1;
    return [];
  };
  const children = pivot.rows.children.flatMap(narrowed);
  return { pivot: { ...pivot, rows: { ...pivot.rows, children } }, outside };
}
