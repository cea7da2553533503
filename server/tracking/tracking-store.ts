import { randomUUID } from 'node:crypto';
import type { CallPayload } from '@portal/contract';
import { chinaDay } from '../kernel/dates.ts';
import { compileOnce } from '../state/compile-once.ts';
import type { StateDatabase } from '../state/open-state.ts';

/** Anybody can send these texts: signs that stores or terminals would act on become blanks. */
const plain = (text: string | undefined) => (text ?? '').replace(/\p{Cc}/gu, ' ');

/** @returns the id of the session, which is random */
export async function writeTrackingSession(
  db: StateDatabase,
  said: CallPayload<'trackingRegister'>,
  network: string,
  now: number,
): Promise<string> {
  const session_id = randomUUID();
  await db
    .insertInto('tracking_session')
    .values({
      ...{ session_id, network, at: now, visit_time: said.visitTime },
      app_version: plain(said.appVersion),
      browser_resolution: plain(said.browserResolution),
      browser: plain(said.browser),
      browser_version: plain(said.browserVersion),
      os: plain(said.os),
      user_agent: plain(said.userAgent),
    })
    .execute();
  return session_id;
}

const askSession = compileOnce(['session_id'], (db, { session_id }) =>
  db.selectFrom('tracking_session').select('at').where('session_id', '=', session_id),
);

export async function knowsTrackingSession(db: StateDatabase, sessionId: string): Promise<boolean> {
  return (await askSession(db, { session_id: plain(sessionId) })).length > 0;
}

/** @param accountId the account it is proven to belong to, else empty */
export async function writeTrackingEvent(
  db: StateDatabase,
  said: CallPayload<'trackingEvent'>,
  accountId: string,
  now: number,
): Promise<void> {
  const resource_code = plain(said.resourceCode);
  await db
    .insertInto('tracking_event')
    .values({
      ...{ event_id: randomUUID(), session_id: said.sessionId, account_id: accountId, at: now, day: chinaDay(now) },
      ...{ visit_time: said.visitTime, event_code: said.eventCode, resource_code },
      // A path tells where; what stands behind it may hold a token or what somebody searched for.
      url: plain(said.eventContext.url).split(/[?#]/, 1)[0] ?? '',
      event_name: plain(said.eventName),
      product_id: said.eventCode === 'click' ? '' : (resource_code.split('/', 1)[0] ?? ''),
      resource_name: plain(said.resourceName),
      download_api: plain(said.downloadApi),
      download_name: plain(said.downloadName),
    })
    .execute();
}
