import { type FocusEvent, type PointerEvent, useMemo, useRef, useState } from 'react';

/** What is pointed at, and where it stands in the drawing, in px. */
export interface Spot {
  at: string;
  left: number;
  top: number;
  bottom: number;
  /** Width of the drawing: no hint stands beyond it. */
  room: number;
}

/** Tells which of many cells (`data-at`) is pointed at or has the focus, by one listener for all of them. */
export function useTip() {
  const place = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const handlers = useMemo(() => {
    const show = (target: EventTarget) => {
      const cell = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
      const whole = place.current?.getBoundingClientRect();
      if (!cell || !whole) return setSpot(null);
      const own = cell.getBoundingClientRect();
      const at = cell.dataset.at ?? '';
      const left = own.left + own.width / 2 - whole.left;
      setSpot((before) =>
        before?.at === at
          ? before
          : { at, left, top: own.top - whole.top, bottom: own.bottom - whole.top, room: whole.width },
      );
    };
    return {
      onPointerOver: ({ target }: PointerEvent) => show(target),
      onPointerLeave: () => setSpot(null),
      onFocus: ({ target }: FocusEvent) => show(target),
      onBlur: () => setSpot(null),
      onScroll: () => setSpot(null),
    };
  }, []);
  return { place, spot, handlers };
}
