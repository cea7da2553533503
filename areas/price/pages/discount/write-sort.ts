import type { Sorting } from '@portal/ui/analysis';

/** The order of a ranking for the address, as readSort reads it; the usual order is left out. */
export function writeSort({ key, direction }: Sorting): string {
  const text = direction === 'ascending' ? `-${key}` : key;
  return text === 'discount' ? '' : text;
}
