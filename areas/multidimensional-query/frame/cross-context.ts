import { createContext, useContext } from 'react';
import type { CrossState } from '../state/cross-state.ts';
import type { Resolved } from '../state/resolve.ts';

/** What the address says beside months and filters, as it can be asked. */
export interface Cross extends Resolved {
  state: CrossState;
  /** Each change is an entry of the history: Back undoes the last one. */
  change: (change: Partial<CrossState>) => void;
  /** Opens an address of this page by its query; months and filters of now go. */
  openQuery: (query: string) => void;
}

const Context = createContext<Cross | null>(null);

export const CrossProvider = Context.Provider;

/** @throws Error outside of the page */
export function useCross(): Cross {
  const cross = useContext(Context);
  if (!cross) throw new Error('a part of the cross-analysis stands in its page');
  return cross;
}
