import { messageEvent } from '@portal/contract';
import type { Transaction } from 'kysely';
import { findById, sessionMissing } from '../../accounts/index.ts';
import { maskContact, writeTrace } from '../../audit/index.ts';
import type { Message } from '../../gateways/index.ts';
import type { TracedCall } from '../../kernel/calls/call.ts';
import type { Sentence } from '../../kernel/words/sentence.ts';
import { tellOwner } from '../../notices/index.ts';
import type { StateTables } from '../../state/tables/state-tables.ts';
import { codeKeys } from '../code-keys.ts';
import type { CodeParts } from '../code-parts.ts';
import { countCodeTry } from '../code-tries.ts';
import { contactChanging } from '../refusals.ts';
import { checkCode, consumeCode } from '../spend-code.ts';
import { refuseTakenContact } from './contact-owner.ts';
import { fitContact } from './fit-contact.ts';

/** A27: what the contacts from before are told. */
function whatChanged(channel: Message['channel'], changes: boolean, masked: string): Sentence {
  const thing: Sentence = channel === 'sms' ? { zh_CN: '手机号', en: 'mobile number' } : { zh_CN: '邮箱', en: 'email' };
  return changes
    ? { zh_CN: `绑定的${thing.zh_CN}已变更为 ${masked}`, en: `the bound ${thing.en} was changed to ${masked}` }
    : { zh_CN: `已绑定${thing.zh_CN} ${masked}`, en: `the ${thing.en} ${masked} was bound` };
}

const columns = { sms: 'phone', email: 'email' } as const;

/**
 * S7.026 S7.027 A27: puts a contact that a code has proven in the place of the account's own, and tells those it had before.
 * @throws Refusal when the code is wrong or over, or the contact belongs to another account that is not linked.
 */
export async function bindContact(
  parts: CodeParts,
  channel: Message['channel'],
  { contact: text, code }: { contact: string; code: string },
  call: TracedCall,
): Promise<null> {
  const { accountId, trace } = call;
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
  const masked = maskContact(contact);
  const change = { what: whatChanged(channel, before[column] !== '', masked), contact: masked, at: now };
  // The change stands already; the person does not wait for a gateway.
  if (before[column] !== contact) void tellOwner(parts, before, { ...change, address: call.address });
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
