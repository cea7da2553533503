import type { CallPayload } from '@portal/contract';
import { maskContact, writeClosed } from '../audit/index.ts';
import { spendTicket } from '../captcha/index.ts';
import type { Message } from '../gateways/index.ts';
import type { CallContext } from '../kernel/calls/call.ts';
import { codeKeys } from './code-keys.ts';
import type { CodeParts } from './code-parts.ts';
import { codeEvent } from './code-rules.ts';
import { refuseTakenContact } from './contacts/contact-owner.ts';
import { fitContact } from './contacts/fit-contact.ts';
import { codeMessage } from './messages.ts';
import { codeNotSent, otherEvent } from './refusals.ts';
import { checkSendLimits, reserveCode, takeBackCode } from './reserve-code.ts';

/** The four send calls take the same. */
export type SendPayload = CallPayload<'sendVerificationCode'>;

/** What a send call stands for (A71): by which channel, and for which event. */
export interface CodeKind {
  channel: Message['channel'];
  event: (typeof codeEvent)['login' | 'bind' | 'monitor' | 'prove'];
}

/**
 * Sends a code to a contact, whether anybody has it or not, so that the answer tells nothing. The limits are looked at
 * before the puzzle's ticket is spent: who is told to wait need not solve another.
 * @throws Refusal that says what does not fit, how long to wait, or that the code could not be sent.
 */
export async function sendCode(
  { db, gateways, clock, log }: CodeParts,
  { channel, event }: CodeKind,
  payload: SendPayload,
  call: CallContext,
): Promise<null> {
  const { accountId, address, captchaTicket, language, trace } = call;
  if ((payload.messageEvent ?? event) !== event) throw otherEvent();
  const to = fitContact(channel, payload.to);
  trace.detail = { to: maskContact(to) };
  const now = clock();
  const keys = await codeKeys(db);
  await checkSendLimits(db, keys, { contact: to, address }, now);
  await spendTicket(db, captchaTicket, now);
  const owner = event === codeEvent.login ? null : accountId;
  // After the puzzle, so that contacts cannot be asked through one by one.
  if (owner && event === codeEvent.bind) await refuseTakenContact(db, owner, to);
  const { codeId, code, closes } = await reserveCode(db, keys, { event, contact: to, accountId: owner }, address, now);
  try {
    await gateways.send(codeMessage({ channel, to, event }, code, language));
  } catch (error) {
    await takeBackCode(db, codeId);
    log()?.error({ channel, reason: String(error) }, 'a code could not be sent');
    throw codeNotSent();
  }
  for (const limit of closes) await writeClosed(db, call, limit, now);
  return null;
}
