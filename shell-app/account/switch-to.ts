import { channel } from '@portal/contract';
import { request } from '../api/request.ts';
import { navigate, place } from '../navigation/place.ts';
import { page } from '../page/page.ts';
import { clearSession, keepLogin } from '../session/keep-session.ts';
import { session } from '../session/session.ts';

/**
 * Goes on as a linked account (A25). What was loaded for the former one is dropped before the page is loaded anew:
 * at / from the dashboard (S2.114), elsewhere after the route was replaced with / (S2.115).
 *
 * @param done told after the server's consent and before the page goes, so that a message can be shown
 * @throws CallError with the server's words; NetworkError
 */
export async function switchTo(userId: string, done: () => Promise<void> = async () => undefined): Promise<void> {
  const former = session.token ?? '';
  const login = await request('switchAccount', { channel: channel.pc, userId });
  const { passwordFree } = session;
  const onDashboard = place.path === '/dashboard';
  await done();
  clearSession();
  keepLogin({ ...login, token: login.token || former }, passwordFree);
  if (onDashboard) return page.load('/');
  navigate('/', { replace: true });
  page.reload();
}
