import { type RefObject, useLayoutEffect, useState } from 'react';
import { type DrawnPart, drawnPart, type GridLines } from './drawn-part.ts';
import { gridLeaves } from './sizes.ts';

/** As much as a grid can have of the window: mostly as many lines as it turns out to have, so that they are drawn once. */
const likely = () => ({ clientWidth: innerWidth, clientHeight: innerHeight - gridLeaves, scrollTop: 0, scrollLeft: 0 });

const isSame = (one: DrawnPart, other: DrawnPart) =>
  (Object.keys(one) as (keyof DrawnPart)[]).every((key) => one[key] === other[key]);

/**
 * The part of a grid that is drawn, while it is scrolled and while its room changes. Every line has the same size, so a
 * step that leads to no other part draws nothing.
 */
export function useDrawnPart(scroller: RefObject<HTMLElement | null>, lines: GridLines): DrawnPart {
  const { rows, columns, height, fixed } = lines;
  const [part, setPart] = useState(() => drawnPart(likely(), lines));
  // Before it is painted: nothing moves once it is seen.
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const look = () => {
      const next = drawnPart(current, { rows, columns, height, fixed });
      setPart((now) => (isSame(now, next) ? now : next));
    };
    look();
    const watching = new ResizeObserver(look);
    watching.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      watching.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [scroller, rows, columns, height, fixed]);
  return part;
}
