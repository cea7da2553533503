import { countTry, freeTries, tellClosed } from '../accounts/index.ts';
import type { TracedCall } from '../kernel/calls/call.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { wrongFactor } from './refusals.ts';
import { spendFactor } from './spend-factor.ts';

/** What a right code is spent for, within the transaction that spends it. */
export type Spent<Result> = (transaction: StateDatabase, factor: 'totp' | 'recovery') => Promise<Result>;

/**
 * Spends a code and does what it was brought for, both or neither. Wrong ones are counted as wrong passwords are, for
 * the account and the address, whatever they were brought for.
 * @throws Refusal when it is wrong or used, or too many were
 */
export async function judgeCode<Result>(
  db: StateDatabase,
  call: TracedCall,
  { accountId, code, now }: { accountId: string; code: string; now: number },
  work: Spent<Result>,
): Promise<Result> {
  // No account has a blank in its name, so these tries are none of a password.
  const trier = { userName: `factor ${accountId}`, address: call.address, device: null };
  await countTry(db, trier, { when: 'never', captchaTicket: null }, now);
  const outcome = await db.transaction().execute(async (transaction) => {
    const factor = await spendFactor(transaction, accountId, code, now);
    if (factor === null) return null;
    await freeTries(transaction, trier.userName);
    return { result: await work(transaction, factor) };
  });
  if (outcome) return outcome.result;
  await tellClosed(db, call, trier, now);
  throw wrongFactor();
}
