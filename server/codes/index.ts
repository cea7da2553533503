/** Verification codes: sending them, and spending what was sent. */
export { countCodeTry } from './code-tries.ts';
export { codeHandlers } from './handlers.ts';
export { passingCodes } from './passing-codes.ts';
export { checkCode, consumeCode } from './spend-code.ts';
