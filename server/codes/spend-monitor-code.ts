import type { TracedCall } from '../kernel/calls/call.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { codeEvent } from './code-rules.ts';
import { countCodeTry } from './code-tries.ts';
import { spendCode } from './spend-code.ts';

/**
 * S9.012: proves that an address of mail wants to be told of what an account watches.
 * @throws Refusal when the code is wrong or over, or there were too many wrong ones
 */
export function spendMonitorCode(
  db: StateDatabase,
  owner: { contact: string; accountId: string },
  code: string,
  call: TracedCall,
  now: number,
): Promise<void> {
  return countCodeTry(db, call, now, () => spendCode(db, { event: codeEvent.monitor, ...owner }, code, now));
}
