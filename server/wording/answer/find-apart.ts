import type { Language, MarketQuery } from '@portal/contract';
import type { Market } from '../../market/index.ts';

/**
 * The names of a question that nothing in the market fits all together, such as a car and another maker's brand, or that
 * its dataset does not know.
 * @returns none where every name fits
 */
export async function findApart(
  market: Pick<Market, 'members'>,
  { dataset, filters = {} }: MarketQuery,
  nameOf: (dimension: string, key: string, language: Language) => string,
  language: Language,
): Promise<string[]> {
  const named = Object.entries(filters).filter(([, keys]) => keys.length > 0);
  for (const [dimension, keys] of named) {
    const within = Object.fromEntries(named.filter(([other]) => other !== dimension));
    const wanted = { dataset, dimension, keys, within, limit: keys.length } as Parameters<Market['members']>[0];
    const { members } = await market.members(wanted, language);
    // Of members that go by one name together some may be missing: there is no fuel-cell car of every brand.
    if (members.length > 0) continue;
    return named.flatMap(([other, each]) => (each.length <= 3 ? each.map((key) => nameOf(other, key, language)) : []));
  }
  return [];
}
