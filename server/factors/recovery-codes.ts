import { createHmac, randomInt } from 'node:crypto';
import type { StateDatabase } from '../state/open-state.ts';
import { serverSecret } from '../state/server-secret.ts';

/** How many an account is given at a time. */
export const recoveryCount = 10;

/** Digits and letters that nobody mistakes for another: no i, l, o, u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';
const half = 5;

/** How a code looks once blanks and dashes are taken out, and letters are small: 50 random bits. */
export const recoveryShape = new RegExp(`^[${alphabet}]{${2 * half}}$`);

/** A new set takes the place of what is left of an older one. @returns the codes, which are kept as hashes alone */
export async function giveRecoveryCodes(db: StateDatabase, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, () => `${letters()}-${letters()}`);
  const hash = await hasher(db, accountId);
  await dropRecoveryCodes(db, accountId);
  const rows = codes.map((code) => ({ code_hash: hash(code.replace('-', '')), account_id: accountId }));
  await db.insertInto('recovery_code').values(rows).execute();
  return codes;
}

/** Each works once. @returns false when it is none of this account's, or was used */
export async function spendRecoveryCode(db: StateDatabase, accountId: string, code: string): Promise<boolean> {
  const hash = await hasher(db, accountId);
  const { numDeletedRows } = await db
    .deleteFrom('recovery_code')
    .where('code_hash', '=', hash(code))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows) === 1;
}

/** @returns how many are left */
export async function countRecoveryCodes(db: StateDatabase, accountId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function dropRecoveryCodes(db: StateDatabase, accountId: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

const letters = () => Array.from({ length: half }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Codes are random enough for a fast hash; the secret keeps who has the table alone from trying them out. */
async function hasher(db: StateDatabase, accountId: string): Promise<(code: string) => string> {
  const secret = await serverSecret(db, 'recovery-codes');
  return (code) =>
    createHmac('sha256', secret)
      .update(JSON.stringify([accountId, code]))
      .digest('hex');
}
