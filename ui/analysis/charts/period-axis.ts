import type { Language } from '@portal/contract';
import { formatMonthsTogether, partOf, preliminaryIndex, shortPeriod } from '@portal/ui';
import type { Answer } from '../page/ask.ts';

type Figures = Pick<Answer, 'period'> & Partial<Pick<Answer, 'rows' | 'coverage'>>;

/**
 * Periods as the categories of a chart: those of which only some months are there, and those whose figures are of
 * months before them too, say which; they stand apart from
 * the others, and it is known from where on figures may still change.
 * @param periods as the market names them: 2026-09, 2026-Q3 or 2026
 */
export function periodAxis(answer: Figures, periods: readonly string[], language: Language) {
  const { period, rows = [], coverage = [] } = answer;
  const partly = new Set(coverage.flatMap((entry) => entry.partly.map((part) => part.period)));
  // The market knows which of its months a period with a gap is about.
  const nameOf = (key: string) => rows.find(({ keys }) => keys.period === key)?.names.period;
  const together = new Map(
    coverage.flatMap(({ combined }) =>
      combined.flatMap(({ period: key, from, to }) => (key === null ? [] : [[key, formatMonthsTogether(from, to)]])),
    ) as [string, string][],
  );
  // January and February that the question wants together are named by both.
  const isPair = (key: string) => /^\d{4}-\d{2}$/.test(key) && nameOf(key)?.includes('–');
  const ownName = (key: string) =>
    together.has(key) ? (nameOf(key) ?? together.get(key)) : (partly.has(key) || isPair(key)) && nameOf(key);
  return {
    categories: periods.map((key) => ownName(key) || shortPeriod(key, period, language)),
    partial: periods.flatMap((key, at) => (partly.has(key) || partOf(key, period) ? [at] : [])),
    preliminaryFrom: preliminaryIndex(periods, period.preliminaryFrom),
  };
}
