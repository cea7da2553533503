import { watchRefusals } from '../stored/refusals.ts';

/**
 * How often one account may try its watches, from wherever. Each try asks the market, and may send a mail: a person who
 * sets up all of their watches comes nowhere near.
 */
export const watchAccountLimit = { window: 60 * 60 * 1000, most: 60, keys: 10_000, refusal: watchRefusals.tooOften };
