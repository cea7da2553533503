import { join } from 'node:path';
import { type ListedCar, readCars } from '../content/index.ts';
import { openMarket, openMarketDatabase } from '../market/index.ts';
import type { Settings } from '../settings/settings.ts';

/** The cars of the published release. @throws Refusal where none is published */
export async function carsOfMarket({ dataFolder, marketUrl, market: limits }: Settings): Promise<ListedCar[]> {
  const database = marketUrl === null ? null : await openMarketDatabase(marketUrl, limits);
  const market = await openMarket(join(dataFolder, 'market'), { limits, database });
  try {
    return await readCars(market);
  } finally {
    await market.close();
  }
}
