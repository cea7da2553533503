import { type RefObject, useEffect, useState } from 'react';

/** Whether something lies beyond the left and the right edge of a scrolling element, so that the edges can say so. */
export function useBeyond(scroller: RefObject<HTMLElement | null>): { left: boolean; right: boolean } {
  const [left, setLeft] = useState(false);
  const [right, setRight] = useState(false);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const look = () => {
      setLeft(element.scrollLeft > 1);
      setRight(element.scrollWidth - element.scrollLeft - element.clientWidth > 1);
    };
    const watching = new ResizeObserver(look);
    watching.observe(element);
    for (const child of element.children) watching.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      watching.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [scroller]);
  return { left, right };
}
