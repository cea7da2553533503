import type { Language } from '@portal/contract';
import { preliminaryIndex, shortPeriod } from '@portal/ui';
import type { Answer } from '../frame/ask.ts';

type Figures = Pick<Answer, 'period'> & Partial<Pick<Answer, 'rows' | 'coverage'>>;

/**
 * Periods as the categories of a chart: those of which only some months are there say which, and it is known from
 * where on figures may still change.
 * @param periods as the market names them: 2026-09, 2026-Q3 or 2026
 */
export function periodAxis(answer: Figures, periods: readonly string[], language: Language) {
  const { period, rows = [], coverage = [] } = answer;
  const partly = new Set(coverage.flatMap((one) => one.partly.map((part) => part.period)));
  // The market knows which of its months a period with a gap is about.
  const nameOf = (key: string) => rows.find(({ keys }) => keys.period === key)?.names.period;
  return {
    categories: periods.map((key) => (partly.has(key) && nameOf(key)) || shortPeriod(key, period, language)),
    preliminaryFrom: preliminaryIndex(periods, period.preliminaryFrom),
  };
}
