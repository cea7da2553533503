import { type KeyboardEvent, type MouseEvent, type RefObject, useState } from 'react';
import type { ColumnLine, RowLine } from '../rows/lines.ts';
import type { Pivot } from '../rows/types.ts';
import { type DrawnPart, type GridLines, scrolledTo } from './drawn-part.ts';
import { type GridPlace, placeAfter } from './grid-keys.ts';
import { useGridLead } from './use-grid-lead.ts';

interface PlacedGrid {
  /** Begins the id of the active cell. */
  id: string;
  scroller: RefObject<HTMLElement | null>;
  pivot: Pivot;
  rows: readonly RowLine[];
  columns: readonly ColumnLine[];
  /** How many rows of heads stand above. */
  heads: number;
  lines: GridLines;
  part: DrawnPart;
  onSort: (column: string | null) => void;
  onToggle: (row: RowLine) => void;
}

/** The active cell of a grid: keys and the pointer lead to it, and a press on it sorts, opens or leads on. */
export function useGridPlace({ id, scroller, pivot, rows, columns, heads, lines, part, onSort, onToggle }: PlacedGrid) {
  const [wanted, setWanted] = useState<GridPlace>({ row: 0, column: -1 });
  // A smaller table has no place that the larger one had.
  const active = { row: Math.min(wanted.row, rows.length - 1), column: Math.min(wanted.column, columns.length - 1) };
  const lead = useGridLead(pivot);
  const show = (place: GridPlace) => {
    setWanted(place);
    const element = scroller.current;
    if (!element) return;
    const { top, left } = scrolledTo(element, place, lines, part);
    Object.assign(element, { scrollTop: top, scrollLeft: left });
  };
  const leadFrom = (row: RowLine, at: GridPlace) => {
    const cell = document.getElementById(`${id}-${at.row}-${at.column}`);
    if (cell) lead.open(row, columns[at.column], at.column < 0 ? '' : (cell.textContent ?? ''), cell);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    const room = (scroller.current?.clientHeight ?? 0) - lines.fixed;
    const page = Math.max(1, Math.floor(room / lines.height));
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
  const onMouseDown = (event: MouseEvent<HTMLElement>) => {
    if (!(event.target instanceof Element)) return;
    const cell = event.target.closest('[aria-colindex]');
    const [row, column] = [cell?.parentElement?.getAttribute('aria-rowindex'), cell?.getAttribute('aria-colindex')];
    const place = { row: Number(row) - heads - 1, column: Number(column) - 2 };
    if (cell && place.row >= -1) setWanted(place);
    if (!event.target.closest('button')) return;
    // The grid keeps the focus: a button in a row that is scrolled away becomes one of another row.
    event.preventDefault();
    event.currentTarget.focus({ preventScroll: true });
  };
  return { active, onKeyDown, onMouseDown };
}
