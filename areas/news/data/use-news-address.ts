import { useViewAddress, type ViewAddress } from '@portal/ui';
import { type NewsView, newsView } from './news-view.ts';

export type NewsAddress = ViewAddress<NewsView>;

/** The view of the address, and ways to change it. */
export const useNewsAddress = (): NewsAddress => useViewAddress(newsView);
