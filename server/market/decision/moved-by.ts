import { checkGiven, checkMoved, type DecisionQuery } from './check-decision.ts';

/** What a car costs today, in yuan; null for what is not known. */
export interface PricesNow {
  tp: number | null;
  msrp: number | null;
  given: number | null;
}

/** How far the price of a car moves. */
export interface Moved {
  /** In percent, by which volume answers. */
  percent: number;
  /** From the transaction price before to that after the change, in yuan for a car. */
  after: (price: number) => number;
}

const byPart = (part: number): Moved => {
  checkMoved(part);
  return { percent: 100 * Math.log1p(part), after: (price) => price * (1 + part) };
};

/** More of an incentive counts in percent of MSRP, as the past of incentives does, and lowers what is received in full. */
function byIncentive({ change }: DecisionQuery, { msrp, given }: PricesNow): Moved | null {
  if (change?.unit !== 'yuan' || msrp === null) return null;
  checkMoved(change.value / msrp);
  checkGiven(given, change.value);
  return { percent: (100 * change.value) / msrp, after: (price) => Math.max(0, price - change.value) };
}

/**
 * What a change does to the transaction price; of MSRP the part that reaches it.
 * @returns null where a change in yuan meets no price
 * @throws Refusal for a change beyond limits
 */
export function movedBy(query: DecisionQuery, now: PricesNow): Moved | null {
  const { kind, target = 'tp', change, passed = 1 } = query;
  if (!change) return null;
  if (kind === 'incentive') return byIncentive(query, now);
  const of = target === 'msrp' ? now.msrp : now.tp;
  if (change.unit === 'part') checkMoved(change.value);
  else if (of === null) return null;
  const reaches = target === 'msrp' ? passed : 1;
  // Without prices a part of MSRP is taken as the same part of what is paid.
  if (of === null || now.tp === null) return change.unit === 'part' ? byPart(change.value * reaches) : null;
  const yuan = change.unit === 'yuan' ? change.value : change.value * of;
  return byPart((yuan * reaches) / now.tp);
}
