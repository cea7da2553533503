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
  if (sent.wrong_tries >= codeRules.wrongTries) throw codeLocked();
  if (keys.code(sent.code_id, code) === sent.code_hash) return sent.code_id;
  await db
    .updateTable('verification_code')
    .set(({ eb }) => ({ wrong_tries: eb('wrong_tries', '+', 1) }))
    .where('code_id', '=', sent.code_id)
    .execute();
  throw sent.wrong_tries + 1 < codeRules.wrongTries ? wrongCode() : codeLocked();
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
