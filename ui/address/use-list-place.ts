import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the place in a list while one of its items stands over it: the item begins at its top, and the way back leads
 * to where the list was, with the focus on the item that was read last.
 * @param list what holds the links
 * @param openId the item that is open; empty for the list
 * @param attribute of a link that names its item, such as data-news-id
 */
export function useListPlace(list: RefObject<HTMLElement | null>, openId: string, attribute: `data-${string}`): void {
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
      const links = [...(list.current?.querySelectorAll<HTMLElement>(`[${attribute}]`) ?? [])];
      const link = links.find((one) => one.getAttribute(attribute) === lastRead.current);
      (link ?? list.current?.querySelector<HTMLElement>('h1'))?.focus({ preventScroll: true });
      link?.scrollIntoView({ block: 'nearest' });
    }
    const keep = () => {
      top.current = window.scrollY;
    };
    addEventListener('scroll', keep, { passive: true });
    return () => removeEventListener('scroll', keep);
  }, [isOpen, list, attribute]);
}
