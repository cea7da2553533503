import { formatMonthRange, type Language, preliminaryText } from '@portal/contract';
import { type Months, monthsOf } from './months.ts';

export { preliminaryText };

/** Which of some periods is the first that holds a preliminary month; null when all are final. */
export function preliminaryIndex(periods: readonly string[], first: string | null): number | null {
  const at = first === null ? -1 : periods.findIndex((period) => monthsOf(period).to >= first);
  return at === -1 ? null : at;
}

/**
 * What stands below the title of figures: their months, whatever else is to be known of them, and whether they may
 * still change: '2026/09 · Retail · preliminary'.
 * @param preliminaryFrom the first preliminary month of the release
 * @param also such as the source; what is empty is left out
 */
export function periodText(
  months: Months & { preliminaryFrom: string | null },
  language: Language,
  ...also: (string | undefined)[]
): string {
  const { from, to, preliminaryFrom } = months;
  return [formatMonthRange(from, to), ...also, preliminaryText(months, preliminaryFrom, language)]
    .filter(Boolean)
    .join(' · ');
}
