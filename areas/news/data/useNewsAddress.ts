import { useViewAddress, type ViewAddress } from '@portal/ui';
import { type NewsView, readNewsView, writeNewsView } from './newsView.ts';

export type NewsAddress = ViewAddress<NewsView>;

/** The view of the address, and ways to change it. */
export const useNewsAddress = (): NewsAddress => useViewAddress({ read: readNewsView, write: writeNewsView });
