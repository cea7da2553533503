import { request } from '../api/request.ts';
import { page } from '../page/page.ts';
import { replaceToken } from '../session/keep-session.ts';
import { session } from '../session/session.ts';

/** S9.003 A80. */
const deviceId = '1234';

/** S4.011 S4.012: a new token replaces the stored one; a reply without one leaves it. */
export async function refreshToken(): Promise<void> {
  if (session.token === null) return;
  const reply = await request('refreshToken', { deviceId, refreshToken: session.token });
  if (reply?.token) replaceToken(reply.token);
}

/** S4.042: what the click on the session warning does. The page is loaded anew also when the server refuses. */
export async function refreshAndReload(): Promise<void> {
  await refreshToken().catch(() => undefined);
  page.reload();
}
