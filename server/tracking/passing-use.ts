import type { PassingRows } from '../state/forget-old.ts';

/** How long it is known how the portal was used, in milliseconds: 400 days. */
export const trackingLife = 400 * 24 * 60 * 60 * 1000;

/**
 * What is known of the use of the portal stays a year and a month, so that a month can be compared with the same one of
 * the year before.
 */
export const passingUse: PassingRows[] = [
  { table: 'tracking_session', key: 'session_id', instant: 'at', stays: trackingLife },
  { table: 'tracking_event', key: 'event_id', instant: 'at', stays: trackingLife },
];
