import type { Asking } from '../questions/asking.ts';
import type { DecisionQuery } from './check-decision.ts';
import type { Found } from './decide-change.ts';
import type { OpenParts, SalesSource } from './open-parts.ts';
import { middleOf, rampOf } from './ramp.ts';
import { nameOf, soldInYear } from './read-base.ts';
import { readDiscounts, readLaunched } from './read-launches.ts';
import { rounded, times, without } from './scenario.ts';

/** What is assumed while a person assumes nothing else. */
const usual = { cannibalised: { low: 0.1, high: 0.3 }, discount: { low: 0, high: 0.1 } } as const;

/**
 * A new car of a segment at a price: what comparable launches sold since theirs.
 * @throws Refusal for a segment or fuel type that there is not
 */
export async function decideLaunch(
  asking: Asking,
  query: DecisionQuery,
  { has }: OpenParts,
  source: SalesSource,
): Promise<Found> {
  const { subject, segment, fuelType, price, comparables, cannibalised = usual.cannibalised } = query;
  if (segment === undefined || price === undefined) return { lacks: 'subject' };
  const name = await nameOf(asking, 'segment', segment);
  if (fuelType !== undefined) await nameOf(asking, 'fuelType', fuelType);
  const launched = await readLaunched(
    asking,
    { segment, price, ...(fuelType !== undefined && { fuelType }), ...(comparables && { comparables }) },
    source.key,
    source,
  );
  const chosen = launched.filter((launch) => launch.chosen);
  const observed =
    query.discount === undefined && has('price')
      ? await readDiscounts(
          asking,
          chosen.map(({ key }) => key),
        )
      : [];
  const isObserved = observed.length >= 2;
  const discount = isObserved ? middleOf(observed) : (query.discount ?? usual.discount);
  const ramp = rampOf(chosen.map(({ months }) => months));
  const after = { low: price * (1 - discount.high), high: price * (1 - discount.low) };
  return {
    forerunner: subject
      ? {
          key: subject.key,
          name: await nameOf(asking, subject.dimension, subject.key),
          sold: await soldInYear(asking, subject, source),
        }
      : null,
    segment: { key: segment, name },
    dataSource: { key: source.key, name: source.name },
    comparables: launched,
    lacks: ramp ? null : 'comparables',
    scenario: ramp && { months: ramp.months, total: ramp.total },
    spread: ramp?.spread ?? null,
    price: { now: null, after },
    revenue: ramp?.total ? { base: null, scenario: times(ramp.total, after) } : null,
    net: ramp?.total ? rounded(without(ramp.total, cannibalised)) : null,
    assumed: {
      passed: null,
      matched: null,
      cannibalised,
      discount: { ...discount, source: isObserved ? 'market' : 'assumed' },
      baseline: null,
    },
  };
}
