/** The semantic model of the market: datasets, sources, dimensions with their members, indicators; declared once. */
export * from './dimensions.ts';
export * from './indicators.ts';
export * from './members.ts';
export * from './month.ts';
export * from './period.ts';
export * from './price-indicators.ts';
export * from './sources.ts';
