import { type Account, accounts } from './accounts.ts';
import type { Visitor } from './visitor.ts';

/**
 * Signs in over the wire and hands the token to the page as its cookie, for suites that are about something else.
 * @throws Error with the server's words when it refuses
 */
export async function holdSession(visitor: Visitor, account: Account): Promise<void> {
  const value = await askForToken(visitor.origin, account);
  await visitor.context.setCookie({ name: 'token', value, domain: new URL(visitor.origin).hostname, path: '/' });
}

/** The token of a new session of an account. */
export async function askForToken(origin: string, account: Account): Promise<string> {
  const response = await fetch(`${origin}/api/v3/iw-framework/login/simpleLogin?t=${Date.now()}&language=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { userNm: account, pwd: accounts[account], channel: 1 } }),
  });
  const envelope = (await response.json()) as { status: { msg2Client: string }; data: { token?: string } | null };
  if (!envelope.data?.token) throw new Error(`${account} cannot sign in: ${envelope.status.msg2Client}`);
  return envelope.data.token;
}
