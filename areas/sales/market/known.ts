import type { DimensionKey } from '@portal/contract';
import type { Catalogue, Query } from '@portal/ui/analysis';

/** Members that have an order of their own stand in it; others, the largest first. */
export const inOrder = ({ dimensions }: Catalogue, by: DimensionKey): Pick<Query, 'sort'> =>
  dimensions.some(({ key, ordered }) => ordered && key === by) ? { sort: { by, direction: 'ascending' } } : {};
