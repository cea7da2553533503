import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { AnalysisArea } from '../page/analysis-area.ts';
import { carriedSearch } from '../page/carried-search.ts';

/** Entries of the history that the area has seen, or has made itself, have a key; what the menu has just made has none. */
const isNew = () => (history.state as { key?: unknown } | null)?.key === undefined;

/**
 * The menu leads to the bare address of a page. Whoever comes to it from within the area takes the filters along, from
 * another page or from the same one; the way back leads to what was there.
 * @returns the query to go on with; null when the address stands as it is
 */
export function useCarriedSearch(area: Pick<AnalysisArea, 'views' | 'choices'>): string | null {
  const { pathname, search } = useLocation();
  const last = useRef<{ pathname: string; search: string } | null>(null);
  const before = last.current;
  const carried =
    search === '' && before && isNew()
      ? before.pathname === pathname
        ? before.search
        : carriedSearch(area, new URLSearchParams(before.search))
      : '';
  useEffect(() => {
    last.current = { pathname, search };
    if (isNew()) history.replaceState({ ...history.state, key: 'seen' }, '');
  }, [pathname, search]);
  return carried || null;
}
