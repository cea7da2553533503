import type { OfferDetail } from '@portal/contract';
import { spanOf } from '../answer/covered.ts';
import { datasets } from '../datasets/index.ts';
import type { OpenRelease } from '../opened/open-release.ts';

/**
 * @param keys of offers
 * @returns their first and last days; none where the release keeps no offers
 */
export async function readOffers(
  release: OpenRelease,
  keys: readonly string[],
  signal?: AbortSignal,
): Promise<OfferDetail[]> {
  if (keys.length === 0 || spanOf(datasets.offer, release) === null) return [];
  const wanted = keys.map((_, at) => `$${at + 1}`).join(', ');
  const [found = [], first, last] = await release.run(
    `SELECT key, valid_from, valid_until FROM finance_offer WHERE key IN (${wanted}) ORDER BY key`,
    [...keys],
    signal,
  );
  const stated = (text: unknown) => (text === 'unknown' ? '' : String(text));
  return found.map((key, at) => ({ key: String(key), from: stated(first?.[at]), until: stated(last?.[at]) }));
}
