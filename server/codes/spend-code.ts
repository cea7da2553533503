import { formLimits } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';
import { type CodePurpose, codeKeys } from './code-keys.ts';
import { codeRules } from './code-rules.ts';
import { codeLocked, codeOver, wrongCode } from './refusals.ts';

export type { CodePurpose } from './code-keys.ts';

/**
 * Spends a code: it works once, for its purpose, within its minutes. Not for use within a transaction, where the count
 * of a wrong try would be lost with the refusal: there checkCode goes before it and consumeCode into it.
 * @throws Refusal when it is wrong, over, spent, or was locked by five wrong tries.
 */
export async function spendCode(db: StateDatabase, purpose: CodePurpose, code: string, now: number): Promise<void> {
  await consumeCode(db, await checkCode(db, purpose, code, now), now);
}

/**
 * Compares a code with the newest one of its purpose and counts a wrong try; a right one is not used up yet.
 * @returns what consumeCode takes.
 * @throws Refusal as spendCode.
 */
export async function checkCode(db: StateDatabase, purpose: CodePurpose, code: string, now: number): Promise<string> {
  if (db.isTransaction) throw new Error('A wrong try must be counted whatever becomes of a transaction.');
  if (!formLimits.code.test(code)) throw wrongCode();
  const keys = await codeKeys(db);
  const sent = await db
    .selectFrom('verification_code')
    .selectAll()
    .where('purpose_key', '=', keys.purpose(purpose))
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!sent || sent.used_at !== null || sent.expires_at <= now) throw codeOver();
  const tries = await countTryOf(db, sent.code_id);
  if (tries === null) throw codeLocked();
  if (keys.code(sent.code_id, code) !== sent.code_hash) throw tries < codeRules.wrongTries ? wrongCode() : codeLocked();
  await db
    .updateTable('verification_code')
    .set(({ eb }) => ({ wrong_tries: eb('wrong_tries', '-', 1) }))
    .where('code_id', '=', sent.code_id)
    .execute();
  return sent.code_id;
}

/**
 * Counts a try as wrong before it is compared, so that tries made at the same time count each other: no more than five
 * are ever compared. A right one takes its count back.
 * @returns how many there are with this one; null when the code is locked
 */
async function countTryOf(db: StateDatabase, codeId: string): Promise<number | null> {
  const counted = await db
    .updateTable('verification_code')
    .set(({ eb }) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('code_id', '=', codeId)
    .where('wrong_tries', '<', codeRules.wrongTries)
    .returning('wrong_tries')
    .executeTakeFirst();
  return counted?.wrong_tries ?? null;
}

/**
 * Uses up a code that checkCode found right. Of two uses at the same instant one wins, and tries beside it that have
 * locked it by now count.
 * @throws Refusal when it was used or locked meanwhile.
 */
export async function consumeCode(db: StateDatabase, codeId: string, now: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('verification_code')
    .set({ used_at: now })
    .where('code_id', '=', codeId)
    .where('used_at', 'is', null)
    .where('wrong_tries', '<', codeRules.wrongTries)
    .where('expires_at', '>', now)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) !== 1) throw codeOver();
}
