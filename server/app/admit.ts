import type { CallRule } from '@portal/contract';
import { authenticate, isStale, sessionStale } from '../accounts/index.ts';
import { holdsProduct, productRefused } from '../catalogue/index.ts';
import type { StateDatabase } from '../state/open-state.ts';

/**
 * Who makes the call, if the rule lets them (design chapter 12: deny by default).
 * @returns the account's id; null for a public call.
 * @throws Refusal when the session or the product is missing.
 */
export async function admit(
  db: StateDatabase,
  access: CallRule['access'],
  token: string | null,
  now: number,
): Promise<string | null> {
  if (access === 'public') return null;
  const { account, session } = await authenticate(db, token, now);
  if (access === 'stale-session') return account.account_id;
  if (isStale(account, session)) throw sessionStale();
  if (access === 'session') return account.account_id;
  const product = access.slice('product:'.length);
  if (!(await holdsProduct(db, account.account_id, product, now))) throw productRefused(product);
  return account.account_id;
}
