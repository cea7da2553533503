import type { UserInfo } from '@portal/contract';
import { request } from '../api/request.ts';
import { presentSession } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { takePanels } from './my-panels.ts';
import { translate } from './phrases.ts';

/** S5.034 S8.005: what a person reads when nobody can say whose the session is. */
export const verificationFailed = (): string => translate('verificationFailed');

/** Takes an answer of getUserInfo into the state; it also mends a user cookie that was damaged. */
export function takeUserInfo(userInfo: UserInfo): void {
  session.userInfo = userInfo;
  session.roles = [...userInfo.roles];
  session.company = userInfo.compNm;
  takePanels(userInfo);
  session.user ??= {
    userId: userInfo.userId,
    username: userInfo.userNm,
    realName: userInfo.userRealNm,
    companyName: userInfo.compNm,
    expireDate: userInfo.actvToYmd,
    token: session.token ?? '',
  };
}

/**
 * S4.022: asks who the token belongs to. An answer to a session that is over by then is taken for nothing.
 *
 * @throws Error when no data comes back (S5.034), and whatever request throws
 */
export async function loadUser(): Promise<void> {
  const isPresent = presentSession();
  const userInfo = await request('getUserInfo');
  if (!isPresent()) return;
  if (!userInfo?.userId) throw new Error(verificationFailed());
  takeUserInfo(userInfo);
}
