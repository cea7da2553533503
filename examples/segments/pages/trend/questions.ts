import { questionBase, type View } from '@portal/ui';
import type { Catalogue, Query } from '@portal/ui/analysis';

/** What was registered of each member of a dimension, by period, and its growth. */
export const bySegment = (view: View, catalogue: Catalogue, by: 'fuelType' | 'segment'): Query => ({
  ...questionBase(view, catalogue),
  by: ['period', by],
  indicators: ['volume', 'yoy'],
  fillGaps: true,
});
