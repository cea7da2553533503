import type { MarketDecision, Release } from '@portal/contract';
import type { Asking } from '../questions/asking.ts';
import { checkDecision, type DecisionQuery } from './check-decision.ts';
import { decideChange, type Found } from './decide-change.ts';
import { decideLaunch } from './decide-launch.ts';
import { openParts, sourceOf } from './open-parts.ts';
import { leastMoves } from './response.ts';

/** A sheet of which nothing is known yet. */
const empty = {
  subject: null,
  forerunner: null,
  proposed: [],
  segment: null,
  dataSource: null,
  lacks: null,
  months: [],
  base: null,
  scenario: null,
  effect: null,
  price: null,
  revenue: null,
  net: null,
  response: { own: null, segment: null, used: null, least: leastMoves },
  comparables: [],
  spread: null,
  assumed: { passed: null, matched: null, cannibalised: null, discount: null, baseline: null },
} as const satisfies Found;

/** What it is about as the release of now calls it: a sheet that is kept or sent names cars by keys of before. */
async function namedToday({ market }: Asking, query: DecisionQuery): Promise<DecisionQuery> {
  const { subject, comparables } = query;
  const [key] = subject ? await market.today(subject.dimension, [subject.key]) : [];
  return {
    ...query,
    ...(subject && key !== undefined && { subject: { ...subject, key } }),
    ...(comparables && { comparables: await market.today('subModel', comparables) }),
  };
}

/**
 * A decision sheet: between which ends the volume of twelve months lies if a price or an incentive changes, or a new car
 * comes, with every assumption it rests on. Figures of datasets that the account does not own are neither shown nor used.
 * @param owned the products of the account
 * @throws Refusal for assumptions beyond limits, members that there are not, and where no release is published
 */
export async function decisionSheet(
  asking: Asking,
  asked: DecisionQuery,
  owned: () => Promise<ReadonlySet<string>>,
): Promise<MarketDecision> {
  checkDecision(asked);
  const query = await namedToday(asking, asked);
  const parts = await openParts(asking, query.kind, await owned());
  const source = parts.has('sales') ? await sourceOf(asking, query.dataSource) : null;
  const decide = query.kind === 'launch' ? decideLaunch : decideChange;
  const found: Found = source ? await decide(asking, query, parts, source) : { lacks: 'sales' };
  return {
    ...empty,
    ...found,
    kind: query.kind,
    missing: parts.missing,
    release: asking.market.release() as Release,
  } as MarketDecision;
}
