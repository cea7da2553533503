import type { LoginData } from '@portal/contract';
import { readJsonCookie, removeCookie, writeCookie } from '../cookies/cookies.ts';
import { announceSession } from './announce-session.ts';
import { emptySession, session } from './session.ts';
import { warnNoMore } from './session-warning.ts';
import { forgetToken, readToken, startTokenLife, tokenEnd, writeToken } from './token-life.ts';
import { userCookieText, userFromCookie, userRecordFrom } from './user-record.ts';

const clearedListeners = new Set<() => void>();

/** Called whenever the session is cleared, so that nobody keeps data of the former account. @returns ends it */
export function onSessionCleared(listener: () => void): () => void {
  clearedListeners.add(listener);
  return () => clearedListeners.delete(listener);
}

let cleared = 0;

/**
 * For what is asked of the server: an answer that comes after the session has been cleared is nobody's.
 *
 * @returns whether the session is still that of this call; a new token of the same account changes nothing
 */
export function presentSession(): () => boolean {
  const before = cleared;
  return () => cleared === before;
}

/** Takes up the session that the cookies of an earlier visit hold. */
export function restoreSession(): void {
  const token = readToken();
  session.token = token;
  session.user = token ? userFromCookie(readJsonCookie('user'), token) : null;
  session.company = session.user?.companyName ?? '';
}

/** S4.003 S4.015: keeps a login reply in the state and in the cookies; the seven days begin. */
export function keepLogin(login: LoginData, passwordFree = session.passwordFree): void {
  writeLogin(login);
  takeLogin(login, passwordFree);
}

/** From now on the browser and its other tabs are who the login says; this page goes on as it is. */
export function writeLogin(login: LoginData): void {
  const user = userRecordFrom(login);
  startTokenLife();
  writeToken(user.token);
  writeCookie('user', userCookieText(user), tokenEnd());
  // Paths that somebody else has opened on the way.
  removeCookie('permissionFilter');
  announceSession();
}

/** This page is who the login says. */
export function takeLogin(login: LoginData, passwordFree: boolean): void {
  const user = userRecordFrom(login);
  Object.assign(session, { token: user.token, user, company: user.companyName, passwordFree });
}

/** S4.011: a new token in the place of the old one; the end of its life stays (A32). */
export function replaceToken(token: string): void {
  writeToken(token);
  session.token = token;
  if (session.user) session.user.token = token;
  announceSession();
}

/** S4.005 S4.006 S4.010: forgets the account and everything that was loaded for it, in this browser only. */
export function clearSession(): void {
  forgetToken();
  removeCookie('user');
  removeCookie('permissionFilter');
  dropSession();
  announceSession();
}

/** Forgets the session in this page only; the cookies are another tab's by now. */
export function dropSession(): void {
  cleared += 1;
  Object.assign(session, emptySession());
  warnNoMore();
  for (const listener of clearedListeners) listener();
}
