/** HTTP: the calls of the contract, pages and files, their limits and errors. It knows none of those who answer. */
export { answerNotFound } from './answer-errors.ts';
export { buildApp, type PageAnswer, type PageRequest } from './build-app.ts';
export type { CallLimits } from './call-limits.ts';
export { clientNetwork } from './client-network.ts';
export { noteOf } from './noted-requests.ts';
export { type Admitted, type Brought, type CallTraces, keyOf } from './register-calls.ts';
export { pagePolicy } from './security-headers.ts';
