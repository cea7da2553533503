import type { StateDatabase } from '../../state/open-state.ts';
import { endWhere } from './session-store.ts';

/** Sessions that the provider of a company has begun. */
export interface SignOnSessions {
  /** The provider, by its key. */
  signOn: string;
  /** The hash of what it calls the session. */
  sid: string;
  /** Whose they are alone; null for whoever has them. */
  accountId: string | null;
}

/**
 * Ends the open sessions that have come from one session at a provider, and the sign-ins from it that wait for a second
 * factor. Of an account that the provider names, those of which nobody knows what they came from end with them.
 * @returns how many ended, by account
 */
export async function endSignOnSessions(
  db: StateDatabase,
  { signOn, sid, accountId }: SignOnSessions,
  now: number,
): Promise<Map<string, number>> {
  const waiting = db
    .deleteFrom('factor_ticket')
    .where('purpose', '=', 'sign-in')
    .where('held', 'like', `%"sid":"${sid}"%`)
    .where('held', 'like', `%"signOn":"${signOn}"%`);
  await (accountId === null ? waiting : waiting.where('account_id', '=', accountId)).execute();
  const open = db
    .selectFrom('session')
    .select('account_id')
    .distinct()
    .where('sign_on', '=', signOn)
    .where('sign_on_sid', '=', sid)
    .where('ended_at', 'is', null);
  const found = await (accountId === null ? open : open.where('account_id', '=', accountId)).execute();
  const ended = new Map<string, number>();
  const end = async (account_id: string, sign_on_sid: string) => {
    const count = await endWhere(db, { account_id, sign_on: signOn, sign_on_sid }, 'provider', now);
    if (count > 0) ended.set(account_id, (ended.get(account_id) ?? 0) + count);
  };
  for (const { account_id } of found) await end(account_id, sid);
  if (accountId !== null) await end(accountId, '');
  return ended;
}
