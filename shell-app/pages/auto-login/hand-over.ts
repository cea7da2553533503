import { channel, type LoginData } from '@portal/contract';
import { takeUserInfo } from '../../account/load-user.ts';
import { request } from '../../api/request.ts';
import { withFactor } from '../../factor/with-factor.ts';
import { navigate } from '../../navigation/place.ts';
import { safeRedirect } from '../../navigation/safe-redirect.ts';
import { page } from '../../page/page.ts';
import { dropSession, keepLogin, takeLogin, writeLogin } from '../../session/keep-session.ts';
import { session } from '../../session/session.ts';
import { settings } from '../../settings/settings.ts';
import type { Handed } from './handed.ts';
import { type Person, personOf, presentPerson } from './people.ts';
import { troubles } from './troubles.ts';

/** Somebody else is signed in: nothing changes before a person has said so. */
export interface Question {
  present: Person;
  next: Person;
}

/** refused: the link is worth nothing. unreachable: nobody could say, and asking again may help. */
export type HandOver = 'done' | 'refused' | 'unreachable' | Question;

/** What may stand in a header. Anything else is neither code nor token, and is not sent anywhere. */
const pattern = /^[\x21-\x7e]{1,200}$/;

/** How long the server may take to end the former session, in ms. */
const patience = 5000;

/**
 * Turns what a link brought into the session (A12): the server says first whom it signs in. Where nobody is signed in it
 * is done; where it is the same account its session stays as it is; where it is somebody else the person is asked. Then
 * the browser goes on to the wanted place of this site.
 *
 * @param handed null when the link brought nothing
 * @param wanted the decoded redirect value, or null
 * @throws DOMException AbortError when the signal ended it
 */
export function handOver(handed: Handed | null, wanted: string | null, signal: AbortSignal): Promise<HandOver> {
  return orWhy(signal, async () => {
    if (handed === null || !pattern.test(handed.value)) return 'refused';
    const next = await personOf(handed, signal);
    if (next === null) return 'refused';
    const present = handed.value === session.token ? next : await presentPerson(signal);
    if (present !== null && present.userId !== next.userId) return { present, next };
    if (present === null) return enter(handed, next, wanted, signal);
    goOn(present, wanted);
    return 'done';
  });
}

/** Somebody has said that the link may take the place of who is signed in, whose session then ends. */
export const replacePresent = (handed: Handed, next: Person, wanted: string | null, signal: AbortSignal) =>
  orWhy(signal, () => enter(handed, next, wanted, signal));

/** Somebody stays who they are, and goes on to the wanted place all the same. */
export const goOn = ({ userInfo }: Person, wanted: string | null): void => {
  if (userInfo) takeUserInfo(userInfo);
  navigate(safeRedirect(wanted), { replace: true });
};

async function orWhy(signal: AbortSignal, work: () => Promise<HandOver>): Promise<HandOver> {
  try {
    return await work();
  } catch (error) {
    if (signal.aborted) throw error;
    return troubles(error) ? 'unreachable' : 'refused';
  }
}

async function enter(handed: Handed, next: Person, wanted: string | null, signal: AbortSignal): Promise<HandOver> {
  const login = await loginFrom(handed, next, signal);
  if (!login?.token) return 'refused';
  const former = session.token;
  if (former !== null) {
    await replaceFormer(former, login);
    navigate(safeRedirect(wanted), { replace: true });
    page.reload();
    return 'done';
  }
  keepLogin(login);
  settings.haveLogin = true;
  goOn(next, wanted);
  return 'done';
}

/** A code is spent now; a token is a session already. */
async function loginFrom({ kind, value }: Handed, next: Person, signal: AbortSignal): Promise<LoginData | null> {
  if (kind === 'code') {
    return withFactor(() => request('handOverLogin', { code: value, channel: channel.pc }, { signal }));
  }
  const { userId, userNm, realNm, compNm, userInfo } = next;
  return { token: value, userId, userNm, realNm, compNm, actvToYmd: userInfo?.actvToYmd ?? '' };
}

/** Nothing of the former account stays: not its session on the server, not what this page has loaded for it. */
async function replaceFormer(former: string, login: LoginData): Promise<void> {
  writeLogin(login);
  const signal = AbortSignal.timeout(patience);
  await request('logout', {}, { token: former, signal }).catch(() => undefined);
  dropSession();
  takeLogin(login, false);
}
