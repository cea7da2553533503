import type { Message } from '../gateways/index.ts';
import type { CallContext, TracedCall } from '../kernel/calls/call.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { CodeParts } from './code-parts.ts';
import { codeEvent } from './code-rules.ts';
import { countCodeTry } from './code-tries.ts';
import { sendCode } from './send-code.ts';
import { spendCode } from './spend-code.ts';

/** Sends a code by which the owner of an account shows again that they are. @param to a contact that is bound to it */
export function sendProofCode(
  parts: CodeParts,
  { channel, contact }: { channel: Message['channel']; contact: string },
  call: CallContext,
): Promise<null> {
  return sendCode(parts, { channel, event: codeEvent.prove }, { to: contact }, call);
}

/** @throws Refusal when the code is wrong or over, or there were too many wrong ones */
export function spendProofCode(
  db: StateDatabase,
  owner: { contact: string; accountId: string },
  code: string,
  call: TracedCall,
  now: number,
): Promise<void> {
  const purpose = { event: codeEvent.prove, ...owner };
  return countCodeTry(db, call, now, () => spendCode(db, purpose, code, now));
}
