import { request } from '../api/request.ts';
import { page } from '../page/page.ts';
import { takeNewerToken } from '../session/follow-session.ts';
import { replaceToken } from '../session/keep-session.ts';
import { changeTokenAlone } from '../session/renewal-lock.ts';
import { session } from '../session/session.ts';

/** S9.003 A80. */
const deviceId = '1234';

/** How long a renewal may keep the calls of all tabs waiting, in ms. */
const patience = 15_000;

/**
 * S4.011 S4.012: a new token replaces the stored one; a reply without one leaves it. Of several tabs that want this at
 * once the first one asks, and the others take up what it got.
 *
 * @throws CallError with the server's words; NetworkError; DOMException AbortError after 15 s without an answer
 */
export async function refreshToken(): Promise<void> {
  const worn = session.token;
  if (worn === null) return;
  await changeTokenAlone(async () => {
    if (session.token !== worn || takeNewerToken()) return;
    const signal = AbortSignal.timeout(patience);
    const reply = await request('refreshToken', { deviceId, refreshToken: worn }, { signal });
    if (reply?.token && session.token === worn) replaceToken(reply.token);
  });
}

/** S4.042: what the click on the session warning does. The page is loaded anew also when the server refuses. */
export async function refreshAndReload(): Promise<void> {
  const signedIn = session.token !== null;
  await refreshToken().catch(() => undefined);
  // A session that ended on the way has begun to load the site anew (S4.040).
  if (signedIn && session.token === null) return;
  page.reload();
}
