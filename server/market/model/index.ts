/** What all datasets of the market share: months, periods, sources, questions. */
export * from './combined.ts';
export * from './month.ts';
export * from './period.ts';
export * from './preliminary.ts';
export * from './question.ts';
export * from './sources.ts';
export * from './spans.ts';
