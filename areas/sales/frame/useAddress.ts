import { readView, type View, writeChoice, writeView } from '@portal/ui';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export interface Address {
  search: URLSearchParams;
  view: View;
  setView: (view: View) => void;
  /** Sets a choice of the page; the default is left out of the address. */
  setChoice: (name: string, value: string, fallback: string) => void;
}

/** The view of the address, and ways to change it. A change replaces the entry: Back leaves the page. */
export function useAddress(): Address {
  const [search, setSearch] = useSearchParams();
  const text = search.toString();
  const view = useMemo(() => readView(new URLSearchParams(text)), [text]);
  return {
    search,
    view,
    setView: (next) => setSearch((kept) => writeView(next, kept), { replace: true }),
    setChoice: (name, value, fallback) =>
      setSearch((kept) => writeChoice(kept, name, value, fallback), { replace: true }),
  };
}
