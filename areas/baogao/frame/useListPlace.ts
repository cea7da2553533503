import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the place in the list while the reader stands over it: the way back leads to where the list was, with the focus
 * on the report that was read.
 * @param list what holds the links, each with data-report-id
 * @param openId the report that is open; empty for the list
 */
export function useListPlace(list: RefObject<HTMLElement | null>, openId: string): void {
  const top = useRef(0);
  const lastRead = useRef('');
  useLayoutEffect(() => {
    if (openId) {
      lastRead.current = openId;
      window.scrollTo(0, 0);
      return;
    }
    if (lastRead.current) {
      window.scrollTo(0, top.current);
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-report-id]') ?? [])];
      const link = links.find(({ dataset }) => dataset.reportId === lastRead.current);
      (link ?? list.current?.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
    }
    const keep = () => {
      top.current = window.scrollY;
    };
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [openId, list]);
}
