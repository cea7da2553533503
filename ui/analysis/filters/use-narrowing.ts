import type { DimensionKey, Filters } from '@portal/contract';
import { choosing, freeOf, leavingOut, type Narrowed, type View } from '@portal/ui';
import { useState } from 'react';
import type { MemberNames } from '../page/use-member-names.ts';
import { fitting, type Lost } from './fitting.ts';

export interface Narrowing {
  /** Narrows the view to members; what no longer fits is taken away, and what is asked for is left out no more. */
  setFilters: (filters: Filters) => void;
  /** Leaves members of a dimension out, and no others of it; what was asked for is asked for no more. */
  leaveOut: (dimension: DimensionKey, keys: readonly string[]) => void;
  /** Takes away whatever some dimensions are narrowed by. */
  clear: (...dimensions: DimensionKey[]) => void;
  /** What the last change took away; nothing once the view has gone on since, or back. */
  lost: readonly Lost[];
  /** Puts back what narrowed the view before that. */
  putBack: () => void;
}

const textOf = ({ filters, without }: Narrowed): string => JSON.stringify([filters, without]);

/** Narrows a view so that all of it fits together, and remembers what that took away. The later choice goes first. */
export function useNarrowing(view: View, onChange: (view: View) => void, parentOf: MemberNames['parentOf']): Narrowing {
  const [last, setLast] = useState<{ lost: readonly Lost[]; before: Narrowed; after: string } | null>(null);
  const turnTo = (next: View) => {
    const { filters, lost } = fitting(next, parentOf);
    const fit = choosing(next, filters);
    setLast({ lost, before: { filters: view.filters, without: view.without }, after: textOf(fit) });
    onChange(fit);
  };
  return {
    setFilters: (filters) => turnTo(choosing(view, filters)),
    leaveOut: (dimension, keys) => turnTo(leavingOut(view, dimension, keys)),
    clear: (...dimensions) => turnTo(freeOf(view, ...dimensions)),
    lost: last?.after === textOf(view) ? last.lost : [],
    putBack: () => onChange({ ...view, ...last?.before }),
  };
}
