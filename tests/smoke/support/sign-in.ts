import type { Visitor } from './visitor.ts';

/** The demonstration accounts that the portal names itself when it starts. */
export const accounts = {
  demo: 'Portal-2026',
  admin: 'Portal-2026-admin',
  developer: 'Portal-2026-dev',
} as const;
export type Account = keyof typeof accounts;

/** Signs in through the form that the current page shows. */
export async function signIn(visitor: Visitor, account: Account = 'demo'): Promise<void> {
  await visitor.see('sign-in');
  await visitor.fill('account', account);
  await visitor.fill('password', accounts[account]);
  const agree = await visitor.page.$('input[name="agree"]');
  if (agree && !(await agree.evaluate((box) => (box as HTMLInputElement).checked))) await agree.click();
  await visitor.click('sign-in-submit');
}

/**
 * Signs in over the wire and hands the token to the page as its cookie, for suites that are about something else.
 * @returns the token
 * @throws Error with the server's words when it refuses
 */
export async function holdSession(visitor: Visitor, account: Account = 'demo'): Promise<string> {
  const token = await askForToken(visitor.origin, account);
  await visitor.context.setCookie({ name: 'token', value: token, domain: new URL(visitor.origin).hostname, path: '/' });
  return token;
}

/** The token of a new session. */
export async function askForToken(origin: string, account: Account = 'demo'): Promise<string> {
  const response = await fetch(`${origin}/api/v3/iw-framework/login/simpleLogin?t=${Date.now()}&language=en`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { userNm: account, pwd: accounts[account], channel: 1 } }),
  });
  const envelope = (await response.json()) as { status: { msg2Client: string }; data: { token?: string } | null };
  if (!envelope.data?.token) throw new Error(`${account} cannot sign in: ${envelope.status.msg2Client}`);
  return envelope.data.token;
}
