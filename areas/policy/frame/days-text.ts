import { formatDate, formatDateRange } from '@portal/ui';
import { phrases } from '../phrases.ts';

/** From one day to another in words, either of which may be missing; empty without both. */
export function daysText(from: string, to: string): string {
  if (from && to) return formatDateRange(from, to);
  if (from) return phrases.translate('fromOn', { day: formatDate(from) });
  return to && phrases.translate('untilOn', { day: formatDate(to) });
}
