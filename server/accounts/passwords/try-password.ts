import type { TracedCall } from '../../kernel/calls/call.ts';
import type { StateParts } from '../../state/state-parts.ts';
import { knownTo } from '../devices/known-devices.ts';
import type { Account } from '../people/account-store.ts';
import { countTry, tellClosed } from '../tries/count-try.ts';
import { freeTriesOf } from '../tries/sign-in-limits.ts';
import { passwordFits } from './passwords.ts';

/**
 * Whether who is signed in knows the password of the account. Wrong ones are wrong passwords of the account: whoever took
 * a session must not guess without end. A right one frees the account name, or the known device. Those of others do not hinder a known device.
 * @throws Refusal when the account name or the address had too many wrong tries
 */
export async function tryPassword(
  { db, clock }: StateParts,
  { account_id, user_name, password_hash }: Pick<Account, 'account_id' | 'user_name' | 'password_hash'>,
  password: string,
  call: TracedCall,
): Promise<boolean> {
  const device = (await knownTo(db, call, clock())).get(account_id) ?? null;
  const trier = { userName: user_name, address: call.address, device };
  await countTry(db, trier, { when: 'never', captchaTicket: null }, clock());
  if (await passwordFits(password_hash, password)) {
    await freeTriesOf(db, trier);
    return true;
  }
  await tellClosed(db, { ...call, trace: { ...call.trace, accountId: account_id } }, trier, clock());
  return false;
}
