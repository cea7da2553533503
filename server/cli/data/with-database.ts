import { type MarketDatabase, openMarketDatabase } from '../../market/index.ts';
import type { Call } from './call.ts';

/** Does a task with the database that the market is asked from; null where it is asked from the folder. */
export async function withDatabase(
  { settings: { marketUrl, market } }: Call,
  task: (database: MarketDatabase | null) => Promise<void>,
): Promise<void> {
  const database = marketUrl === null ? null : await openMarketDatabase(marketUrl, market);
  try {
    await task(database);
  } finally {
    await database?.close();
  }
}
