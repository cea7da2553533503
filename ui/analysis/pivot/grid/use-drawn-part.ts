import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type DrawnPart, drawnPart, type GridLines } from './drawn-part.ts';
import { gridLeaves } from './sizes.ts';

/** As much as a grid can have of the window: mostly as many lines as it turns out to have, so that they are drawn once. */
const likely = () => ({ clientWidth: innerWidth, clientHeight: innerHeight - gridLeaves, scrollTop: 0, scrollLeft: 0 });

const isSame = (part: DrawnPart, other: DrawnPart) =>
  (Object.keys(part) as (keyof DrawnPart)[]).every((key) => part[key] === other[key]);

/** Does something in the frame after the next picture. @returns gives it up */
function afterPicture(then: () => void): () => void {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(then);
  });
  return () => cancelAnimationFrame(frame);
}

/**
 * The part of a grid that is drawn, while it is scrolled and while its room changes. Every line has the same size, so a
 * step that leads to no other part draws nothing. The first picture has what is in sight alone, for a third less to draw before it.
 */
export function useDrawnPart(scroller: RefObject<HTMLElement | null>, lines: GridLines): DrawnPart {
  const { rows, columns, height, fixed } = lines;
  const [part, setPart] = useState(() => drawnPart(likely(), lines, 0));
  const isSeen = useRef(false);
  // Before it is painted: nothing moves once it is seen.
  useLayoutEffect(() => {
    const { current } = scroller;
    if (!current) return;
    const look = () => {
      const next = drawnPart(current, { rows, columns, height, fixed }, isSeen.current ? undefined : 0);
      setPart((now) => (isSame(now, next) ? now : next));
    };
    look();
    const later = afterPicture(() => {
      isSeen.current = true;
      look();
    });
    const watching = new ResizeObserver(look);
    watching.observe(current);
    current.addEventListener('scroll', look, { passive: true });
    return () => {
      later();
      watching.disconnect();
      current.removeEventListener('scroll', look);
    };
  }, [scroller, rows, columns, height, fixed]);
  return part;
}
