import type { OfferDetail } from '@portal/contract';
import type { Asking } from '../questions/asking.ts';

/** From when to when offers stand, in the order asked; those that the release does not know are left out. */
export async function offerDetails({ market, signal }: Asking, keys: readonly string[]): Promise<OfferDetail[]> {
  if (keys.length === 0) return [];
  const found = new Map((await market.offers([...new Set(keys)], signal)).map((offer) => [offer.key, offer]));
  return keys.flatMap((key) => found.get(key) ?? []);
}
