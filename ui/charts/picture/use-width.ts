import { type RefObject, useLayoutEffect, useState } from 'react';

/** Where nothing is laid out, as in tests without a browser, a chart is as wide as half a page. */
const usual = 640;

/** The width of an element in px; null before it stands in the page. */
export function useWidth(place: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    const look = () => setWidth(element.clientWidth || usual);
    look();
    const watching = new ResizeObserver(look);
    watching.observe(element);
    return () => watching.disconnect();
  }, [place]);
  return width;
}
