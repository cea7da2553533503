/** One SQL builder for the market: a question becomes a plan of months, and the plan one statement. */
export { buildQuery, type Statement } from './build-query.ts';
export { baseFigure } from './figures.ts';
export { isAtEnd, isShare, soleWindowOf } from './measures.ts';
export { type Coverage, type Plan, planPeriods } from './plan.ts';
export { rowCap, rowKinds } from './select-level.ts';
export { narrowedBeyond } from './share-base.ts';
export { deciding } from './unnamed.ts';
