import type { DecisionEstimate, DecisionRange, MarketDecision } from '@portal/contract';
import type { Asking } from '../questions/asking.ts';
import type { DecisionQuery } from './check-decision.ts';
import { movedBy } from './moved-by.ts';
import { movesOf } from './moves.ts';
import type { OpenParts, SalesSource } from './open-parts.ts';
import { baseOf, bestSellers, nameOf, segmentOf } from './read-base.ts';
import { readCars, type SegmentCars } from './read-cars.ts';
import { leastMoves, responseOf } from './response.ts';
import { aheadOf, changedBy, effectOf, times } from './scenario.ts';

export type Found = Partial<Omit<MarketDecision, 'release' | 'kind' | 'missing'>>;

/** Months whose prices are the price of today. */
const latestMonths = 6;

/** The least and greatest of the latest months that are known; null for none. */
function latestRange(values: readonly (number | null)[]): DecisionRange | null {
  const known = values.slice(-latestMonths).flatMap((value) => (value !== null && value > 0 ? [value] : []));
  return known.length === 0 ? null : { low: Math.min(...known), high: Math.max(...known) };
}

const latest = (values: readonly (number | null)[]): number | null =>
  values.slice(-latestMonths).findLast((value) => value !== null && value > 0) ?? null;

const ownMonths = ({ cars }: SegmentCars, key: string) => cars.find((car) => car.key === key)?.months ?? [];

/** What the answer of volume rests on: what was chosen, else the car's own past, else that of its segment. */
function usedOf(
  { basis, response }: DecisionQuery,
  own: DecisionEstimate | null,
  segment: DecisionEstimate | null,
): MarketDecision['response']['used'] {
  const chosen = basis ?? (own ? 'own' : 'segment');
  const range = { own, segment, assumed: response ?? null }[chosen];
  return range && { basis: chosen, low: range.low, high: range.high };
}

/**
 * A price or an incentive that changes from the next month on, of a car of the market.
 * @throws Refusal for a car that there is not, and changes beyond limits
 */
export async function decideChange(
  asking: Asking,
  query: DecisionQuery,
  { has }: OpenParts,
  source: SalesSource,
): Promise<Found> {
  const { subject, change, matched = 0, passed = 1 } = query;
  if (!subject) return { lacks: 'subject', proposed: await bestSellers(asking, source) };
  const name = await nameOf(asking, subject.dimension, subject.key);
  const segment = await segmentOf(asking, subject, source);
  const read = (dataset: 'price' | 'incentive') =>
    segment && has(dataset)
      ? readCars(asking, dataset, { by: subject.dimension, key: subject.key, segment: segment.key })
      : null;
  const prices = await read('price');
  const cars = query.kind === 'price' ? prices : await read('incentive');
  const moves = cars ? movesOf(cars.cars, query.kind === 'price' ? 'price' : 'given') : [];
  const own = responseOf(moves.filter(({ car }) => car === subject.key));
  const ofSegment = responseOf(moves);
  const used = usedOf(query, own, ofSegment);
  const { months, base } = await baseOf(asking, query, source);
  const tps = prices ? ownMonths(prices, subject.key).map((month) => month?.price ?? null) : [];
  const given =
    query.kind === 'incentive' && cars ? ownMonths(cars, subject.key).map((month) => month?.given ?? null) : [];
  const now = latestRange(tps);
  const moved = movedBy(query, {
    tp: latest(tps),
    msrp: latest((cars ?? prices)?.msrp ?? []),
    given: given.slice(-latestMonths).findLast((value) => value !== null) ?? null,
  });
  const found: Found = {
    subject: { key: subject.key, name },
    segment,
    dataSource: { key: source.key, name: source.name },
    months,
    base,
    price: now && { now, after: now },
    response: { own, segment: ofSegment, used, least: leastMoves },
    assumed: {
      passed: query.kind === 'price' && query.target === 'msrp' ? passed : null,
      matched,
      cannibalised: null,
      discount: null,
      baseline: query.baseline ? 'assumed' : base && 'forecast',
    },
  };
  if (!change || change.value === 0) return { ...found, lacks: 'change' };
  if (!moved) return { ...found, lacks: 'price' };
  if (!base) return { ...found, lacks: 'baseline' };
  if (!used) return { ...found, lacks: 'response' };
  const effect = effectOf(moved.percent * (1 - matched), used);
  const scenario = aheadOf(base.months.map((month) => changedBy(month, effect)));
  const after = now && { low: moved.after(now.low), high: moved.after(now.high) };
  return {
    ...found,
    lacks: null,
    scenario,
    effect,
    price: now && after && { now, after },
    revenue:
      now && after && base.total && scenario.total
        ? { base: times(base.total, now), scenario: times(scenario.total, after) }
        : null,
  };
}
