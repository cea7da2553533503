import { type CallPayload, type LoginData, messageEvent } from '@portal/contract';
import { findByContact, freeTries, preferred, refuseOwnWay, signInAs } from '../accounts/index.ts';
import { maskContact } from '../audit/index.ts';
import type { TracedCall } from '../kernel/calls/call.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { StateParts } from '../state/state-parts.ts';
import type { CodeParts } from './code-parts.ts';
import { countCodeTry } from './code-tries.ts';
import { fitContact } from './contacts/fit-contact.ts';
import { nobodyHasContact, oneContact } from './refusals.ts';
import { spendCode } from './spend-code.ts';

/**
 * S7.015 S7.016: signs in whoever has the contact that a code was sent to. A password that was locked by wrong tries
 * does not hinder it, and is free again: whoever tried it in vain was somebody else, or remembers it by now. Only after the code has proven the contact does the answer say whether an account has it.
 * @throws Refusal when the code is wrong or over, no account has the contact, or its account is closed.
 */
export async function signInByCode(
  { db, clock, settings }: StateParts & Pick<CodeParts, 'settings'>,
  { phonNo, emalAd, randomCode, passwordFree }: CallPayload<'dynamicLogin'>,
  call: TracedCall,
): Promise<LoginData> {
  const [phone, email] = [phonNo.trim(), emalAd.trim()];
  if (Boolean(phone) === Boolean(email)) throw oneContact();
  const contact = phone ? fitContact('sms', phone) : fitContact('email', email);
  call.trace.detail = { way: 'code', contact: maskContact(contact) };
  const now = clock();
  const purpose = { event: messageEvent.login, contact, accountId: null };
  await countCodeTry(db, call, now, () => spendCode(db, purpose, randomCode, now));
  const account = preferred(await findByContact(db, contact), now);
  if (!account) throw nobodyHasContact();
  call.trace.accountId = account.account_id;
  await refuseOwnWay({ db, settings }, account);
  const { user_name, phone: mobile, email: mail } = account;
  const within = async (transaction: StateDatabase) => {
    for (const name of [user_name, mobile, mail]) if (name) await freeTries(transaction, name);
  };
  return signInAs(db, call, account, { now, passwordFree, within });
}
