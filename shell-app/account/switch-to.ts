import { channel, type LoginData } from '@portal/contract';
import { request } from '../api/request.ts';
import { withFactor } from '../factor/with-factor.ts';
import { navigate, place } from '../navigation/place.ts';
import { page } from '../page/page.ts';
import { dropSession, takeLogin, writeLogin } from '../session/keep-session.ts';
import { changeTokenAlone } from '../session/renewal-lock.ts';
import { session } from '../session/session.ts';

/**
 * Goes on as a linked account (A25). The cookies hold it at once, so that nothing that happens to this page can lose
 * it. What was loaded for the former one is dropped before the page is loaded anew: at / from the dashboard (S2.114),
 * elsewhere after the route was replaced with / (S2.115).
 *
 * @param done told after the server's consent and before the page goes, so that a message can be shown
 * @throws CallError with the server's words; NetworkError
 */
export async function switchTo(userId: string, done: () => Promise<void> = async () => undefined): Promise<void> {
  const { passwordFree } = session;
  const login = await withFactor(
    () => takeOver(() => request('switchAccount', { channel: channel.pc, userId })),
    // While the person looks for the phone, the former account goes on.
    (payload) => takeOver(() => request('secondFactor', payload)),
  );
  const onDashboard = place.path === '/dashboard';
  await done();
  dropSession();
  takeLogin(login, passwordFree);
  if (onDashboard) return page.load('/');
  navigate('/', { replace: true });
  page.reload();
}

/** No other tab may send the former token between the server's consent and the new cookies. */
const takeOver = (ask: () => Promise<LoginData>): Promise<LoginData> =>
  changeTokenAlone(async () => {
    const former = session.token ?? '';
    const answer = await ask();
    const login = { ...answer, token: answer.token || former };
    writeLogin(login);
    return login;
  });
