import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

/** What begins to drag a row, for the element that it is taken by. */
export interface Grip {
  onPointerDown: (event: PointerEvent) => void;
}

/**
 * Order by dragging with mouse, pen or finger.
 * @param list the list whose rows that can be dragged carry data-place
 * @param move puts the row of a name at the place the pointer is over, counted from 0
 */
export function useDragOrder<Name extends string>(
  list: RefObject<HTMLElement | null>,
  move: (name: Name, to: number) => void,
): { dragged: Name | null; grip: (name: Name) => Grip } {
  const [dragged, setDragged] = useState<Name | null>(null);
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
  const grip = (name: Name): Grip => ({
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
  const rows = [...(list?.querySelectorAll('[data-place]') ?? [])];
  return rows.filter((row) => row.getBoundingClientRect().bottom < y).length;
}
