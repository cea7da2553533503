import { type DateType, joinNames, type Language, membersOf } from '@portal/contract';
import { type Covered, formatPeriod, monthsOf, partOf } from '@portal/ui';
import type { Answer } from '../page/ask.ts';
import { basePhrases } from './phrases.ts';

/** How the choice stands in the address: `base=2024-01`; the first period of the range is left out. */
export const baseName = 'base';

/** The period that holds a month, as the market names it: 2024-03, 2024-Q1 or 2024. */
function periodOf(month: string, dateType: DateType): string {
  const year = month.slice(0, 4);
  if (dateType === 'annual') return year;
  return dateType === 'quarterly' ? `${year}-Q${Math.ceil(Number(month.slice(5)) / 3)}` : month;
}

/** The first month of the period that an index begins with; null where the address names none. */
export function readBase(search: URLSearchParams, dateType: DateType): string | null {
  const month = search.get(baseName) ?? '';
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? monthsOf(periodOf(month, dateType)).from : null;
}

/**
 * The periods that an index may begin with, the latest first: whole ones, for nine months are no base of twelve.
 * @param covered first and last month of the source
 */
export function basePeriods({ first, last }: Covered, dateType: DateType): { month: string; name: string }[] {
  const periods: { month: string; name: string }[] = [];
  for (let year = Number(last.slice(0, 4)); year >= Number(first.slice(0, 4)); year -= 1) {
    for (let month = 12; month >= 1; month -= 1) {
      const key = periodOf(`${year}-${String(month).padStart(2, '0')}`, dateType);
      const { from, to } = monthsOf(key);
      if (from >= first && to <= last && periods.at(-1)?.month !== from)
        periods.push({ month: from, name: formatPeriod(key) });
    }
  }
  return periods;
}

/**
 * What an index begins with, in words: that nothing is known of it where its months were not delivered, which periods are
 * not over, and who counted nothing then, so that there is no index of them.
 * @param answer by period and another dimension; absent until it is there
 */
export function baseText(
  answer: Answer | undefined,
  { by, indicator, base }: { by: string; indicator: string; base: string },
  language: Language,
): string {
  const words = basePhrases(language);
  const known = answer?.coverage.flatMap((entry) => entry.base ?? []) ?? [];
  const name = formatPeriod(known[0]?.period ?? base);
  if (known.length > 0 && known.every(({ months }) => months === 0)) return words('uncovered', { name });
  const has = new Set(answer?.rows.flatMap(({ keys, values }) => (values[indicator] == null ? [] : [keys[by]])));
  const without = answer ? membersOf(answer, by).filter(({ key }) => !has.has(key)) : [];
  const parts = answer ? membersOf(answer, 'period').filter(({ key }) => partOf(key, answer.period)) : [];
  const list = (members: readonly { name: string }[]) =>
    joinNames(
      members.map((member) => member.name),
      language,
    );
  return [
    words('is100', { name }),
    ...(parts.length > 0 ? [words('part', { names: list(parts) })] : []),
    ...(without.length > 0 ? [words('zero', { names: list(without) })] : []),
  ].join(language === 'en' ? '; ' : '；');
}
