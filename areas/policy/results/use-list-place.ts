import { type RefObject, useEffect, useRef } from 'react';
import type { PolicyView } from '../data/policy-view.ts';

/**
 * Keeps a person's place in the list: a closed policy gives the focus back to its row, and another page of the list is
 * read from its beginning.
 */
export function useListPlace({ id, page }: Pick<PolicyView, 'id' | 'page'>): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  const last = useRef({ id, page });
  useEffect(() => {
    const before = last.current;
    last.current = { id, page };
    if (before.id && !id) {
      const links = list.current?.querySelectorAll<HTMLElement>('[data-policy]') ?? [];
      [...links].find(({ dataset }) => dataset.policy === before.id)?.focus();
    }
    if (before.page !== page) list.current?.scrollIntoView({ block: 'start' });
  }, [id, page]);
  return list;
}
