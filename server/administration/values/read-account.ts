import { type Account, findByName } from '../../accounts/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { noSuchAccount } from './refusals.ts';

/** @throws OperatorError when there is no account of that name. */
export async function readAccount(db: StateDatabase, name: string): Promise<Account> {
  const account = await findByName(db, name);
  if (!account) throw noSuchAccount(name);
  return account;
}
