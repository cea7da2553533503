import { type CallRule, type KeyRight, keyRights } from '@portal/contract';
import { authenticate, isStale, roleMissing, rolesOf, sessionStale, wantedFactors } from '../../accounts/index.ts';
import type { Admitted, Brought } from '../../http/index.ts';
import { admitKey, keyNeeded } from '../../keys/index.ts';
import { productsOfDataset } from '../../market/index.ts';
import { holdsProduct, ownedProducts, productRefused } from '../../products/index.ts';
import { holdsProof, proofNeeded } from '../../proof/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';

const nobody: Admitted = { accountId: null, key: null, owned: async () => new Set() };

/** Who makes a call, and the products that may open it; null where all that the account holds may. */
type Caller = Omit<Admitted, 'owned'> & { accountId: string; products: readonly string[] | null };

/**
 * Who makes the call, if the rule lets them (design chapter 12: deny by default). A session counts before a key. What
 * products and roles open is judged here and nowhere else: the whole answer by `rule.access`, rows of it by `held`.
 * @param payload what is asked, not checked yet
 * @throws Refusal when the session, its proof, the key, the role or the product is missing, or there is no such dataset
 */
export async function admit(
  db: StateDatabase,
  rule: CallRule,
  brought: Brought,
  payload: unknown,
  now: number,
): Promise<Admitted> {
  if (rule.access === 'public') return nobody;
  const { accountId, key, products } = await callerOf(db, rule, brought, now);
  const mayOpen = (product: string) => products === null || products.includes(product);
  await checkRole(db, rule, accountId);
  const wanted = productsOf(rule, payload);
  if (wanted !== null) {
    let opened = false;
    for (const product of wanted.filter(mayOpen)) opened ||= await holdsProduct(db, accountId, product, now);
    if (!opened) throw productRefused(...wanted);
  }
  const owned = async () => new Set([...(await ownedProducts(db, accountId, now))].filter(mayOpen));
  return { accountId, key, owned };
}

async function callerOf(
  db: StateDatabase,
  rule: CallRule,
  { token, key, proof, address }: Brought,
  now: number,
): Promise<Caller> {
  if (token === null && key !== null) {
    const query = { opened: rule.programs === true, right: rightOf(rule) ?? 'ask' };
    const { accountId, products, ...used } = await admitKey(db, key, query, now);
    return { accountId, key: used, products };
  }
  const { account, session } = await authenticate(db, token, now, address);
  if (rightOf(rule) !== null) throw keyNeeded();
  if (rule.access !== 'stale-session' && isStale(account, session)) throw sessionStale();
  const wanted = await wantsProof(db, rule, account.account_id);
  if (wanted && !(await holdsProof(db, session.family, proof, now))) throw proofNeeded();
  return { accountId: account.account_id, key: null, products: null };
}

async function wantsProof(db: StateDatabase, { proof }: CallRule, accountId: string): Promise<boolean> {
  if (proof === 'both') return (await wantedFactors(db, accountId)).length > 0;
  return proof === 'beside';
}

/** The right without which nobody makes a call, whoever it is; null where a session or a product opens it. */
const rightOf = ({ access }: CallRule): KeyRight | null =>
  keyRights.find((right) => access === `right:${right}`) ?? null;

/** @throws Refusal when a call is for roles of which the account has none */
async function checkRole(db: StateDatabase, { access }: CallRule, accountId: string): Promise<void> {
  const wanted = listBehind('role:', access);
  if (wanted === null) return;
  const given = await rolesOf(db, accountId);
  if (!wanted.some((role) => given.includes(role))) throw roleMissing();
}

/** What stands behind a prefix, with commas between; null where something else stands. */
const listBehind = (prefix: string, access: string): readonly string[] | null =>
  access.startsWith(prefix) ? access.slice(prefix.length).split(',') : null;

/**
 * The products any of which opens a call; null where a session is enough.
 * @throws Refusal when the call asks a dataset that there is not
 */
function productsOf({ access }: CallRule, payload: unknown): readonly string[] | null {
  if (access === 'dataset') return productsOfDataset((payload as { dataset?: unknown } | null)?.dataset);
  return listBehind('product:', access);
}
