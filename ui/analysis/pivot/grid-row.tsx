import { classNames, IconChevronDown, IconChevronRight } from '@portal/ui';
import { type CSSProperties, memo } from 'react';
import { analysisWords } from '../phrases.ts';
import { type CellLook, GridCell } from './grid-cell.tsx';
import type { ColumnLine, RowLine } from './lines.ts';
import { pivotWords } from './phrases.ts';
import classes from './pivot-grid.module.css';
import { useGridLead } from './use-grid-lead.ts';

export interface GridRowProps extends CellLook {
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
  const { id, row, columns, index, heads, top, first, last, before, active, onToggle, ...look } = props;
  const { node, kind, open, figure } = row;
  const words = analysisWords(look.language);
  const lead = useGridLead(look.pivot);
  const own = kind === 'total' || kind === 'others' ? words(kind) : node.name;
  const figureName = figure === null ? '' : (look.pivot.figures[figure]?.name ?? '');
  const name = figure === null || figure === 0 ? own : figureName;
  const isGrouped = look.pivot.shape.rows.length > 1;
  const depth = Math.max(0, node.depth - 1) + (figure === null || figure === 0 ? 0 : 1);
  const toggle = pivotWords(look.language)(open ? 'collapse' : 'expand', { name });
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the grid has the focus and says which of its cells is active.
    <div
      role="row"
      aria-rowindex={index + 1 + heads}
      className={classNames(classes.line, classes[kind], node.unnamed && classes.unnamed)}
      data-kind={kind}
      style={{ top }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: as above. */}
      <div
        role="rowheader"
        id={active === -1 ? `${id}-${index}--1` : undefined}
        aria-colindex={1}
        aria-expanded={open ?? undefined}
        className={classNames(classes.name, active === -1 && classes.active)}
        style={depth > 0 ? ({ '--depth': depth } as CSSProperties) : undefined}
        title={node.path.join(' · ') || name}
      >
        {open === null || (figure !== null && figure > 0) ? (
          isGrouped && <span className={classes.leaf} />
        ) : (
          <button
            type="button"
            tabIndex={-1}
            className={classes.toggle}
            aria-label={toggle}
            onClick={() => onToggle(row)}
          >
            {open ? <IconChevronDown /> : <IconChevronRight />}
          </button>
        )}
        {(figure === null || figure === 0) && lead.leadsOn(row) ? (
          <button
            type="button"
            tabIndex={-1}
            className={classes.lead}
            aria-haspopup="menu"
            data-testid="pivot-lead"
            onClick={({ currentTarget }) => lead.open(row, undefined, '', currentTarget)}
          >
            {name}
          </button>
        ) : (
          <span className={classes.words}>{name}</span>
        )}
        {figure === 0 && <span className={classes.beside}>{figureName}</span>}
      </div>
      {columns.slice(first, last + 1).map((column, at) => (
        <GridCell
          key={column.id}
          {...look}
          id={active === first + at ? `${id}-${index}-${first + at}` : undefined}
          row={row}
          column={column}
          place={first + at + 2}
          before={at === 0 ? before : 0}
        />
      ))}
    </div>
  );
});
