import type { Annotation, Bulletin } from '@portal/contract';
import { createContext, useContext } from 'react';

/** A note that is being written: a new one at a place, or one that is changed. */
export type Draft = Partial<Pick<Annotation, 'annotationId' | 'text' | 'shared'>> &
  Pick<Annotation, 'month' | 'member' | 'indicator'>;

/** What stands beside the figures of a page. */
export interface RemarksOfPage {
  annotations: readonly Annotation[];
  bulletins: readonly Bulletin[];
  /** Opens the notes: with a draft to write at its place at once. Null where the account reads none. */
  open: ((draft?: Draft) => void) | null;
}

export const none: RemarksOfPage = { annotations: [], bulletins: [], open: null };
const Context = createContext(none);

export const RemarksProvider = Context.Provider;

/** What stands beside the figures of the page; nothing outside of a page of the market. */
export const useRemarks = (): RemarksOfPage => useContext(Context);
