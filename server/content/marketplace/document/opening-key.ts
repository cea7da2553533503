import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StateDatabase } from '../../../state/open-state.ts';
import { serverSecret } from '../../../state/server-secret.ts';

/** How long an address of a document works at most: ten minutes; it ends with its session before. */
const life = 10 * 60 * 1000;

/** What of a report an address opens: the sample, or all of it. */
export type ReportPart = 'sample' | 'whole';

/** What an address opens, and in whose session. */
export interface Opening {
  reportId: string;
  part: ReportPart;
  /** The session, whichever token it has by now. */
  family: string;
}

/**
 * A key for a part of one report in one session. A frame sends no token, so its address carries this instead; who opens
 * it looks the session up, so that it is worth nothing once that is over.
 */
export async function makeOpeningKey(db: StateDatabase, opening: Opening, now: number): Promise<string> {
  const end = (now + life).toString(36);
  return `${end}.${opening.family}.${await markOf(db, opening, end)}`;
}

/** @returns the family of the session that the key was made for; null where it was not made for this, or is over */
export async function readOpeningKey(
  db: StateDatabase,
  { reportId, part }: Omit<Opening, 'family'>,
  key: string,
  now: number,
): Promise<string | null> {
  const [end = '', family = '', mark = '', ...rest] = key.split('.');
  if (rest.length > 0 || !/^[0-9a-z]{1,12}$/.test(end) || !/^[0-9a-f-]{36}$/.test(family)) return null;
  const [given, right] = [Buffer.from(mark), Buffer.from(await markOf(db, { reportId, part, family }, end))];
  const isTrue = given.length === right.length && timingSafeEqual(given, right);
  return isTrue && Number.parseInt(end, 36) > now ? family : null;
}

async function markOf(db: StateDatabase, { reportId, part, family }: Opening, end: string): Promise<string> {
  const secret = await serverSecret(db, 'market-report');
  return createHmac('sha256', secret).update(`${end}\n${family}\n${part}\n${reportId}`).digest('base64url');
}
