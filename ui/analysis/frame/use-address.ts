import { isNarrowed, type MarketViews, type View, writeChoice } from '@portal/ui';
import { useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Address } from '../page/context.ts';
import { limitsName } from '../values/limits.ts';

const isWhole = (view: View) => view.from === null && !isNarrowed(view);

/** The view of the address, and ways to change it. Each change is an entry of its own: Back undoes the last one. */
export function useAddress({ read, write }: MarketViews): Address {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const view = useMemo(() => read(new URLSearchParams(text)), [read, text]);
  const { state } = useLocation();
  const turnTo = (next: URLSearchParams, stored: unknown = state) => {
    // What changes nothing is no step to go back by.
    if (next.toString() !== text) setSearch(next, { state: stored });
  };
  return {
    search,
    view,
    // Who clears all begins anew: how one came to it says nothing any more.
    setView: (next, rest = search) => turnTo(write(next, rest), isWhole(next) && !rest.has(limitsName) ? null : state),
    setChoice: (name, value, fallback) => turnTo(writeChoice(search, name, value, fallback)),
  };
}
