import { overridesTooOften } from '../../accounts/index.ts';
import type { CallLimits } from '../../http/index.ts';
import { trackingCallLimits } from '../../tracking/index.ts';

const hour = 60 * 60 * 1000;

/** Calls that anybody or every page may make and that write something down, in the numbers that people need. */
export const callLimits: CallLimits = {
  ...trackingCallLimits,
  // A page tells a set of overrides once; who sends more fills the trail.
  tellOverrides: [{ span: hour, most: 60, refusal: overridesTooOften }],
};
