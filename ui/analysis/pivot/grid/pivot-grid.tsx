import type { Language, TableModel } from '@portal/contract';
import { tabbedText } from '@portal/contract';
import { classNames, usePrinting } from '@portal/ui';
import { type ClipboardEvent, type CSSProperties, useId, useMemo, useRef } from 'react';
import { DataTable } from '../../table/data-table.tsx';
import { useRowHeight } from '../../table/row-height.ts';
import { pivotWords } from '../phrases.ts';
import type { ColumnLine, RowLine } from '../rows/lines.ts';
import type { Marking, Pivot, PivotSorting, ShownAs } from '../rows/types.ts';
import { GridHead } from './grid-head.tsx';
import { GridRow } from './grid-row.tsx';
import { headRows } from './head-rows.ts';
import { marksOf } from './marks.ts';
import classes from './pivot-grid.module.css';
import { headHeight, lastHeadHeight } from './sizes.ts';
import { useDrawnPart } from './use-drawn-part.ts';
import { useGridPlace } from './use-grid-place.ts';

/** As many lines of the total stay at the foot; more of them would leave too little room above. */
const mostAtFoot = 3;

export interface PivotGridProps {
  /** What the table holds, for screen readers. */
  caption: string;
  /** What the names of its rows are of. */
  corner: string;
  /** What its upper heads are of, from the outermost. */
  across: readonly string[];
  pivot: Pivot;
  rows: readonly RowLine[];
  columns: readonly ColumnLine[];
  as: ShownAs;
  marking: Marking;
  language: Language;
  sorting: PivotSorting | null;
  onSort: (column: string | null) => void;
  onToggle: (row: RowLine) => void;
  /** The whole of it, for a copy and for paper. */
  table: TableModel;
  /** A newer answer is on its way. */
  waiting?: boolean;
}

/**
 * A pivot as a grid: heads and names stay in sight, only what is in sight is drawn, whatever its size; it has one place in
 * the order of Tab, and keys lead from cell to cell. A copy takes all of it.
 */
export function PivotGrid(props: PivotGridProps) {
  const {
    caption,
    corner,
    across,
    pivot,
    rows,
    columns,
    as,
    marking,
    language,
    sorting,
    onSort,
    onToggle,
    table,
    waiting,
  } = props;
  const words = pivotWords(language);
  const id = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const printing = usePrinting();
  const heads = useMemo(() => headRows(pivot, columns, as, language), [pivot, columns, as, language]);
  const markOf = useMemo(() => marksOf(pivot, { rows, columns }, as, marking), [pivot, rows, columns, as, marking]);
  const totals = useMemo(() => rows.filter(({ kind }) => kind === 'total').length, [rows]);
  const atFoot = totals <= mostAtFoot && rows.length > totals ? totals : 0;
  const body = rows.length - atFoot;
  const height = useRowHeight();
  const fixed = (heads.length - 1) * headHeight + lastHeadHeight + atFoot * height;
  const lines = { rows: body, columns: columns.length, height, fixed };
  const part = useDrawnPart(scroller, lines);
  const { nameWidth, columnWidth, firstRow, places, firstColumn: first, lastColumn: last } = part;
  const grid = { id, scroller, pivot, rows, columns, heads: heads.length, lines, part, onSort, onToggle };
  const { active, onKeyDown, onMouseDown } = useGridPlace(grid);
  const look = useMemo(() => ({ pivot, as, markOf, language }), [pivot, as, markOf, language]);
  const shared = { look, id, columns, heads: heads.length, first, last, before: first * columnWidth, onToggle };

  const copy = (event: ClipboardEvent<HTMLDivElement>) => {
    if (getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', tabbedText(table, language));
  };
  if (printing)
    return <DataTable caption={caption} model={table} language={language} sorting={null} onSort={() => undefined} />;
  const seen = rows.slice(firstRow, Math.min(body, part.lastRow + 1));
  const widths = { '--names': `${nameWidth}px`, '--column': `${columnWidth}px` } as CSSProperties;
  const activeIn = (row: number) => (active.row === row ? active.column : null);
  return (
    <div
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={`${words('grid')}: ${caption}`}
      aria-rowcount={rows.length + heads.length}
      aria-colcount={columns.length + 1}
      aria-activedescendant={`${id}-${active.row}-${active.column}`}
      aria-busy={waiting}
      className={classNames(classes.grid, waiting && classes.waiting)}
      data-testid="pivot"
      onKeyDown={onKeyDown}
      onCopy={copy}
      onMouseDown={onMouseDown}
    >
      <div
        role="presentation"
        className={classes.canvas}
        style={{ width: nameWidth + columns.length * columnWidth, ...widths }}
      >
        <GridHead
          id={id}
          heads={heads}
          columns={columns}
          corner={corner}
          across={across}
          first={first}
          last={last}
          nameWidth={nameWidth}
          columnWidth={columnWidth}
          sorting={sorting}
          onSort={onSort}
          active={activeIn(-1)}
        />
        <div role="presentation" className={classes.body} style={{ height: body * height }}>
          {seen.map((row, at) => {
            const index = firstRow + at;
            // A row that leaves gives its place in the page to one that comes: most of it is there already.
            const place = index % places;
            return (
              <GridRow key={place} {...shared} row={row} index={index} top={index * height} active={activeIn(index)} />
            );
          })}
        </div>
        {atFoot > 0 && (
          <div role="presentation" className={classes.foot}>
            {rows.slice(body).map((row, at) => (
              <GridRow key={row.id} {...shared} row={row} index={body + at} active={activeIn(body + at)} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}
