/** MARKET_FACTS=100000000 makes a market of that many. */
export const factsWanted = Number(process.env.MARKET_FACTS ?? 10_000_000);
