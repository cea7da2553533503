import { type RefObject, useEffect, useState } from 'react';

/** Whether something lies beyond the right edge of a scrolling element, so that the edge can say so. */
export function useMoreAtRight(scroller: RefObject<HTMLElement | null>): boolean {
  const [more, setMore] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => setMore(element.scrollWidth - element.scrollLeft - element.clientWidth > 1);
    const watching = new ResizeObserver(look);
    watching.observe(element);
    for (const child of element.children) watching.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watching.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return more;
}
