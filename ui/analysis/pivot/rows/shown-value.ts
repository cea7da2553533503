import type { ColumnLine, RowLine } from './lines.ts';
import type { Pivot, PivotFigure, PivotShape, ShownAs } from './types.ts';

/** The figure of a line: of its column, or of its row where the figures lie there. */
export const figureOf = (row: RowLine, column: ColumnLine): number => row.figure ?? column.figure ?? 0;

/**
 * Whether a figure has parts: what does not add up is no part of anything.
 * @param overTime the parts are those of several periods
 */
const isPart = ({ adds, format }: PivotFigure, overTime: boolean): boolean =>
  format === 'count' && (adds === 'always' || (adds === 'withinPeriod' && !overTime));

/** Whether a figure is shown as a part, and not as it is, because it has none. */
export function isShownAsPart(
  { rows, columns }: PivotShape,
  figures: readonly PivotFigure[],
  figure: number,
  as: ShownAs,
): boolean {
  const own = figures[figure];
  if (as === 'value' || !own) return false;
  const isAlong = (side: readonly string[]) => side.includes('period');
  const overTime = (as !== 'column' && isAlong(columns)) || (as !== 'row' && isAlong(rows));
  return isPart(own, overTime);
}

/** The value of a cell as it is shown; undefined where nothing was found. */
export function shownValue(pivot: Pivot, row: RowLine, column: ColumnLine, as: ShownAs): number | null | undefined {
  const figure = figureOf(row, column);
  const value = pivot.cell(row.node.id, column.node.id)?.[figure];
  if (value === null || value === undefined || !isShownAsPart(pivot.shape, pivot.figures, figure, as)) return value;
  const [of, by] = { row: [row.node.id, ''], column: ['', column.node.id], total: ['', ''], value: ['', ''] }[as];
  const whole = pivot.cell(of ?? '', by ?? '')?.[figure];
  return whole ? value / whole : null;
}
