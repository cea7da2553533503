import { join } from 'node:path';
import { type Market, openMarket, openMarketDatabase } from '../market/index.ts';
import type { Settings } from '../settings/settings.ts';

type MarketSettings = Pick<Settings, 'dataFolder' | 'marketUrl' | 'market'>;

/** Asks the market of a portal something, and closes it again. @throws what opening it and asking throw */
export async function askMarket<Answer>(
  { dataFolder, marketUrl, market: limits }: MarketSettings,
  ask: (market: Market) => Promise<Answer>,
): Promise<Answer> {
  const database = marketUrl === null ? null : await openMarketDatabase(marketUrl, limits);
  const market = await openMarket(join(dataFolder, 'market'), { limits, database });
  try {
    return await ask(market);
  } finally {
    await market.close();
  }
}
