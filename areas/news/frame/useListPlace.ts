import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the place in a list while an article stands over it: an article begins at its top, and the way back leads to
 * where the list was, with the focus on the article that was read last.
 * @param list what holds the links, each with data-news-id
 * @param openId the article that is open; empty for the list
 */
export function useListPlace(list: RefObject<HTMLElement | null>, openId: string): void {
  const top = useRef(0);
  const lastRead = useRef('');
  const isOpen = openId !== '';
  useLayoutEffect(() => {
    if (openId) lastRead.current = openId;
  }, [openId]);
  useLayoutEffect(() => {
    if (isOpen) {
      window.scrollTo(0, 0);
      return;
    }
    if (lastRead.current) {
      window.scrollTo(0, top.current);
      const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-news-id]') ?? [])];
      const link = links.find(({ dataset }) => dataset.newsId === lastRead.current);
      (link ?? list.current?.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'nearest' });
    }
    const keep = () => {
      top.current = window.scrollY;
    };
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [isOpen, list]);
}
