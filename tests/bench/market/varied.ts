import type { MarketQuery } from '@portal/contract';

/** The same work under another key, so that no answer of an earlier round is remembered. */
export const varied = (query: MarketQuery, round: number): MarketQuery => ({
  ...query,
  limit: query.limit === undefined ? 5000 - round : query.limit + round,
});

/** @returns how long some work took, in ms */
export async function time(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}
