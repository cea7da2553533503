import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type ReportView, readReportView, writeReportView } from './reportView.ts';

export interface ReportAddress {
  view: ReportView;
  /** Narrows or widens the list, from its first page on. The entry is replaced: Back leaves the page. */
  narrow: (change: Partial<ReportView>) => void;
  /** The address of the view with a change, for links. */
  searchOf: (change: Partial<ReportView>) => string;
  /** Returns to the list: back to where the report was opened, or to its list when a link led straight here. */
  toList: () => void;
}

/** Marks an entry of the history that was reached from the list, which is then one step back. */
export const fromList = { fromList: true };

const cameFromList = (state: unknown) => (state as typeof fromList | null)?.fromList === true;

/** The view of the address, and ways to change it. */
export function useReportAddress(): ReportAddress {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const text = search.toString();
  const view = useMemo(() => readReportView(new URLSearchParams(text)), [text]);
  const written = (change: Partial<ReportView>) => writeReportView({ ...view, ...change }, search);
  return {
    view,
    narrow: (change) => setSearch(written({ page: 1, ...change }), { replace: true }),
    searchOf: (change) => {
      const query = written(change).toString();
      return query && `?${query}`;
    },
    toList: () => {
      if (cameFromList(state)) navigate(-1);
      else setSearch(written({ id: '' }), { replace: true });
    },
  };
}
