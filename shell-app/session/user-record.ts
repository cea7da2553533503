import type { LoginData } from '@portal/contract';

/** S3.003: who signed in. expireDate is the last day of the active period as YYYYMMDD (S3.004). */
export interface UserRecord {
  userId: string;
  username: string;
  realName: string;
  companyName: string;
  expireDate: string;
  token: string;
}

export const userRecordFrom = (login: LoginData): UserRecord => ({
  userId: login.userId,
  username: login.userNm,
  realName: login.realNm,
  companyName: login.compNm,
  expireDate: login.actvToYmd,
  token: login.token,
});

const storedFields = ['userId', 'username', 'realName', 'companyName', 'expireDate'] as const;

/** A41: the cookie holds the record without the token. */
export const userCookieText = (user: UserRecord): string =>
  JSON.stringify(Object.fromEntries(storedFields.map((key) => [key, user[key]])));

/** @returns null when the content is not a whole record: a damaged cookie counts as absent */
export function userFromCookie(content: unknown, token: string): UserRecord | null {
  const fields = (content ?? {}) as Record<string, unknown>;
  const text = (key: string) => (typeof fields[key] === 'string' ? (fields[key] as string) : null);
  const [userId, username, realName, companyName, expireDate] = storedFields.map(text);
  if (!userId || username == null || realName == null || companyName == null || expireDate == null) return null;
  return { userId, username, realName, companyName, expireDate, token };
}
