import { useViewAddress, type ViewAddress } from '@portal/ui';
import { type MarketView, marketView } from './market-view.ts';

export type MarketAddress = ViewAddress<MarketView>;

/** The view of the address, and ways to change it. */
export const useMarketAddress = (): MarketAddress => useViewAddress(marketView);
