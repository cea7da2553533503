import type { DeviceSession } from '@portal/contract';
import type { StateDatabase } from '../../state/open-state.ts';
import { tokenWorth } from './session-rule.ts';
import { endWhere, type Session } from './session-store.ts';

/** The open sessions of an account, the caller's first, then by their last use. @param now milliseconds since 1970 */
export const openSessions = (db: StateDatabase, own: Session, now: number): Promise<DeviceSession[]> =>
  openSessionsOf(db, own.account_id, now, own.family);

/** The open sessions of an account by their last use, with the one of a family first. @param now milliseconds since 1970 */
export async function openSessionsOf(
  db: StateDatabase,
  accountId: string,
  now: number,
  ownFamily = '',
): Promise<DeviceSession[]> {
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
  return rows
    .filter((row) => tokenWorth(row, now) === 'open')
    .map(({ family, browser, system, address, begun_at, used_at }) => ({
      sessionId: family,
      browser,
      system,
      address,
      begunAt: begun_at,
      usedAt: used_at,
      own: family === ownFamily,
    }))
    .sort((first, other) => Number(other.own) - Number(first.own) || other.usedAt - first.usedAt);
}

/** Ends one session of the account of another, whichever token it has by now. @returns how many they were: 1 or 0 */
export function endOneOf(db: StateDatabase, own: Session, family: string, now: number): Promise<number> {
  return endWhere(db, { account_id: own.account_id, family }, 'remote', now);
}

/** Ends every session of an account but the caller's. @returns how many they were */
export function endOthers(db: StateDatabase, own: Session, now: number): Promise<number> {
  return endWhere(db, { account_id: own.account_id }, 'remote', now, own.family);
}
