import type { UserInfo } from '@portal/contract';
import { CallError } from '../../api/call-errors.ts';
import { request } from '../../api/request.ts';
import { takeNewerToken } from '../../session/follow-session.ts';
import { session } from '../../session/session.ts';
import type { Handed } from './handed.ts';
import { troubles } from './troubles.ts';

/** Whom a link signs in, or who is signed in. */
export interface Person {
  userId: string;
  userNm: string;
  realNm: string;
  compNm: string;
  /** What the server has told of a token's owner already; a code does not tell it. */
  userInfo?: UserInfo;
}

/**
 * Whom the link signs in, as the server says; nothing is spent and nothing kept.
 *
 * @throws CallError when it is worth nothing, NetworkError, or DOMException AbortError when the signal ended it
 */
export async function personOf({ kind, value }: Handed, signal: AbortSignal): Promise<Person | null> {
  if (kind === 'code') return request('readHandOver', { code: value }, { signal });
  return personOfToken(value, signal);
}

async function personOfToken(token: string, signal: AbortSignal): Promise<Person | null> {
  const userInfo = await request('getUserInfo', {}, { token, signal });
  if (!userInfo?.userId) return null;
  const { userId, userNm, userRealNm, compNm } = userInfo;
  return { userId, userNm, realNm: userRealNm, compNm, userInfo };
}

/**
 * Who is signed in here, as the server says: cookies of a session that has ended are nobody.
 *
 * @throws CallError or NetworkError when nobody could say, DOMException AbortError when the signal ended it
 */
export async function presentPerson(signal: AbortSignal): Promise<Person | null> {
  takeNewerToken();
  const { token } = session;
  if (token === null) return null;
  try {
    return await personOfToken(token, signal);
  } catch (error) {
    if (error instanceof CallError && !troubles(error)) return null;
    throw error;
  }
}
