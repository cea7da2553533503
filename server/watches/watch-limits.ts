import type { CallLimits } from '../http/index.ts';
import { watchRefusals } from './refusals.ts';

/** Each try asks the market, and may send a mail: a person who sets up all of their watches comes nowhere near. */
export const watchCallLimits: CallLimits = {
  tryWatch: [{ span: 60 * 60 * 1000, most: 60, refusal: watchRefusals.tooOften }],
};
