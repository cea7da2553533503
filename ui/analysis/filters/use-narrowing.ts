import type { Filters } from '@portal/contract';
import type { View } from '@portal/ui';
import { useState } from 'react';
import { fitting, type Lost } from './fitting.ts';
import type { MemberNames } from './use-member-names.ts';

export interface Narrowing {
  /** Narrows the view; what no longer fits is taken away. */
  setFilters: (filters: Filters) => void;
  /** What the last change took away; nothing once the view has gone on since, or back. */
  lost: readonly Lost[];
  /** Puts the filters back as they were before that. */
  putBack: () => void;
}

/** Without the members of a dimension that has none, so that the address stays short. */
const tidy = (filters: Filters): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([, keys]) => keys.length > 0));

/** Changes the filters of a view so that they fit one another, and remembers what that took away. */
export function useNarrowing(view: View, onChange: (view: View) => void, parentOf: MemberNames['parentOf']): Narrowing {
  const [last, setLast] = useState<{ lost: readonly Lost[]; before: Filters; after: string } | null>(null);
  return {
    setFilters: (filters) => {
      const fit = fitting(filters, parentOf);
      const after = tidy(fit.filters);
      setLast({ lost: fit.lost, before: view.filters, after: JSON.stringify(after) });
      onChange({ ...view, filters: after });
    },
    lost: last?.after === JSON.stringify(view.filters) ? last.lost : [],
    putBack: () => onChange({ ...view, filters: last?.before ?? {} }),
  };
}
