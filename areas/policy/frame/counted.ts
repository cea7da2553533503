import { formatNumber } from '@portal/ui';

/** The values of a phrase about so many: the figure as people read it, and what decides singular and plural. */
export const counted = (count: number) => ({ smart_count: count, n: formatNumber(count) });
