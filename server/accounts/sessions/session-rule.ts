import type { AccountTable, SessionTable } from '../../state/tables/account-tables.ts';

/** What a token is worth: `reused` is one that was renewed before and now comes again, `replaced` one that gave way. */
export type TokenWorth = 'open' | 'missing' | 'replaced' | 'reused';

/**
 * What the token of a session is worth to a call that arrived at an instant (milliseconds since 1970).
 *
 * A renewed token has one owner, and that owner holds its successor by now. Whoever brings the old one may be a thief,
 * so the family ends. A call that arrived no later than the renewal was under way already and proves nothing.
 */
export function tokenWorth(
  session: Pick<SessionTable, 'ended_at' | 'ended_reason' | 'expires_at' | 'idle_life' | 'used_at'> | undefined,
  arrived: number,
): TokenWorth {
  if (!session) return 'missing';
  const { ended_at, ended_reason } = session;
  if (ended_reason === 'switched') return 'replaced';
  if (ended_reason === 'refreshed') return arrived > (ended_at ?? 0) ? 'reused' : 'replaced';
  return ended_at === null && arrived < endOf(session) ? 'open' : 'missing';
}

/** S4.016 A32: when a session ends unless it is used again, in milliseconds since 1970. */
const endOf = ({ expires_at, idle_life, used_at }: Pick<SessionTable, 'expires_at' | 'idle_life' | 'used_at'>) =>
  idle_life === null ? expires_at : Math.min(expires_at, used_at + idle_life);

/** Uses are noted to the minute where a session ends by them, else for its owner to see; so not every call writes. */
const noted = { ends: 60_000, seen: 10 * 60_000 };

/** Whether a use at an instant has to be noted. */
export const isUseNews = ({ idle_life, used_at }: Pick<SessionTable, 'idle_life' | 'used_at'>, now: number): boolean =>
  now - used_at >= (idle_life === null ? noted.seen : noted.ends);

/**
 * S4.041: whether products, roles, links or days of the account have changed since the session read them. What is
 * compared is which change was seen, not when: two changes never carry the same instant.
 */
export function isStale(
  account: Pick<AccountTable, 'rights_changed_at'>,
  session: Pick<SessionTable, 'rights_seen_at'>,
): boolean {
  return account.rights_changed_at > session.rights_seen_at;
}
