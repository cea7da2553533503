/** HTTP: the calls of the contract, pages and files, their limits and errors. It knows none of those who answer. */

export { buildApp, type PageAnswer, type PageRequest } from './build-app.ts';
export { answerNotFound } from './calls/answer-errors.ts';
export { noteOf } from './calls/noted-requests.ts';
export { type Admitted, type Brought, type CallTraces, keyOf } from './calls/register-calls.ts';
export type { CallLimits } from './clients/call-limits.ts';
export { clientNetwork } from './clients/client-network.ts';
export { overTls } from './clients/transport-security.ts';
export { sendMark } from './files/serve-mark.ts';
export { pagePolicy } from './security-headers.ts';
