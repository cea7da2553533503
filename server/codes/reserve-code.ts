import { randomInt } from 'node:crypto';
import { codeDigits } from '@portal/contract';
import type { ClosedLimit } from '../audit/index.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { CodeKeys, CodePurpose } from './code-keys.ts';
import { codeRules } from './code-rules.ts';
import { codesOfAddressUsedUp, codesOfContactUsedUp, codeTooSoon } from './refusals.ts';

export interface ReservedCode {
  codeId: string;
  /** What is sent; the store keeps its hash only. */
  code: string;
  /** The limits of the day that it was the last one for. */
  closes: ClosedLimit[];
}

/**
 * Whether a code may be sent now to a contact, for who asks from an address. Writes nothing.
 * @returns the id of the last code of the contact, null when it has none, and how many it had within a day
 * @throws Refusal that says how long to wait.
 */
export async function checkSendLimits(
  db: StateDatabase,
  keys: CodeKeys,
  { contact, address }: { contact: string; address: string },
  now: number,
): Promise<{ last: string | null; ofDay: number }> {
  const sent = await db
    .selectFrom('verification_code')
    .select(['code_id', 'sent_at'])
    .where('contact_key', '=', keys.contact(contact))
    .orderBy('sent_at', 'desc')
    .limit(codeRules.perContact)
    .execute();
  const [last] = sent;
  const wait = last ? last.sent_at + codeRules.pause - now : 0;
  if (wait > 0) throw codeTooSoon(Math.ceil(wait / 1000));
  const ofDay = sent.filter(({ sent_at }) => sent_at > now - codeRules.day);
  if (ofDay.length >= codeRules.perContact) throw codesOfContactUsedUp();
  if ((await countOfAddress(db, address, now)) >= codeRules.perAddress) throw codesOfAddressUsedUp();
  return { last: last?.code_id ?? null, ofDay: ofDay.length };
}

/**
 * Makes a code and keeps it, before it is sent. Of two at the same instant for one contact one is made: both follow the
 * same last code, and the id of a code comes from the one before it.
 * @throws Refusal as checkSendLimits.
 */
export async function reserveCode(
  db: StateDatabase,
  keys: CodeKeys,
  purpose: CodePurpose,
  address: string,
  now: number,
): Promise<ReservedCode> {
  const { contact } = purpose;
  const { last, ofDay } = await checkSendLimits(db, keys, { contact, address }, now);
  const codeId = keys.next(contact, last);
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('verification_code')
    .values({
      code_id: codeId,
      purpose_key: keys.purpose(purpose),
      contact_key: keys.contact(contact),
      address,
      code_hash: keys.code(codeId, code),
      sent_at: now,
      expires_at: now + codeRules.life,
      wrong_tries: 0,
      used_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  if (Number(numInsertedOrUpdatedRows ?? 0) !== 1) throw codeTooSoon(codeRules.pause / 1000);
  // Those of other contacts at the same instant count as well, so the address is looked at with this one among them.
  const ofAddress = await countOfAddress(db, address, now);
  if (ofAddress > codeRules.perAddress) {
    await takeBackCode(db, codeId);
    throw codesOfAddressUsedUp();
  }
  const until = now + codeRules.day;
  return {
    codeId,
    code,
    closes: [
      ...(ofDay + 1 === codeRules.perContact ? [{ limit: 'codes-to-contact', of: contact, until }] : []),
      ...(ofAddress === codeRules.perAddress ? [{ limit: 'codes-from-address', of: address, until }] : []),
    ],
  };
}

/** As if it had never been asked for: it could not be sent, and the person may ask again at once. */
export async function takeBackCode(db: StateDatabase, codeId: string): Promise<void> {
  await db.deleteFrom('verification_code').where('code_id', '=', codeId).execute();
}

async function countOfAddress(db: StateDatabase, address: string, now: number): Promise<number> {
  const { count } = await db
    .selectFrom('verification_code')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('address', '=', address)
    .where('sent_at', '>', now - codeRules.day)
    .executeTakeFirstOrThrow();
  return count;
}
