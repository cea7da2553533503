/** Verification codes: sending them, and spending what was sent. */

export type { CodeParts } from './code-parts.ts';
export { countCodeTry } from './code-tries.ts';
export { fitContact } from './contacts/fit-contact.ts';
export { codeHandlers } from './handlers.ts';
export { passingCodes } from './passing-codes.ts';
export { sendProofCode, spendProofCode } from './prove-by-code.ts';
export { checkCode, consumeCode } from './spend-code.ts';
export { spendMonitorCode } from './spend-monitor-code.ts';
