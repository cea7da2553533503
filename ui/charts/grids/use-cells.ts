import { type KeyboardEvent, type MouseEvent, useCallback, useMemo, useRef, useState } from 'react';

interface Cells {
  rows: number;
  columns: number;
  /** Without it the cells lead nowhere and take no focus. */
  onPick?: (row: number, column: number, cell: HTMLElement) => void;
}

const steps: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, Number.NEGATIVE_INFINITY],
  End: [0, Number.POSITIVE_INFINITY],
};

const within = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));

function placeOf(target: EventTarget): [number, number, HTMLElement] | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  if (!cell) return null;
  const [row = 0, column = 0] = (cell.dataset.at ?? '').split('.').map(Number);
  return [row, column, cell];
}

/** One stop of the Tab key for a whole grid: arrows lead from cell to cell, Enter or a press picks one. */
export function useCells({ rows, columns, onPick }: Cells) {
  const [[row, column], setHere] = useState<[number, number]>([0, 0]);
  const pick = useRef(onPick);
  pick.current = onPick;
  const onClick = useCallback(({ target }: MouseEvent) => {
    const place = placeOf(target);
    if (place) pick.current?.(...place);
  }, []);
  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const place = placeOf(event.target);
      if (!place) return;
      const { key } = event;
      const step = steps[key];
      if (!step && key !== 'Enter' && key !== ' ') return;
      event.preventDefault();
      if (!step) return pick.current?.(...place);
      const next: [number, number] = [within(place[0] + step[0], rows), within(place[1] + step[1], columns)];
      setHere(next);
      event.currentTarget.querySelector<HTMLElement>(`[data-at="${next.join('.')}"]`)?.focus();
    },
    [rows, columns],
  );
  const stop = [within(row, rows), within(column, columns)].join('.');
  const leads = onPick !== undefined;
  return useMemo(
    () =>
      leads
        ? {
            table: { role: 'grid', onClick, onKeyDown, 'data-picked': '' },
            cell: (at: number, beside: number) => ({ role: 'gridcell', tabIndex: `${at}.${beside}` === stop ? 0 : -1 }),
          }
        : { table: {}, cell: () => ({}) },
    [leads, stop, onClick, onKeyDown],
  );
}
