/** Second factors: what an account proves itself with after the way it signs in by. */
export { dropFactors, factorsOf } from './factor-store.ts';
export { factorHandlers } from './handlers.ts';
