import { chinaTime } from '@portal/contract';
import { session } from '../session/session.ts';
import type { Report, TrackedEvent } from './tracked-event.ts';

/** Something that takes reports and deals with the rest. */
interface Taker {
  take(report: Report): void;
}

const longestUrl = 2000;
/** What waits for a moment to be sent at most. */
const mostWaiting = 100;

let taker: Taker | null = null;
let waiting: Report[] = [];
/** Asks for a moment to send; null while nothing may be sent yet. */
let soon: ((work: () => void) => void) | null = null;
let isRegistering = false;

/** Events are kept from now on, and sent as soon as openTracking() lets them. @returns ends tracking */
export function holdTracking(to: Taker): () => void {
  taker = to;
  return () => {
    [taker, soon, waiting, isRegistering] = [null, null, [], false];
  };
}

/** From now on events are sent, at moments that `when` chooses. */
export function openTracking(when: (work: () => void) => void): void {
  soon = when;
  sendSoon();
}

/** Whether the page reports how it is used. */
export const isTracked = (): boolean => taker !== null;

/**
 * Records what was done (A31). It costs the page nothing: what is recorded travels when the browser is idle, and a
 * failure is never seen.
 *
 * @param time when it was done, in ms
 */
export function track(event: TrackedEvent, time = Date.now()): void {
  if (taker === null || waiting.length >= mostWaiting) return;
  const { token, user } = session;
  const userId = token === null ? '' : (user?.userId ?? '');
  // An address can be typed longer than the server takes.
  const eventContext = { url: event.eventContext.url.slice(0, longestUrl) };
  waiting.push({ event: { ...event, eventContext, userId, visitTime: chinaTime(time) }, token });
  sendSoon();
}

function sendSoon(): void {
  if (soon === null || isRegistering || waiting.length === 0) return;
  isRegistering = true;
  soon(sendTracked);
}

/** Sends at once what waits for an idle moment: the page, or the session, is about to end. */
export function sendTracked(): void {
  isRegistering = false;
  if (soon === null || taker === null) return;
  const reports = waiting;
  waiting = [];
  for (const report of reports) taker.take(report);
}
