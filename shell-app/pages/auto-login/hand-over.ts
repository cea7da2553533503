import { type LoginData, status, type UserInfo } from '@portal/contract';
import { takeUserInfo } from '../../account/load-user.ts';
import { CallError } from '../../api/call-errors.ts';
import { request } from '../../api/request.ts';
import { navigate } from '../../navigation/place.ts';
import { safeRedirect } from '../../navigation/safe-redirect.ts';
import { page } from '../../page/page.ts';
import { dropSession, keepLogin, takeLogin, writeLogin } from '../../session/keep-session.ts';
import { session } from '../../session/session.ts';
import { settings } from '../../settings/settings.ts';

/** refused: the token is worth nothing. unreachable: nobody could say, and asking again may help. */
export type HandOver = 'done' | 'refused' | 'unreachable';

/** What may stand in a header. Anything else is no token, and is not sent anywhere. */
const tokenPattern = /^[\x21-\x7e]{1,200}$/;

/** How long the server may take to end the former session, in ms. */
const patience = 5000;

/**
 * Turns a token of a link into the session (A12): it is proven by the server before any of it is kept, then the browser
 * goes on to the wanted place of this site. Until then a former session stays as it is.
 *
 * @param token null when the link had none
 * @param wanted the decoded redirect value, or null
 * @throws DOMException AbortError when the signal ended it
 */
export async function handOver(token: string | null, wanted: string | null, signal: AbortSignal): Promise<HandOver> {
  if (token === null || !tokenPattern.test(token)) return 'refused';
  const proof = await prove(token, signal);
  if (typeof proof === 'string') return proof;
  await goOnAs(proof, token, safeRedirect(wanted));
  return 'done';
}

async function prove(token: string, signal: AbortSignal): Promise<UserInfo | 'refused' | 'unreachable'> {
  try {
    const userInfo = await request('getUserInfo', {}, { token, signal });
    return userInfo?.userId ? userInfo : 'refused';
  } catch (error) {
    if (signal.aborted) throw error;
    return error instanceof CallError && !troubles.includes(error.status) ? 'refused' : 'unreachable';
  }
}

/** Answers that say nothing about the token. */
const troubles = [String(status.tooMany), String(status.failed)];

async function goOnAs(userInfo: UserInfo, token: string, target: string): Promise<void> {
  const former = session.token;
  if (former === null) {
    keepLogin(loginFrom(userInfo, token));
    settings.haveLogin = true;
  } else if (former !== token) {
    await replaceFormer(former, loginFrom(userInfo, token));
    navigate(target, { replace: true });
    return page.reload();
  }
  takeUserInfo(userInfo);
  navigate(target, { replace: true });
}

/** Nothing of the former account stays: not its session on the server, not what this page has loaded for it. */
async function replaceFormer(former: string, login: LoginData): Promise<void> {
  writeLogin(login);
  const signal = AbortSignal.timeout(patience);
  await request('logout', {}, { token: former, signal }).catch(() => undefined);
  dropSession();
  takeLogin(login, false);
}

const loginFrom = (userInfo: UserInfo, token: string): LoginData => ({
  token,
  userId: userInfo.userId,
  userNm: userInfo.userNm,
  realNm: userInfo.userRealNm,
  compNm: userInfo.compNm,
  actvToYmd: userInfo.actvToYmd,
});
