import type { KeyRight } from '@portal/contract';
import { accountClosed, accountFault } from '../accounts/index.ts';
import { chinaDay } from '../kernel/days/dates.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { findKey, noteKeyUse, rightsOf } from './key-store.ts';
import { keyRefused, notForKeys, rightMissing } from './refusals.ts';

/** Who makes a call by a key, and how often the key may be used. */
export interface AdmittedKey {
  accountId: string;
  keyId: string;
  callsAMinute: number;
  /** The products that the key was made for; null for all that its account holds. */
  products: readonly string[] | null;
}

/** What a call asks of a key. */
export interface KeyQuery {
  /** Is the call made for programs? */
  opened: boolean;
  /** The right that it needs. */
  right: KeyRight;
}

/** Uses are noted to the minute, so that not every call writes. */
const noted = 60_000;

/**
 * Whose key it is, if it is made for such calls. A key opens calls that are made for programs alone; whether it opens
 * what is asked is not judged here.
 * @param secret the key as it was handed out
 * @param now milliseconds since 1970
 * @throws Refusal when the key is unknown or over, the call is none for programs, the account is closed, or the right
 * is missing
 */
export async function admitKey(db: StateDatabase, secret: string, query: KeyQuery, now: number): Promise<AdmittedKey> {
  const key = await findKey(db, secret);
  if (!key || key.ended_at !== null || chinaDay(now) > key.to_ymd) throw keyRefused();
  if (!query.opened) throw notForKeys();
  const fault = accountFault(key, now);
  if (fault) throw accountClosed(fault);
  if (!rightsOf(key).includes(query.right)) throw rightMissing(query.right);
  if (now - (key.used_at ?? 0) >= noted) await noteKeyUse(db, key.key_id, now);
  const products = key.products === '' ? null : key.products.split(',');
  return { accountId: key.account_id, keyId: key.key_id, callsAMinute: key.calls_a_minute, products };
}
