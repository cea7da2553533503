import { filterDimensions, marketViews } from '@portal/ui';

/** Views of prices: they are of one kind, so there is no source to choose. */
export const priceViews = marketViews({ sources: [], dimensions: filterDimensions });
