import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type NewsView, readNewsView, writeNewsView } from './newsView.ts';

export interface NewsAddress {
  view: NewsView;
  /** Narrows or widens the list, from its first page on. The entry is replaced: Back leaves the page. */
  narrow: (change: Partial<NewsView>) => void;
  /** The address of the view with a change, for links. */
  searchOf: (change: Partial<NewsView>) => string;
  /** Opens another article in place of this one, so that Back still returns to the list. */
  turnTo: (id: string) => void;
  /** Returns to the list: back to where the article was opened, or to its list when a link led straight here. */
  toList: () => void;
}

/** Marks an entry of the history that was reached from the list, which is then one step back. */
export const fromList = { fromList: true };

const cameFromList = (state: unknown) => (state as typeof fromList | null)?.fromList === true;

/** The view of the address, and ways to change it. */
export function useNewsAddress(): NewsAddress {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const text = search.toString();
  const view = useMemo(() => readNewsView(new URLSearchParams(text)), [text]);
  const written = (change: Partial<NewsView>) => writeNewsView({ ...view, ...change }, search);
  return {
    view,
    narrow: (change) => setSearch(written({ page: 1, ...change }), { replace: true }),
    searchOf: (change) => {
      const query = written(change).toString();
      return query && `?${query}`;
    },
    turnTo: (id) => setSearch(written({ id }), { replace: true, state }),
    toList: () => {
      if (cameFromList(state)) navigate(-1);
      else setSearch(written({ id: '' }), { replace: true });
    },
  };
}
