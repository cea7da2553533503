import { formatNumber } from '@portal/ui';
import type { Company } from '../data/ask.ts';
import type { phrases } from '../phrases.ts';

/** Where the accounts of a company are listed. */
export const pathOfPeople = (compId: string): string => `/admin/accounts?company=${encodeURIComponent(compId)}`;

/** How many seats are taken, of how many. */
export const seatsText = (
  translate: ReturnType<typeof phrases.useTranslate>,
  { taken, seats }: Pick<Company, 'taken' | 'seats'>,
): string =>
  translate(seats === null ? 'seatsUnlimited' : 'seatsOf', {
    taken: formatNumber(taken),
    seats: formatNumber(seats ?? 0),
  });
