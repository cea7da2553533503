import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import type { DefinedView } from './define-view.ts';
import { type EntryState, entryStateOf } from './entry-state.ts';

/** What a list page shows: all of it stands in the address. */
export interface ListView {
  page: number;
  /** The item that is open; empty for the list. */
  id: string;
}

export interface ViewAddress<View> {
  view: View;
  /**
   * Narrows, widens or orders the list, from its first page on: an entry of its own, which Back undoes. What changes
   * nothing is no step to go back by.
   */
  narrow: (change: Partial<View>) => void;
  /** The same in the entry of now: for words that are still being typed, and an address that leads nowhere. */
  amend: (change: Partial<View>) => void;
  /** The query of the view with a change, for links; with its ? unless it is empty. */
  searchOf: (change: Partial<View>) => string;
  /** What a link to an item does: one that is open already gives way, so that Back still returns to the list. */
  opening: { replace: boolean; state: unknown };
  /** Opens another item in place of this one. */
  turnTo: (id: string) => void;
  /** Returns to the list: back to where the item was opened, or to its list when a link led straight here. */
  toList: () => void;
}

const fromList: EntryState = { fromList: true };

/** The view of the address of a list page, and ways to change it. What the address says wrongly is put right in it. */
export function useViewAddress<View extends ListView>({
  read,
  write,
  mend,
}: Pick<DefinedView<View>, 'read' | 'write' | 'mend'>): ViewAddress<View> {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const text = search.toString();
  const view = useMemo(() => read(new URLSearchParams(text)), [read, text]);
  const written = (change: Partial<View>) => write({ ...view, ...change }, search);
  useEffect(() => {
    const mended = mend(search);
    if (mended) setSearch(mended, { replace: true, state });
  }, [mend, search, setSearch, state]);
  const fromFirstPage = (change: Partial<View>) => written({ page: 1, ...change } as Partial<View>);
  const opening = view.id ? { replace: true, state } : { replace: false, state: fromList };
  return {
    view,
    narrow: (change) => {
      const next = fromFirstPage(change);
      if (next.toString() !== written({}).toString()) setSearch(next);
    },
    amend: (change) => setSearch(fromFirstPage(change), { replace: true, state }),
    searchOf: (change) => {
      const query = written(change).toString();
      return query && `?${query}`;
    },
    opening,
    turnTo: (id) => setSearch(written({ id } as Partial<View>), opening),
    toList: () => {
      if (entryStateOf(state).fromList) navigate(-1);
      else setSearch(written({ id: '' } as Partial<View>), { replace: true });
    },
  };
}
