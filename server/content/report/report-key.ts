import { createHmac, timingSafeEqual } from 'node:crypto';
import type { StateDatabase } from '../../state/open-state.ts';
import { serverSecret } from '../../state/server-secret.ts';

/** How long an address of the reader's frame works: ten minutes. */
const life = 10 * 60 * 1000;

/**
 * A key for one report. A frame sends no token header, so its address carries this instead of the session's token,
 * which never stands in an address.
 */
export async function makeReportKey(db: StateDatabase, reportId: string, now: number): Promise<string> {
  const end = (now + life).toString(36);
  return `${end}.${await markOf(db, reportId, end)}`;
}

/** @returns whether the key was made here, for this report, less than ten minutes ago */
export async function isReportKey(db: StateDatabase, reportId: string, key: string, now: number): Promise<boolean> {
  const [end = '', mark = '', ...rest] = key.split('.');
  if (rest.length > 0 || !/^[0-9a-z]{1,12}$/.test(end)) return false;
  const [given, right] = [Buffer.from(mark), Buffer.from(await markOf(db, reportId, end))];
  return given.length === right.length && timingSafeEqual(given, right) && Number.parseInt(end, 36) > now;
}

async function markOf(db: StateDatabase, reportId: string, end: string): Promise<string> {
  const secret = await serverSecret(db, 'report-frame');
  return createHmac('sha256', secret).update(`${end}\n${reportId}`).digest('base64url');
}
