import { readCookie, removeCookie, writeCookie } from '../cookies/cookies.ts';

/** S4.015 S9.004: a sign-in lasts seven days. */
export const tokenLifeMs = 7 * 24 * 60 * 60 * 1000;
const failureTimeKey = 'tokenFailureTime';

/** A32: a stored time in the past counts as absent, and so does what is no time, of which nothing is later. */
export function failureTime(now = Date.now()): Date | null {
  const end = new Date(Number(window.localStorage.getItem(failureTimeKey)));
  return end.getTime() > now ? end : null;
}

export function startTokenLife(now = Date.now()): void {
  window.localStorage.setItem(failureTimeKey, String(now + tokenLifeMs));
}

/** S4.013 S4.014: until the stored failure time, else seven days from now. */
export const tokenEnd = (now = Date.now()): Date => failureTime(now) ?? new Date(now + tokenLifeMs);

export const readToken = (): string | null => readCookie('token') || null;

export const writeToken = (token: string): void => writeCookie('token', token, tokenEnd());

export function forgetToken(): void {
  removeCookie('token');
  window.localStorage.removeItem(failureTimeKey);
}
