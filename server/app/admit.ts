import type { CallRule } from '@portal/contract';
import { authenticate, isStale, sessionStale } from '../accounts/index.ts';
import { holdsProduct, productRefused } from '../catalogue/index.ts';
import type { Admitted, Brought } from '../http/index.ts';
import { admitKey } from '../keys/index.ts';
import type { StateDatabase } from '../state/open-state.ts';

const nobody: Admitted = { accountId: null, key: null };

/**
 * Who makes the call, if the rule lets them (design chapter 12: deny by default). A session counts before a key.
 * @throws Refusal when the session, the key or the product is missing.
 */
export async function admit(
  db: StateDatabase,
  rule: CallRule,
  { token, key }: Brought,
  now: number,
): Promise<Admitted> {
  if (rule.access === 'public') return nobody;
  if (token === null && key !== null) {
    const { accountId, ...used } = await admitKey(db, rule, key, now);
    return { accountId, key: used };
  }
  return { accountId: await admitSession(db, rule.access, token, now), key: null };
}

async function admitSession(
  db: StateDatabase,
  access: CallRule['access'],
  token: string | null,
  now: number,
): Promise<string> {
  const { account, session } = await authenticate(db, token, now);
  if (access === 'stale-session') return account.account_id;
  if (isStale(account, session)) throw sessionStale();
  if (access === 'session') return account.account_id;
  const product = access.slice('product:'.length);
  if (!(await holdsProduct(db, account.account_id, product, now))) throw productRefused(product);
  return account.account_id;
}
