import type { IndicatorKey } from '@portal/contract';
import { columnOf } from './cube.ts';
import type { Parameters } from './parameters.ts';
import { type Plan, wholeSpan } from './plan.ts';
import type { Measure } from './windows.ts';

/**
 * `single`: a row of one period or of the whole span, which knows the months of each figure. `scattered`: a row of
 * several periods in one (others, listed by period): sums of volumes, where a running total means nothing.
 */
export type Level = 'single' | 'scattered';

/** Columns of the market's volume beside a row, for share and share change. */
export const marketColumns = { volume: 'k_volume', yearBefore: 'k_year_before' } as const;

const zero = (column: string): string => `COALESCE(${column}, 0)`;
const growth = (volume: string, base: string): string => `CASE WHEN ${base} > 0 THEN ${zero(volume)} / ${base} - 1 END`;

/** @returns a condition for the slots and sources whose window of this measure is not covered, or null for none */
function uncovered(plan: Plan, measure: Measure, level: Level, parameters: Parameters): string | null {
  const has = (source: number, slot: number, wanted: Measure) =>
    plan.windows.some((window) => window.source === source && window.slot === slot && window.measure === wanted);
  const slots = [...plan.slots.map(({ slot }) => slot), ...(plan.byPeriod && level === 'single' ? [wholeSpan] : [])];
  const conditions = plan.sources.flatMap((source) => {
    const missing = slots.filter((slot) => has(source, slot, 'volume') && !has(source, slot, measure));
    if (missing.length === 0) return [];
    const ofSource = `source = ${parameters.add(source)}`;
    return [level === 'scattered' ? ofSource : `(${ofSource} AND slot IN (${parameters.list(missing)}))`];
  });
  return conditions.length > 0 ? conditions.join(' OR ') : null;
}

const unless = (condition: string | null, figure: string): string =>
  condition ? `CASE WHEN ${condition} THEN NULL ELSE ${figure} END` : figure;

/**
 * The SQL of an indicator over a row of measures (and of the market's, for shares). A missing base, or one that is
 * not above zero, gives NULL: never infinity, never not-a-number.
 */
export function figure(indicator: IndicatorKey, plan: Plan, level: Level, parameters: Parameters): string {
  const { volume, yearBefore, before, ytd, ytdYearBefore, opening } = columnOf;
  const market = marketColumns;
  const scattered = level === 'scattered';
  switch (indicator) {
    case 'volume':
      return zero(volume);
    case 'cumulativeVolume':
      return scattered ? 'NULL' : unless(uncovered(plan, 'ytd', level, parameters), zero(ytd));
    case 'yoy':
      return unless(scattered ? uncovered(plan, 'yearBefore', level, parameters) : null, growth(volume, yearBefore));
    case 'mom':
      return unless(scattered ? uncovered(plan, 'before', level, parameters) : null, growth(volume, before));
    case 'ytdGrowth':
      return scattered ? 'NULL' : growth(ytd, ytdYearBefore);
    case 'share':
      return `CASE WHEN ${market.volume} > 0 THEN ${zero(volume)} / ${market.volume} END`;
    case 'shareChange':
      return `CASE WHEN ${market.volume} > 0 AND ${market.yearBefore} > 0
        THEN (${zero(volume)} / ${market.volume} - ${zero(yearBefore)} / ${market.yearBefore}) * 100 END`;
    case 'volumeIndex':
      return plan.byPeriod && !scattered
        ? `CASE WHEN ${opening} > 0 THEN ${zero(volume)} / ${opening} * 100 END`
        : 'NULL';
  }
}
