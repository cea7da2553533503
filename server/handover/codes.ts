import { type Account, findById, findByName, findLinked } from '../accounts/index.ts';
import { hashToken, newToken } from '../kernel/secrets/tokens.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { handOverRefusals } from './refusals.ts';

/** How long a code works, in milliseconds: a browser is sent to it at once. */
export const codeLife = 2 * 60_000;

/** Whether a key of the first account may sign the second one in. */
async function mayHandOver(db: StateDatabase, keyAccount: string, { account_id }: Account): Promise<boolean> {
  if (account_id === keyAccount) return true;
  return (await findLinked(db, keyAccount)).some((linked) => linked.account_id === account_id);
}

/**
 * Makes a code that signs an account in once.
 * @param keyAccount the account of the key that asks
 * @returns the code, which is kept nowhere, whom it signs in, and its end in milliseconds since 1970
 * @throws Refusal when the key may not sign in whoever has that name
 */
export async function issueCode(
  db: StateDatabase,
  { accountId: keyAccount, keyId, userNm }: { accountId: string; keyId: string; userNm: string },
  now: number,
): Promise<{ code: string; account: Account; expiresAt: number }> {
  const account = await findByName(db, userNm);
  if (!account || !(await mayHandOver(db, keyAccount, account))) throw handOverRefusals.notLinked();
  const code = newToken();
  const expiresAt = now + codeLife;
  const row = { account_id: account.account_id, key_id: keyId, expires_at: expiresAt, used_at: null };
  await db
    .insertInto('hand_over')
    .values({ code_hash: hashToken(code), ...row })
    .execute();
  return { code, account, expiresAt };
}

/**
 * Whom a code signs in. What has been taken back since it was made holds: the key, or the link of the accounts.
 * @throws Refusal when it is unknown, used or over
 */
export async function findCode(
  db: StateDatabase,
  code: string,
  now: number,
): Promise<{ account: Account; keyId: string }> {
  const found = await db
    .selectFrom('hand_over')
    .innerJoin('api_key', 'api_key.key_id', 'hand_over.key_id')
    .select(['hand_over.account_id', 'hand_over.key_id', 'api_key.account_id as key_account'])
    .where('code_hash', '=', hashToken(code))
    .where('hand_over.used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  const account = found && (await findById(db, found.account_id));
  if (!account || !(await mayHandOver(db, found.key_account, account))) throw handOverRefusals.over();
  return { account, keyId: found.key_id };
}

/** Spends a code. @throws Refusal when somebody else has done so meanwhile */
export async function spendCode(db: StateDatabase, code: string, now: number): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('hand_over')
    .set({ used_at: now })
    .where('code_hash', '=', hashToken(code))
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) !== 1) throw handOverRefusals.over();
}
