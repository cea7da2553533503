import type { LinkedAccount } from '@portal/contract';
import { isOver } from '@portal/ui';

/** What an entry of the list says and offers. */
export type AccountState =
  | { kind: 'expired' }
  /** The server's name of the state; no switch. */
  | { kind: 'status'; name: string }
  | { kind: 'current' }
  | { kind: 'switchable' };

/** S4.049: evaluated in this order: expired (S4.050), status (S4.051, S4.052), current (S4.053), switch (S4.054). */
export function accountState(account: LinkedAccount, currentId: string, now: number): AccountState {
  if (isOver(account.actvToYmd, now)) return { kind: 'expired' };
  if (account.userSt === '0' || account.userSt === '4') return { kind: 'status', name: account.userStNm };
  return account.userId === currentId ? { kind: 'current' } : { kind: 'switchable' };
}
