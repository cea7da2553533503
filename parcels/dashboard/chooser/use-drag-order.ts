import type { PanelName } from '@portal/contract';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Order by dragging with mouse, pen or finger.
 * @param list the list whose dragged rows carry data-chosen
 * @param move puts a panel at the place the pointer is over
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  move: (name: PanelName, to: number) => void,
): { dragged: PanelName | null; grip: (name: PanelName) => { onPointerDown: (event: PointerEvent) => void } } {
  const [dragged, setDragged] = useState<PanelName | null>(null);
  const latest = useRef(move);
  latest.current = move;
  useEffect(() => {
    if (dragged === null) return;
    const ending = new AbortController();
    const { signal } = ending;
    // The window hears it: the row itself is taken out of the list and put back while it moves.
    window.addEventListener('pointermove', ({ clientY }) => latest.current(dragged, placeAt(list.current, clientY)), {
      signal,
    });
    for (const over of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(over, () => setDragged(null), { signal });
    return () => ending.abort();
  }, [dragged, list]);
  const grip = (name: PanelName) => ({
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      // Neither text is marked nor the page scrolled meanwhile.
      event.preventDefault();
      setDragged(name);
    },
  });
  return { dragged, grip };
}

/** The row that the pointer is over; above the first and below the last count as these. */
function placeAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.querySelectorAll('[data-chosen]') ?? [])];
  return rows.filter((row) => row.getBoundingClientRect().bottom < y).length;
}
