import type { MemberNames } from '@portal/ui/analysis';
import { useOutletContext } from 'react-router-dom';
import type { Catalogue } from '../market/ask.ts';
import type { Address } from './useAddress.ts';

/** What the frame gives to each page. */
export interface PageContext extends Address {
  /** Null while it is on its way. */
  catalogue: Catalogue | null;
  names: MemberNames;
}

export const usePage = () => useOutletContext<PageContext>();
