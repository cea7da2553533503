import type { DataSource } from '@portal/contract';

/**
 * The first month whose figures may still change, such as 2026-09: the same for all sources, or one for each. Null, or a
 * source that is not named, says that all figures are final.
 */
export type Preliminary = string | null | Readonly<Partial<Record<DataSource, string | null>>>;

const isBySource = (preliminary: Preliminary): preliminary is Exclude<Preliminary, string | null> =>
  preliminary !== null && typeof preliminary === 'object';

/**
 * @param sources those that are asked; none for figures that are all of one kind, which are as preliminary as any source
 * @returns the first month that may still change for one of them; null where all are final
 */
export function preliminaryOf(preliminary: Preliminary, sources: readonly DataSource[] = []): string | null {
  if (!isBySource(preliminary)) return preliminary;
  const months = sources.length > 0 ? sources.map((source) => preliminary[source]) : Object.values(preliminary);
  return months.flatMap((month) => month ?? []).sort()[0] ?? null;
}

/**
 * What holds after a delivery: what it says of a source, and what held before of those that it does not name.
 * @param before of the former release @param known the sources that it has
 * @param preliminary by the mapping; undefined where it says nothing
 */
export function preliminaryAfter(
  before: Preliminary,
  known: readonly DataSource[],
  preliminary: Preliminary | undefined,
): Preliminary {
  if (preliminary === undefined) return before;
  if (!isBySource(preliminary)) return preliminary;
  const former = isBySource(before) ? before : Object.fromEntries(known.map((source) => [source, before]));
  const months = Object.entries({ ...former, ...preliminary }).filter(([, month]) => month !== null);
  return months.length > 0 ? Object.fromEntries(months) : null;
}
