import { findByContact, findLinked } from '../../accounts/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { contactTaken } from '../refusals.ts';

/**
 * A27: a contact of another account may be bound only where the two are linked.
 * @throws Refusal when it belongs to an account that is not.
 */
export async function refuseTakenContact(db: StateDatabase, accountId: string, contact: string): Promise<void> {
  const others = (await findByContact(db, contact)).filter(({ account_id }) => account_id !== accountId);
  if (others.length === 0) return;
  const linked = new Set((await findLinked(db, accountId)).map(({ account_id }) => account_id));
  if (others.some(({ account_id }) => !linked.has(account_id))) throw contactTaken();
}
