import { filterDimensions, marketViews } from '@portal/ui';

/** Views of incentives: they come from one source, and can be narrowed by every dimension of cars and places. */
export const incentiveViews = marketViews({ sources: [], dimensions: filterDimensions });
