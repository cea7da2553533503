import { type CallRule, type KeyRight, keyRights } from '@portal/contract';
import { authenticate, isStale, sessionStale } from '../accounts/index.ts';
import { holdsProduct, productRefused } from '../catalogue/index.ts';
import type { Admitted, Brought } from '../http/index.ts';
import { admitKey, keyNeeded } from '../keys/index.ts';
import { productOfDataset } from '../market/index.ts';
import { holdsProof, proofNeeded } from '../proof/index.ts';
import type { StateDatabase } from '../state/open-state.ts';

const nobody: Admitted = { accountId: null, key: null };

/**
 * Who makes the call, if the rule lets them (design chapter 12: deny by default). A session counts before a key.
 * @param payload what is asked, not checked yet
 * @throws Refusal when the session, its proof, the key or the product is missing, or there is no such dataset
 */
export async function admit(
  db: StateDatabase,
  rule: CallRule,
  brought: Brought,
  payload: unknown,
  now: number,
): Promise<Admitted> {
  if (rule.access === 'public') return nobody;
  const { token, key } = brought;
  if (token === null && key !== null) {
    const { accountId, ...used } = await admitKey(
      db,
      key,
      { opened: rule.programs === true, product: () => productOf(rule, payload), right: rightOf(rule) },
      now,
    );
    return { accountId, key: used };
  }
  return { accountId: await admitSession(db, rule, payload, brought, now), key: null };
}

async function admitSession(
  db: StateDatabase,
  rule: CallRule,
  payload: unknown,
  { token, address, proof }: Brought,
  now: number,
): Promise<string> {
  const { account, session } = await authenticate(db, token, now, address);
  if (rightOf(rule) !== null) throw keyNeeded();
  if (rule.access === 'stale-session') return account.account_id;
  if (isStale(account, session)) throw sessionStale();
  if (rule.proof === 'beside' && !(await holdsProof(db, session.family, proof, now))) throw proofNeeded();
  const product = productOf(rule, payload);
  if (product !== null && !(await holdsProduct(db, account.account_id, product, now))) throw productRefused(product);
  return account.account_id;
}

/** The right that a key needs for a call; null where it needs none. */
const rightOf = ({ access }: CallRule): KeyRight | null =>
  keyRights.find((right) => access === `right:${right}`) ?? null;

const prefix = 'product:';

/**
 * The product that a call needs; null where a session is enough.
 * @throws Refusal when the call asks a dataset that there is not
 */
function productOf({ access }: CallRule, payload: unknown): string | null {
  if (access === 'dataset') return productOfDataset((payload as { dataset?: unknown } | null)?.dataset);
  return access.startsWith(prefix) ? access.slice(prefix.length) : null;
}
