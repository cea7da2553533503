import { type CallPayload, formLimits } from '@portal/contract';
import type { CallContext, Handler } from '../../kernel/calls/call.ts';
import type { StateDatabase } from '../../state/open-state.ts';
import { knownTo } from '../devices/known-devices.ts';
import { passwordFits } from '../passwords/passwords.ts';
import { roomFor } from '../passwords/turns.ts';
import type { AccountParts } from '../people/account-parts.ts';
import { accountFault } from '../people/account-state.ts';
import { type Account, findByContact, findByName, preferred } from '../people/account-store.ts';
import { hasCompanyAccountOnly } from '../people/own-ways.ts';
import {
  accountClosed,
  accountUnfit,
  companyAccountOnly,
  passwordOver,
  signInBusy,
  wrongSignIn,
} from '../people/refusals.ts';
import { countTry, tellClosed } from '../tries/count-try.ts';
import { freeTriesOf } from '../tries/sign-in-limits.ts';
import { signInAs } from './sign-in-as.ts';

/**
 * So many sign-ins are under way at once, most of which wait for their hash, of which a processor does some 80 a second:
 * who comes after them is told at once, and not after a wait that nobody bears.
 */
const mostAtOnce = 100;

/** S7.013 S7.014 A61: the account is a user name, a mobile number or an address of mail. */
export function passwordSignIn(parts: AccountParts): Handler<'simpleLogin'> {
  const { db, clock, settings } = parts;
  const inRoom = roomFor(mostAtOnce, signInBusy);
  return (payload, call) => inRoom(() => signIn(payload, call));

  async function signIn({ userNm, pwd, passwordFree }: CallPayload<'simpleLogin'>, call: CallContext) {
    const { address, captchaTicket, trace } = call;
    trace.detail = { way: 'password' };
    const userName = userNm.trim();
    if (!canBeAccount(userName)) throw accountUnfit();
    const accountOf = async () =>
      (await findByName(db, userName)) ?? preferred(await findByContact(db, userName), clock());
    const known = await knownTo(db, call, clock());
    const device = known.size === 0 ? null : (known.get((await accountOf())?.account_id ?? '') ?? null);
    const trier = { userName, address, device };
    await countTry(db, trier, { when: settings.captcha, captchaTicket }, clock());
    const account = await accountOf();
    const fits = await passwordFits(account?.password_hash ?? null, pwd);
    // What was typed as a name may be a password, so the trail knows accounts only.
    trace.accountId = account?.account_id ?? null;
    if (!account || !fits) {
      await tellClosed(db, call, trier, clock());
      throw wrongSignIn();
    }
    const now = clock();
    const fault = accountFault(account, now);
    const isOver = account.password_until !== null && account.password_until <= now;
    const isClosed = await hasCompanyAccountOnly(parts, account);
    if (fault || isClosed || isOver) {
      await freeTriesOf(db, trier);
      if (fault) throw accountClosed(fault);
      throw isClosed ? companyAccountOnly() : passwordOver();
    }
    const within = async (transaction: StateDatabase) => {
      if (!(await holdPassword(transaction, account))) throw wrongSignIn();
      await freeTriesOf(transaction, trier);
    };
    return signInAs(db, call, account, { now, passwordFree, within });
  }
}

/** Control characters are no part of any account, and PostgreSQL takes no NUL. */
const canBeAccount = (userName: string) => formLimits.account.test(userName) && !/\p{Cc}/u.test(userName);

/**
 * Keeps the password as it is until the transaction ends, so that none that is being changed opens a session which
 * nobody would end. Writing the row is what locks it on both databases.
 * @returns false when it was changed while its hash was being compared
 */
async function holdPassword(transaction: StateDatabase, { account_id, password_hash }: Account): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('account')
    .set({ password_hash })
    .where('account_id', '=', account_id)
    .where('password_hash', '=', password_hash)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}
