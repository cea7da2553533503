import { classNames } from '@portal/ui';
import { memo } from 'react';
import type { ColumnLine, RowLine } from '../rows/lines.ts';
import { type CellLook, GridCell } from './grid-cell.tsx';
import { GridName } from './grid-name.tsx';
import classes from './pivot-grid.module.css';

export interface GridRowProps {
  look: CellLook;
  /** Begins the ids of its cells. */
  id: string;
  row: RowLine;
  columns: readonly ColumnLine[];
  index: number;
  /** How many rows of heads stand above. */
  heads: number;
  /** Distance from the top of the body in px; undefined for a row in the flow of the page. */
  top?: number;
  /** The columns drawn. */
  first: number;
  last: number;
  /** The room of the columns before them, in px. */
  before: number;
  /** The active cell of this row; null where another row has it. */
  active: number | null;
  onToggle: (row: RowLine) => void;
}

/** One row of a pivot: its name at the left, which stays, and the figures of the columns in sight. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { look, id, row, columns, index, heads, top, first, last, before, active, onToggle } = props;
  const idOf = (column: number) => (active === column ? `${id}-${index}-${column}` : undefined);
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and says which of its cells is active.
    <div
      role="row"
      aria-rowindex={index + 1 + heads}
      className={classNames(classes.line, classes[row.kind], row.node.unnamed && classes.unnamed)}
      data-kind={row.kind}
      style={{ top }}
    >
      <GridName look={look} id={idOf(-1)} row={row} onToggle={onToggle} />
      {columns.slice(first, last + 1).map((column, at) => (
        <GridCell
          key={column.id}
          look={look}
          id={idOf(first + at)}
          row={row}
          column={column}
          place={first + at + 2}
          before={at === 0 ? before : 0}
        />
      ))}
    </div>
  );
});
