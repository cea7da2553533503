/** Accounts, their sessions and passwords: who somebody is, and whether they may be here. */
export { accountFault } from './account-state.ts';
export {
  type Account,
  contactKey,
  createAccount,
  findByContact,
  findById,
  findByName,
  findLinked,
  linkAccounts,
  type NewAccount,
  preferred,
  rolesOf,
  touchRights,
} from './account-store.ts';
export { authenticate, recognise } from './authenticate.ts';
export { beginProven, type ProvenSignIn } from './begin-proven.ts';
export { callerOf } from './caller-of.ts';
export { noPhone } from './change-password.ts';
export {
  companiesLike,
  findCompanies,
  listCompanies,
  type Membership,
  makeCompany,
  type PeopledCompany,
} from './companies.ts';
export { countTry, tellClosed } from './count-try.ts';
export { type Device, deviceOf } from './device.ts';
export { dropTicketsOf, findTicket, openTicket, spendOnce, type TicketPurpose, useTicket } from './factor-tickets.ts';
export { firstPasswordEnd } from './first-password.ts';
export { accountHandlers } from './handlers.ts';
export { judgePassword, type PasswordOwner } from './judge-password.ts';
export { divisionName, stateName } from './names.ts';
export { noteRightsSeen } from './note-rights-seen.ts';
export { passingSessions } from './passing-sessions.ts';
export { hashPassword } from './passwords.ts';
export { readUserInfo } from './read-user-info.ts';
export {
  accountClosed,
  overridesTooOften,
  sessionMissing,
  sessionStale,
  tooManyChanges,
  tooManyTries,
} from './refusals.ts';
export { idleLife } from './session-life.ts';
export { isStale } from './session-rule.ts';
export { endAllSessions, endSessionsOf, findSession } from './session-store.ts';
export { signInAs } from './sign-in-as.ts';
export { freeTries } from './sign-in-limits.ts';
export { mayOverride } from './tell-overrides.ts';
export { tryPassword } from './try-password.ts';
export { wantedFactors } from './wanted-factors.ts';
