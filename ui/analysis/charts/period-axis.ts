import type { Language } from '@portal/contract';
import { preliminaryIndex, shortPeriod } from '@portal/ui';
import type { Told } from '../share/about.ts';

/**
 * Periods as the categories of a chart: those of which only some months are there say which, and it is known from
 * where on figures may still change.
 * @param periods as the market names them: 2026-09, 2026-Q3 or 2026
 */
export const periodAxis = ({ period }: Pick<Told, 'period'>, periods: readonly string[], language: Language) => ({
  categories: periods.map((key) => shortPeriod(key, period, language)),
  preliminaryFrom: preliminaryIndex(periods, period.preliminaryFrom),
});
