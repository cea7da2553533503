import { addMonths, type PolicyItem } from '@portal/contract';
import type { Answer } from '@portal/ui/analysis';

/** Months on both sides of the first day of a policy. */
export interface Around {
  from: string;
  /** The month of its first day. */
  at: string;
  to: string;
}

/** How many months lie on each side, the usual number first. */
export const widths = ['6', '3', '12'] as const;

/**
 * The months around the first day of a policy, as far as the market has them.
 * @returns null where it has none before that month, or not that month itself
 */
export function aroundOf(
  { effectiveFrom }: Pick<PolicyItem, 'effectiveFrom'>,
  { first, last }: { first: string; last: string },
  width: number,
): Around | null {
  const at = effectiveFrom.slice(0, 7);
  if (at === '' || at <= first || at > last) return null;
  const [from, to] = [addMonths(at, -width), addMonths(at, width - 1)];
  return { from: from < first ? first : from, at, to: to > last ? last : to };
}

/** The place of a policy as a filter of the market; null for the nation. */
export function placeOf({ level, regionKey }: Pick<PolicyItem, 'level' | 'regionKey'>) {
  if (level === 'provincial') return { dimension: 'province', key: regionKey } as const;
  return level === 'city' ? ({ dimension: 'city', key: regionKey } as const) : null;
}

/** A figure before a month and from it on. */
export interface BeforeAfter {
  before: number | null;
  after: number | null;
}

type Row = Answer['rows'][number];

/** What is made of the rows before a month, and of those from it on; null where there are none. */
export function beforeAfter(rows: readonly Row[], at: string, make: (rows: readonly Row[]) => number | null) {
  const isBefore = ({ keys }: Row) => (keys.period ?? '') < at;
  const of = (some: readonly Row[]) => (some.length === 0 ? null : make(some));
  return { before: of(rows.filter(isBefore)), after: of(rows.filter((row) => !isBefore(row))) };
}

const sum = (rows: readonly Row[], key: string) => rows.reduce((all, { values }) => all + (values[key] ?? 0), 0);

/** The share of new energy in all cars of some rows. */
export function penetrationIn(rows: readonly Row[]): number | null {
  const all = sum(rows, 'volume');
  return all === 0 ? null : sum(rows, 'newEnergyVolume') / all;
}

/** The mean of a figure over the months of some rows. */
export const monthlyMean =
  (key: string) =>
  (rows: readonly Row[]): number =>
    sum(rows, key) / new Set(rows.map(({ keys }) => keys.period)).size;

/**
 * The keys of places that a policy can be compared with: they have none of its kind in these months.
 * @param places in the order in which they are wanted
 */
export function withoutPolicy(
  places: readonly string[],
  { policyId, kind }: Pick<PolicyItem, 'policyId' | 'kind'>,
  known: readonly PolicyItem[],
  { from, to }: Around,
): string[] {
  const holds = (policy: PolicyItem) =>
    policy.kind === kind &&
    policy.effectiveFrom.slice(0, 7) <= to &&
    (policy.effectiveTo === '' || policy.effectiveTo.slice(0, 7) >= from);
  const own = known.find((policy) => policy.policyId === policyId)?.regionKey;
  const taken = new Set(known.filter(holds).map(({ regionKey }) => regionKey));
  return places.filter((place) => place !== own && !taken.has(place));
}
