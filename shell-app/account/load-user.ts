import type { UserInfo } from '@portal/contract';
import { request } from '../api/request.ts';
import { session } from '../session/session.ts';
import { takePanels } from '../settings/my-panels.ts';

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
 * S4.022: asks who the token belongs to.
 *
 * @throws Error when no data comes back (S5.034), and whatever request throws
 */
export async function loadUser(): Promise<void> {
  const userInfo = await request('getUserInfo');
  if (!userInfo?.userId) throw new Error('getUserInfo answered without data');
  takeUserInfo(userInfo);
}
