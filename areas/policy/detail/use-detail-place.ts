import { type RefObject, useEffect, useRef } from 'react';

/**
 * An opened policy is read from its beginning and takes the focus, unless the person is turning from one to the next
 * with the buttons above it, or a link of elsewhere led straight here.
 * @param isFromList the policy was opened from the list
 */
export function useDetailPlace(id: string, isFromList: boolean): RefObject<HTMLElement | null> {
  const place = useRef<HTMLElement>(null);
  const seen = useRef('');
  useEffect(() => {
    const section = place.current;
    const isFirst = seen.current === '';
    if (!section || seen.current === id) return;
    seen.current = id;
    if (isFirst && !isFromList) return;
    section.scrollTop = 0;
    if (section.getBoundingClientRect().top < 0) section.scrollIntoView({ block: 'start' });
    if (section.querySelector('[role="toolbar"]')?.contains(document.activeElement)) return;
    section.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true });
  }, [id, isFromList]);
  return place;
}
