import { channel } from '@portal/contract';
import { request } from '../api/request.ts';
import { keepLogin } from '../session/keep-session.ts';
import { session } from '../session/session.ts';
import { settings } from '../settings/settings.ts';

export interface Credentials {
  userNm: string;
  pwd: string;
  /** S4.017: remembered and sent along; the session lasts seven days either way. */
  passwordFree?: boolean;
}

/**
 * Signs in with account and password; the session is kept on success, nothing is kept otherwise (A78).
 *
 * @throws CallError with the server's words; NetworkError
 * @throws Error when the reply holds no token (S4.002)
 */
export async function signIn({ userNm, pwd, passwordFree = session.passwordFree }: Credentials): Promise<void> {
  const login = await request('simpleLogin', { userNm, pwd, channel: channel.pc, passwordFree });
  if (!login?.token) throw new Error('simpleLogin answered without a token');
  keepLogin(login, passwordFree);
  settings.haveLogin = true;
}
