import { writeAudit } from '../../audit/index.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { accountFault } from '../people/account-state.ts';
import type { Account } from '../people/account-store.ts';
import { accountClosed, sessionMissing, sessionReplaced } from '../people/refusals.ts';
import { isUseNews, tokenWorth } from './session-rule.ts';
import { endFamily, findSession, noteUse, type Session } from './session-store.ts';

export interface Authenticated {
  account: Account;
  session: Session;
}

/**
 * Whose token it is. A renewed token that comes again ends every session that followed from it.
 * @param arrived when the call came, in milliseconds since 1970
 * @param address from where, as `CallContext.address`
 * @throws Refusal 100440 without a session or after its end, 100442 when a newer session took its place, 100152 when
 * the account has been closed since (S4.040).
 */
export async function authenticate(
  db: StateDatabase,
  token: string | null,
  arrived: number,
  address: string,
): Promise<Authenticated> {
  const found = token ? await findSession(db, token) : undefined;
  if (found && tokenWorth(found.session, arrived) === 'reused') await endReused(db, found.session, arrived, address);
  const user = admitted(found, arrived);
  if (isUseNews(user.session, arrived)) {
    const noting = noteUse(db, user.session, arrived, address);
    if (user.session.idle_life !== null) await noting;
    // What is noted for its owner to see alone is worth no wait for whoever else writes, and no refusal.
    else noting.catch(() => undefined);
  }
  return user;
}

/**
 * The same for a page, which only reads: a page that is loaded in the instant of a renewal still brings the old cookie,
 * and that proves no theft.
 * @throws Refusal as authenticate
 */
export async function recognise(db: StateDatabase, token: string, arrived: number): Promise<Authenticated> {
  return admitted(await findSession(db, token), arrived);
}

function admitted(found: Authenticated | undefined, arrived: number): Authenticated {
  const worth = tokenWorth(found?.session, arrived);
  if (!found || worth === 'missing') throw sessionMissing();
  if (worth !== 'open') throw sessionReplaced();
  const fault = accountFault(found.account, arrived);
  if (fault) throw accountClosed(fault, { endsSession: true });
  return found;
}

function endReused(db: StateDatabase, { family, account_id }: Session, now: number, address: string): Promise<void> {
  return db.transaction().execute(async (transaction) => {
    const ended = await endFamily(transaction, family, now);
    if (ended === 0) return;
    const detail = { ended };
    await writeAudit(transaction, {
      at: now,
      actor: 'nobody',
      action: 'reused-token',
      accountId: account_id,
      address,
      detail,
    });
  });
}
