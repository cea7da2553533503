import { filterDimensions, marketViews, viewSources } from '@portal/ui';

/** Views of sales: by every source and every dimension of the market (S3.037 to S3.042). */
export const salesViews = marketViews({ sources: viewSources, otherSources: true, dimensions: filterDimensions });
