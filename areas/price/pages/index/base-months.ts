import { spanCaps } from '@portal/contract';
import { addMonths } from '@portal/ui';

/**
 * The months that an index up to a month may begin with, the latest first: as many as one question may hold.
 * @param first the first month that is covered
 * @param to the last month shown
 * @param now the month it begins with, which is always among them
 */
export function baseMonths(first: string, to: string, now: string): string[] {
  const months = Array.from({ length: spanCaps.monthly - 1 }, (_, at) => addMonths(to, -1 - at));
  const offered = months.filter((month) => month >= first);
  return offered.includes(now) ? offered : [now, ...offered].sort().reverse();
}
