import { readCookie, removeCookie } from '../cookies/cookies.ts';

/**
 * What came of a sign-in at the provider of a company, for the server to be asked about. It is taken away, so that a
 * page that is loaded again asks nothing.
 *
 * @returns null where the browser has come back from none
 */
export function takeSignOnTicket(): string | null {
  const ticket = readCookie('sign-on-ticket');
  if (ticket !== null) removeCookie('sign-on-ticket');
  return ticket;
}
