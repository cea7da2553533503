/** Accounts, their sessions and passwords: who somebody is, and whether they may be here. */

export { type Device, deviceOf } from './devices/device.ts';
export {
  dropTicketsOf,
  findTicket,
  openTicket,
  spendOnce,
  type TicketPurpose,
  useTicket,
  wasSpent,
} from './factors/factor-tickets.ts';
export { wantedFactors } from './factors/wanted-factors.ts';
export { accountHandlers } from './handlers.ts';
export { noPhone } from './passwords/change-password.ts';
export { firstPasswordEnd } from './passwords/first-password.ts';
export { judgePassword, type PasswordOwner } from './passwords/judge-password.ts';
export { hashPassword } from './passwords/passwords.ts';
export { tryPassword } from './passwords/try-password.ts';
export { accountFault } from './people/account-state.ts';
export {
  type Account,
  contactKey,
  createAccount,
  csvStyleOf,
  findByContact,
  findById,
  findByName,
  findLinked,
  linkAccounts,
  type NewAccount,
  preferred,
  rolesOf,
  touchRights,
  userKey,
} from './people/account-store.ts';
export {
  companiesLike,
  findCompanies,
  listCompanies,
  type Membership,
  makeCompany,
  type PeopledCompany,
} from './people/companies.ts';
export { checkSeats, freeSeats, takenSeats, takesSeat } from './people/company-seats.ts';
export { divisionName, stateName } from './people/names.ts';
export { hasCompanyAccountOnly, isOfPortal, refuseOwnWay } from './people/own-ways.ts';
export {
  accountClosed,
  overridesTooOften,
  roleMissing,
  sessionMissing,
  sessionStale,
  tooManyChanges,
  tooManyTries,
} from './people/refusals.ts';
export { readUserInfo } from './read-user-info.ts';
export { authenticate, recognise } from './sessions/authenticate.ts';
export { callerOf } from './sessions/caller-of.ts';
export { accountOfFamily } from './sessions/family-account.ts';
export { findFamily } from './sessions/find-family.ts';
export { noteRightsSeen } from './sessions/note-rights-seen.ts';
export { openSessionsOf } from './sessions/own-sessions.ts';
export { passingSessions } from './sessions/passing-sessions.ts';
export { idleLife } from './sessions/session-life.ts';
export { isStale } from './sessions/session-rule.ts';
export { endAllSessions, endOpenSessions, endSessionsOf, findSession } from './sessions/session-store.ts';
export { endSignOnSessions } from './sessions/sign-on-sessions.ts';
export { mayOverride } from './sessions/tell-overrides.ts';
export { beginProven, type ProvenSignIn } from './sign-in/begin-proven.ts';
export { signInAs } from './sign-in/sign-in-as.ts';
export { countTry, tellClosed } from './tries/count-try.ts';
export { freeTries } from './tries/sign-in-limits.ts';
