import type { MemberNames } from '@portal/ui/analysis';
import { createContext, useContext } from 'react';
import type { Catalogue } from '../market/ask.ts';
import type { Address } from './useAddress.ts';

/** What the frame gives to each page. */
export interface PageContext extends Address {
  /** Null while it is on its way. */
  catalogue: Catalogue | null;
  names: MemberNames;
}

const Context = createContext<PageContext | null>(null);

export const PageProvider = Context.Provider;

/** @throws Error outside of the frame */
export function usePage(): PageContext {
  const page = useContext(Context);
  if (!page) throw new Error('a page of the sales area stands in its frame');
  return page;
}
