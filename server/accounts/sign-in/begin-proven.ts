import type { LoginData } from '@portal/contract';
import { writeAudit, writeTrace } from '../../audit/index.ts';
import type { TracedCall } from '../../kernel/calls/call.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { deviceOf } from '../devices/device.ts';
import { knowDevice } from '../devices/known-devices.ts';
import type { Account } from '../people/account-store.ts';
import { sessionReplaced } from '../people/refusals.ts';
import { loginView } from '../people/views.ts';
import { beginSession, endSessionHashed } from '../sessions/session-store.ts';

/** What a sign-in has come to, so that it can go on after another step. */
export interface ProvenSignIn {
  /** How long its session lives after its last use, in milliseconds; null lets it live to its end. */
  idle: number | null;
  /** What the audit trail says of it: by which way. */
  detail: Record<string, unknown>;
  /** The provider of a company that has proven it, by its key; absent for any other way. */
  signOn?: string;
  /** The hash of what that calls its own session; absent where it does not say. */
  sid?: string;
  /** The session that gives way to it when an account is switched to, by the hash of its token. */
  from: { tokenHash: string; accountId: string } | null;
}

/**
 * Begins the session that a sign-in or a switch was made for, with its lines in the audit trail. Who has signed in is
 * known by the browser from now on; who switches has shown no factor of the other account.
 * @param db a transaction
 * @throws Refusal when the session that was to give way has ended meanwhile
 */
export async function beginProven(
  db: StateDatabase,
  call: TracedCall,
  account: Account,
  { idle, detail, signOn = '', sid = '', from }: ProvenSignIn,
  now: number,
): Promise<LoginData> {
  const { trace, address } = call;
  const { account_id } = account;
  if (from === null) {
    trace.accountId = account_id;
    await writeTrace(db, { ...call, trace: { ...trace, action: 'sign-in', detail } }, now);
    await knowDevice(db, call, account_id, now);
  } else {
    if (!(await endSessionHashed(db, from.tokenHash, 'switched', now))) throw sessionReplaced();
    const switched = { at: now, actor: from.accountId, address };
    const action = 'switch-account';
    await writeAudit(db, { ...switched, action, accountId: from.accountId, detail: { ...detail, to: account_id } });
    // The owner of the other account finds it among the sign-ins.
    const way = { way: 'switch', from: from.accountId, ...detail };
    await writeAudit(db, { ...switched, action: 'sign-in', accountId: account_id, detail: way });
  }
  trace.written = true;
  const device = deviceOf(call.userAgent);
  return loginView(account, await beginSession(db, account_id, now, { idle, address, signOn, sid, ...device }));
}
