import type { Language } from '@portal/contract';
import { formatMonth, formatMonthRange } from '../format/date.ts';
import { type Months, monthsOf } from './months.ts';

const words: Record<Language, { all: string; from: (month: string) => string }> = {
  zh_CN: { all: '初步数据', from: (month) => `${month} 起为初步数据` },
  en: { all: 'preliminary', from: (month) => `preliminary from ${month}` },
};

/**
 * That figures may still change, in words; empty where they are final.
 * @param first the first preliminary month of the release; null where all are final
 */
export function preliminarySaid({ from, to }: Months, first: string | null, language: Language): string {
  if (first === null || first > to) return '';
  return first <= from ? words[language].all : words[language].from(formatMonth(first));
}

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
export function periodSaid(
  months: Months & { preliminaryFrom: string | null },
  language: Language,
  ...also: (string | undefined)[]
): string {
  const { from, to, preliminaryFrom } = months;
  return [formatMonthRange(from, to), ...also, preliminarySaid(months, preliminaryFrom, language)]
    .filter(Boolean)
    .join(' · ');
}
