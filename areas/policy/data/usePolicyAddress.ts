import { useMemo } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { type PolicyView, readPolicyView, writePolicyView } from './policyView.ts';

export interface PolicyAddress {
  view: PolicyView;
  /** Narrows, widens or orders the list, from its first page on. The entry is replaced: Back leaves the page. */
  change: (change: Partial<PolicyView>) => void;
  /** The query of the view with a change, for links; with its ? unless it is empty. */
  searchOf: (change: Partial<PolicyView>) => string;
  /** What a link to a policy does: one that is open already gives way, so that Back still returns to the list. */
  opening: { replace: boolean; state: unknown };
  /** Closes the open policy: back to where it was opened, or to its list when a link led straight here. */
  close: () => void;
}

/** Marks an entry of the history that was reached from the list, which is then one step back. */
const fromList = { fromPolicyList: true };

const cameFromList = (state: unknown) => (state as typeof fromList | null)?.fromPolicyList === true;

/** The view of the address, and ways to change it. */
export function usePolicyAddress(): PolicyAddress {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const text = search.toString();
  const view = useMemo(() => readPolicyView(new URLSearchParams(text)), [text]);
  const written = (change: Partial<PolicyView>) => writePolicyView({ ...view, ...change }, search);
  return {
    view,
    change: (change) => setSearch(written({ page: 1, ...change }), { replace: true, state }),
    searchOf: (change) => {
      const query = written(change).toString();
      return query && `?${query}`;
    },
    opening: view.id ? { replace: true, state } : { replace: false, state: fromList },
    close: () => {
      if (cameFromList(state)) navigate(-1);
      else setSearch(written({ id: '' }), { replace: true });
    },
  };
}
