import { type Read, readSeconds, readWhole } from './settings-values.ts';

/** What one question to the market may take, and all of them together. */
export interface MarketLimits {
  /** PORTAL_MARKET_MEMORY: megabytes the engine may use for all questions together; it never goes to the disk instead. */
  memory: number;
  /** PORTAL_MARKET_THREADS: how many threads the engine works with; null is one for each processor. */
  threads: number | null;
  /** PORTAL_MARKET_SECONDS: how long a question may run, not counting its wait. */
  seconds: number;
  /** PORTAL_MARKET_ROWS: how many rows a question may group, by what is known before it is asked. */
  rows: number;
  /** PORTAL_MARKET_SLOW_SECONDS: from when on a question is written to the log, in milliseconds. */
  slow: number;
  /** PORTAL_MARKET_CONNECT_SECONDS: until the database of the market takes a connection up, in milliseconds. */
  connect: number;
}

export const readMarketLimits = (read: Read): MarketLimits => ({
  memory: read('PORTAL_MARKET_MEMORY', '768', readWhole(64, 1_000_000)),
  threads: read('PORTAL_MARKET_THREADS', '', (text) => (text ? readWhole(1, 1024)(text) : null)),
  seconds: read('PORTAL_MARKET_SECONDS', '20', readWhole(1, 3600)),
  rows: read('PORTAL_MARKET_ROWS', '2000000', readWhole(1000, 1_000_000_000)),
  slow: read('PORTAL_MARKET_SLOW_SECONDS', '2', readSeconds),
  connect: read('PORTAL_MARKET_CONNECT_SECONDS', '1', readSeconds),
});

/** The limits of an environment that says nothing of them. */
export const usualMarketLimits: MarketLimits = readMarketLimits((_name, fallback, parse) => parse(fallback));
