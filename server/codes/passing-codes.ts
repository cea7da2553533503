import type { PassingRows } from '../state/forget-old.ts';
import { codeRules } from './code-rules.ts';

/** Codes stay a day, because the limits of a day count them. */
export const passingCodes: PassingRows[] = [
  { table: 'verification_code', key: 'code_id', instant: 'expires_at', stays: codeRules.day, ahead: codeRules.day },
];
