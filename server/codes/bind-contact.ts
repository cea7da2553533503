import { messageEvent } from '@portal/contract';
import type { Transaction } from 'kysely';
import { findById, sessionMissing } from '../accounts/index.ts';
import { maskContact, writeTrace } from '../audit/index.ts';
import type { Message } from '../gateways/index.ts';
import type { CallContext, TracedCall } from '../kernel/call.ts';
import type { StateTables } from '../state/tables/state-tables.ts';
import { codeKeys } from './code-keys.ts';
import type { CodeParts } from './code-parts.ts';
import { countCodeTry } from './code-tries.ts';
import { refuseTakenContact } from './contact-owner.ts';
import { fitContact } from './fit-contact.ts';
import { changedMessage } from './messages.ts';
import { contactChanging } from './refusals.ts';
import { checkCode, consumeCode } from './spend-code.ts';

const columns = { sms: 'phone', email: 'email' } as const;

/**
 * S7.026 S7.027 A27: puts a contact that a code has proven in the place of the account's own, and tells the old one.
 * @throws Refusal when the code is wrong or over, or the contact belongs to another account that is not linked.
 */
export async function bindContact(
  parts: CodeParts,
  channel: Message['channel'],
  { contact: text, code }: { contact: string; code: string },
  call: TracedCall & Pick<CallContext, 'language'>,
): Promise<null> {
  const { accountId, language, trace } = call;
  if (!accountId) throw sessionMissing();
  const { db, clock } = parts;
  const contact = fitContact(channel, text);
  const column = columns[channel];
  trace.detail = { to: maskContact(contact) };
  const now = clock();
  const purpose = { event: messageEvent.bind, contact, accountId };
  const codeId = await countCodeTry(db, call, now, () => checkCode(db, purpose, code, now));
  const key = (await codeKeys(db)).contact(contact);
  const before = await db.transaction().execute(async (transaction) => {
    await lockContact(transaction, key);
    await consumeCode(transaction, codeId, now);
    await refuseTakenContact(transaction, accountId, contact);
    const account = await findById(transaction, accountId);
    if (!account) throw sessionMissing();
    const { numUpdatedRows } = await transaction
      .updateTable('account')
      .set({ [column]: contact })
      .where('account_id', '=', accountId)
      .where(column, '=', account[column])
      .executeTakeFirstOrThrow();
    if (Number(numUpdatedRows) !== 1) throw contactChanging();
    trace.detail = { from: maskContact(account[column]), to: maskContact(contact) };
    await writeTrace(transaction, call, now);
    return account;
  });
  const old = before[column];
  if (old && old !== contact) {
    const message = changedMessage({ channel, to: old }, { account: before.user_name, contact }, language);
    // The change stands already; the person does not wait for a gateway.
    parts.gateways.send(message).catch((error: unknown) => {
      parts.log()?.error({ channel, reason: String(error) }, 'the old contact could not be told of a change');
    });
  }
  return null;
}

/**
 * Lets only one transaction at a time bind a contact, whichever account it is for: the newest code of the contact is
 * written as it is, and PostgreSQL holds that row to the end. SQLite has one transaction at a time anyway.
 */
async function lockContact(transaction: Transaction<StateTables>, key: string): Promise<void> {
  await transaction
    .updateTable('verification_code')
    .set(({ ref }) => ({ contact_key: ref('contact_key') }))
    .where('code_id', '=', ({ selectFrom }) =>
      selectFrom('verification_code')
        .select('code_id')
        .where('contact_key', '=', key)
        .orderBy('sent_at', 'desc')
        .limit(1),
    )
    .execute();
}
