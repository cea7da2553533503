/** Second factors: what an account proves itself with after the way it signs in by. */
export type { FactorParts } from './factor-parts.ts';
export { dropFactors, factorsOf } from './factor-store.ts';
export { factorHandlers } from './handlers.ts';
export { judgeCode } from './judge-code.ts';
export { spendSigned } from './own-passkey.ts';
