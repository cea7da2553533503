import { writeTrace } from '../../audit/index.ts';
import type { Handler } from '../../kernel/calls/call.ts';
import { knowDevice } from '../devices/known-devices.ts';
import type { AccountParts } from '../people/account-parts.ts';
import { findById } from '../people/account-store.ts';
import { refuseOwnWay } from '../people/own-ways.ts';
import { passwordSame, sessionMissing, wrongOldPassword } from '../people/refusals.ts';
import { endSessionsOf } from '../sessions/session-store.ts';
import { judgePassword } from './judge-password.ts';
import { hashPassword } from './passwords.ts';
import { tryPassword } from './try-password.ts';

/** Of an account that no phone signs in. */
export const noPhone = { messaging_key: '', messaging_name: '' } as const;

/** S7.019 S7.020 A63 A70: changes the password and ends every session of the account, the caller's too; on request the phone that signs in by scanning as well. */
export function changePassword(parts: AccountParts): Handler<'updatePwd'> {
  const { db, clock } = parts;
  return async ({ oldPwd, newPwd, forgetPhone = false }, call) => {
    const { accountId } = call;
    const account = accountId ? await findById(db, accountId) : undefined;
    if (!account) throw sessionMissing();
    await refuseOwnWay(parts, account);
    if (newPwd === oldPwd) throw passwordSame();
    await judgePassword(newPwd, account);
    const { account_id, password_hash } = account;
    if (!(await tryPassword({ db, clock }, account, oldPwd, call))) throw wrongOldPassword();
    const newHash = await hashPassword(newPwd);
    const now = clock();
    return db.transaction().execute(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('account')
        .set({ password_hash: newHash, published_password: 0, password_until: null, ...(forgetPhone ? noPhone : {}) })
        .where('account_id', '=', account_id)
        .where('password_hash', '=', password_hash)
        .executeTakeFirstOrThrow();
      // Another change came first and has ended this session.
      if (Number(numUpdatedRows) !== 1) throw sessionMissing();
      await endSessionsOf(transaction, account_id, 'password', now);
      // Who knows both passwords is shut out by nobody until the new one has signed in.
      await knowDevice(transaction, call, account_id, now);
      if (forgetPhone) call.trace.detail = { phone: 'unbound' };
      await writeTrace(transaction, call, now);
      return null;
    });
  };
}
