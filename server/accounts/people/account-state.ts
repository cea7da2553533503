import type { Selectable } from 'kysely';
import { chinaDay } from '../../kernel/days/dates.ts';
import type { AccountTable } from '../../state/tables/account-tables.ts';

export type AccountFault = 'expired' | 'notOpened' | 'suspended' | null;

/** S6.018: why an account may not be used at an instant (milliseconds since 1970); null when it may. */
export function accountFault(
  account: Pick<Selectable<AccountTable>, 'active_from' | 'active_to' | 'state'>,
  now: number,
): AccountFault {
  const today = chinaDay(now);
  if (today > account.active_to) return 'expired';
  if (account.state === '4') return 'suspended';
  if (account.state !== '1' || today < account.active_from) return 'notOpened';
  return null;
}
