import type { Language, TableModel } from '@portal/contract';
import { tabbedText } from '@portal/contract';
import { classNames, usePrinting } from '@portal/ui';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import { DataTable } from '../table/data-table.tsx';
import { rowHeight, useRowHeight } from '../table/row-height.ts';
import { GridHead } from './grid-head.tsx';
import { type GridPlace, placeAfter } from './grid-keys.ts';
import { GridRow } from './grid-row.tsx';
import { headRows } from './head-rows.ts';
import type { ColumnLine, RowLine } from './lines.ts';
import { marksOf } from './marks.ts';
import { pivotWords } from './phrases.ts';
import classes from './pivot-grid.module.css';
import { columnWidthIn, headHeight, lastHeadHeight, nameWidthIn } from './sizes.ts';
import type { Marking, Pivot, PivotSorting, ShownAs } from './types.ts';
import { useElementWidth } from './use-element-width.ts';
import { useGridLead } from './use-grid-lead.ts';

/** Columns are drawn by so many, so that a step to the side draws most rows not at all. */
const columnStep = 4;

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
  const width = useElementWidth(scroller);
  const nameWidth = nameWidthIn(width);
  const columnWidth = columnWidthIn(width - nameWidth, columns.length);
  const [wanted, setWanted] = useState<GridPlace>({ row: 0, column: -1 });
  // A smaller table has no place that the larger one had.
  const active = { row: Math.min(wanted.row, rows.length - 1), column: Math.min(wanted.column, columns.length - 1) };
  const printing = usePrinting();
  const lead = useGridLead(pivot);
  const heads = useMemo(() => headRows(pivot, columns, as, language), [pivot, columns, as, language]);
  const markOf = useMemo(() => marksOf(pivot, { rows, columns }, as, marking), [pivot, rows, columns, as, marking]);
  const totals = useMemo(() => rows.filter(({ kind }) => kind === 'total').length, [rows]);
  const atFoot = totals <= mostAtFoot && rows.length > totals ? totals : 0;
  const body = rows.length - atFoot;
  const height = useRowHeight();
  const down = useVirtualizer({
    ...{ count: body, getScrollElement: () => scroller.current, overscan: 6, useFlushSync: false },
    // Read once and not for each of thousands of rows.
    estimateSize: () => height,
  });
  const sideways = useVirtualizer({
    ...{ count: columns.length, getScrollElement: () => scroller.current, horizontal: true, overscan: 1 },
    useFlushSync: false,
    estimateSize: () => columnWidth,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are measured again when their height is another.
  useEffect(() => down.measure(), [down, height]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: so are the columns.
  useEffect(() => sideways.measure(), [sideways, columnWidth]);
  const [leftmost, rightmost] = [
    sideways.getVirtualItems()[0]?.index ?? 0,
    sideways.getVirtualItems().at(-1)?.index ?? 12,
  ];
  const first = Math.floor(leftmost / columnStep) * columnStep;
  const last = Math.min(columns.length - 1, Math.ceil((rightmost + 1) / columnStep) * columnStep - 1);
  const look = { pivot, as, markOf, language };
  const shared = { ...look, id, columns, heads: heads.length, first, last, nameWidth, columnWidth, onToggle };

  const show = (place: GridPlace) => {
    setWanted(place);
    const element = scroller.current;
    if (!element) return;
    if (place.row >= 0 && place.row < body) down.scrollToIndex(place.row, { align: 'auto' });
    const left = place.column * columnWidth;
    const room = element.clientWidth - nameWidth;
    if (place.column < 0) element.scrollLeft = 0;
    else if (left < element.scrollLeft) element.scrollLeft = left;
    else if (left + columnWidth > element.scrollLeft + room) element.scrollLeft = left + columnWidth - room;
  };
  const leadFrom = (row: RowLine, at: GridPlace) => {
    const cell = document.getElementById(`${id}-${at.row}-${at.column}`);
    if (cell) lead.open(row, columns[at.column], at.column < 0 ? '' : (cell.textContent ?? ''), cell);
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 400) / rowHeight()) - heads.length - 1);
    const next = placeAfter(active, { rows: rows.length, columns: columns.length, page }, event);
    const isPress = event.key === 'Enter' || event.key === ' ';
    if (!next && !isPress) return;
    event.preventDefault();
    if (next) return show(next);
    const row = rows[active.row];
    if (active.row === -1) onSort(columns[active.column]?.id ?? null);
    else if (!row) return;
    else if (active.column === -1 && row.open !== null) onToggle(row);
    else leadFrom(row, active);
  };
  const copy = (event: ClipboardEvent<HTMLDivElement>) => {
    if (getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', tabbedText(table, language));
  };
  const pick = (target: EventTarget) => {
    const cell = target instanceof Element ? target.closest('[id]') : null;
    const [, row, column] = (cell?.id.startsWith(id) && /-(-?\d+)-(-?\d+)$/.exec(cell.id)) || [];
    if (row !== undefined && column !== undefined) setWanted({ row: Number(row), column: Number(column) });
  };
  if (printing)
    return <DataTable caption={caption} model={table} language={language} sorting={null} onSort={() => undefined} />;
  const seen = down.getVirtualItems();
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
      onKeyDown={press}
      onCopy={copy}
      onMouseDown={(event) => pick(event.target)}
    >
      <div
        role="presentation"
        className={classes.canvas}
        style={{ width: nameWidth + columns.length * columnWidth, '--column': `${columnWidth}px` } as CSSProperties}
      >
        <GridHead
          {...{ id, heads, columns, corner, across, first, last, nameWidth, columnWidth, sorting, onSort, language }}
          active={activeIn(-1)}
        />
        <div role="presentation" className={classes.body} style={{ height: down.getTotalSize() }}>
          {seen.map(({ index, start }) => {
            const row = rows[index];
            return (
              row && <GridRow key={row.id} {...shared} row={row} index={index} top={start} active={activeIn(index)} />
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

/** The height that a grid takes, in px: as much as its rows, up to most of the window. */
export const gridHeight = (heads: number, rows: number): number =>
  (heads - 1) * headHeight + lastHeadHeight + rows * rowHeight();
