import { type RefObject, useEffect, useRef } from 'react';

/** Room between the entry and the edge of the menu, in px. */
const margin = 8;

/**
 * On a phone the menu is one line, wider than the screen: the entry of the open page is brought into it. Nothing but
 * the line moves, so that the page keeps its place.
 * @param id of the entry of the open page
 */
export function useActiveInSight(id: string | undefined): RefObject<HTMLElement | null> {
  const line = useRef<HTMLElement>(null);
  useEffect(() => {
    // With the next frame, which is laid out anyway: asked at once, the page would be laid out for this alone.
    const frame = requestAnimationFrame(() => {
      const entry = id !== undefined && line.current?.querySelector('[aria-current="page"]');
      if (!line.current || !entry) return;
      const [seen, wanted] = [line.current.getBoundingClientRect(), entry.getBoundingClientRect()];
      if (wanted.right > seen.right) line.current.scrollLeft += wanted.right - seen.right + margin;
      else if (wanted.left < seen.left) line.current.scrollLeft -= seen.left - wanted.left + margin;
    });
    return () => cancelAnimationFrame(frame);
  }, [id]);
  return line;
}
