import { type RefObject, useLayoutEffect, useState } from 'react';

/** The width of an element in px; 0 before it is known. */
export function useElementWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  // Before it is painted: nothing moves once it is seen.
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return;
    const look = () => setWidth(current.clientWidth);
    look();
    const watching = new ResizeObserver(look);
    watching.observe(current);
    return () => watching.disconnect();
  }, [element]);
  return width;
}
