import type { FigureLimits, MarketQuery } from '@portal/contract';
import type { View } from '@portal/ui';
import { isByYear } from '../former/in-years.ts';
import type { Limitable } from '../page/context.ts';

/** The name of the limits in the address: `where=yoy:0.2..` for at least 20 %, `where=share:0.05..0.1` for a span. */
export const limitsName = 'where';

/** As many as a question takes. */
export const mostLimits = 6;

const number = '-?\\d+(?:\\.\\d+)?(?:e[+-]?\\d+)?';
const written = new RegExp(`^([\\w.]+):(${number})?\\.\\.(${number})?$`);

function readLimit(text: string): FigureLimits | null {
  const [, indicator, low, high] = written.exec(text) ?? [];
  if (indicator === undefined || (low === undefined && high === undefined)) return null;
  const [atLeast, atMost] = [low, high].map((value) => (value === undefined ? undefined : Number(value)));
  if (![atLeast, atMost].every((value) => value === undefined || Number.isFinite(value))) return null;
  if (atLeast !== undefined && atMost !== undefined && atLeast > atMost) return null;
  return {
    indicator: indicator as FigureLimits['indicator'],
    ...(atLeast !== undefined && { atLeast }),
    ...(atMost !== undefined && { atMost }),
  };
}

/**
 * The limits that an address names. What is not understood, or no figure of the dataset, limits nothing: an old link
 * still opens.
 */
export function readLimits(
  search: URLSearchParams,
  catalogue: { indicators: readonly Pick<Limitable, 'key'>[] } | null,
): FigureLimits[] {
  const limits = search.getAll(limitsName).flatMap((text) => readLimit(text) ?? []);
  return limits
    .filter(({ indicator }, at) => {
      const isKnown = catalogue?.indicators.some(({ key }) => key === indicator);
      return isKnown && limits.findIndex((limit) => limit.indicator === indicator) === at;
    })
    .slice(0, mostLimits);
}

/** The address with these limits, in place of those that it has. */
export function writeLimits(search: URLSearchParams, limits: readonly FigureLimits[]): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete(limitsName);
  for (const { indicator, atLeast, atMost } of limits)
    next.append(limitsName, `${indicator}:${atLeast ?? ''}..${atMost ?? ''}`);
  return next;
}

/** The limits that a view can have: of years, none of a figure that is against the period before. */
export function limitsIn(
  view: Pick<View, 'dateType'>,
  catalogue: { indicators: readonly Pick<Limitable, 'key' | 'against'>[] } | null,
  limits: readonly FigureLimits[],
): FigureLimits[] {
  return limits.filter(
    ({ indicator }) =>
      !isByYear(view) || catalogue?.indicators.find(({ key }) => key === indicator)?.against !== 'before',
  );
}

/** A question of whose rows those alone are listed that lie within the limits; figures that these are of are asked too. */
export function limitedTo<Query extends MarketQuery>(query: Query, limits: readonly FigureLimits[]): Query {
  if (limits.length === 0) return query;
  const indicators = new Set([...query.indicators, ...limits.map(({ indicator }) => indicator)]);
  return { ...query, indicators: [...indicators], where: [...limits] };
}

/** Whether figures lie within limits, both ends included; a figure that is not there lies outside. */
export const liesWithin = (
  figureAt: (indicator: string) => number | null | undefined,
  limits: readonly FigureLimits[],
): boolean =>
  limits.every(({ indicator, atLeast = Number.NEGATIVE_INFINITY, atMost = Number.POSITIVE_INFINITY }) => {
    const value = figureAt(indicator) ?? null;
    return value !== null && value >= atLeast && value <= atMost;
  });
