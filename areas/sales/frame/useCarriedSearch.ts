import { readView } from '@portal/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { keptSearch } from './keptSearch.ts';

/**
 * The menu leads to the bare address of a page. Whoever comes from another page of the area takes the filters along.
 * @returns the query to go on with; null when the address stands as it is
 */
export function useCarriedSearch(): string | null {
  const { pathname, search } = useLocation();
  const last = useRef({ pathname, search });
  useEffect(() => {
    last.current = { pathname, search };
  }, [pathname, search]);
  if (search !== '' || last.current.pathname === pathname) return null;
  const before = new URLSearchParams(last.current.search);
  return keptSearch(readView(before), before) || null;
}
