import { randomBytes, randomUUID } from 'node:crypto';
import type { CallPayload } from '@portal/contract';
import type { Insertable } from 'kysely';
import { chinaDay } from '../kernel/days/dates.ts';
import { compileOnce } from '../state/compile-once.ts';
import type { StateDatabase } from '../state/open-state.ts';
import type { TrackingEventTable, TrackingSessionTable } from '../state/tables/tracking-tables.ts';
import { cutText, mostBytes } from './cut-text.ts';

/** The ids of sessions are shorter, in bytes. */
const longestId = 100;

/** @param network of the address it comes from */
export function sessionRow(
  event: CallPayload<'trackingRegister'>,
  network: string,
  now: number,
): Insertable<TrackingSessionTable> {
  return {
    // Random, so that nobody reports for another one's.
    session_id: randomUUID(),
    network,
    at: now,
    visit_time: event.visitTime,
    app_version: cutText(event.appVersion, mostBytes.app_version),
    browser_resolution: cutText(event.browserResolution, mostBytes.browser_resolution),
    browser: cutText(event.browser, mostBytes.browser),
    browser_version: cutText(event.browserVersion, mostBytes.browser_version),
    os: cutText(event.os, mostBytes.os),
    user_agent: cutText(event.userAgent, mostBytes.user_agent),
  };
}

export async function writeTrackingSession(db: StateDatabase, row: Insertable<TrackingSessionTable>): Promise<void> {
  await db.insertInto('tracking_session').values(row).execute();
}

const askSession = compileOnce(['session_id'], (db, { session_id }) =>
  db.selectFrom('tracking_session').select('at').where('session_id', '=', session_id),
);

export async function knowsTrackingSession(db: StateDatabase, sessionId: string): Promise<boolean> {
  return (await askSession(db, { session_id: cutText(sessionId, longestId) })).length > 0;
}

/** @param accountId the account it is proven to belong to, else empty */
export function eventRow(
  event: CallPayload<'trackingEvent'>,
  accountId: string,
  now: number,
): Insertable<TrackingEventTable> {
  const resource_code = cutText(event.resourceCode, mostBytes.resource_code);
  return {
    event_id: randomBytes(16).toString('base64url'),
    session_id: event.sessionId,
    account_id: accountId,
    at: now,
    day: chinaDay(now),
    visit_time: event.visitTime,
    event_code: event.eventCode,
    resource_code,
    // A path tells where; what stands behind it may hold a token or what somebody searched for.
    url: cutText(event.eventContext.url.split(/[?#]/, 1)[0], mostBytes.url),
    event_name: cutText(event.eventName, mostBytes.event_name),
    product_id: event.eventCode === 'click' ? '' : (resource_code.split('/', 1)[0] ?? ''),
    resource_name: cutText(event.resourceName, mostBytes.resource_name),
    download_api: cutText(event.downloadApi, mostBytes.download_api),
    download_name: cutText(event.downloadName, mostBytes.download_name),
  };
}

export async function writeTrackingEvent(db: StateDatabase, row: Insertable<TrackingEventTable>): Promise<void> {
  await db.insertInto('tracking_event').values(row).execute();
}
