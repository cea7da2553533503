import type { CallLimits } from '../http/index.ts';
import { tooMuchTracking } from './refusals.ts';

/**
 * What is written down within an hour: no browser of a person needs more, and a whole office behind one address hardly
 * does.
 */
export const trackingLimits = {
  span: 60 * 60 * 1000,
  registrationsOfAddress: 300,
  eventsOfSession: 600,
  eventsOfAddress: 10_000,
  failuresOfAddress: 300,
} as const;

const { span, registrationsOfAddress, eventsOfAddress, eventsOfSession, failuresOfAddress } = trackingLimits;
const hourly = { span, refusal: tooMuchTracking };

/**
 * The limits of the calls that report use. The address comes first: what it may not send any more shall not count
 * against a session that others may hold.
 */
export const trackingCallLimits: CallLimits = {
  trackingRegister: [{ ...hourly, most: registrationsOfAddress }],
  areaFailed: [{ ...hourly, most: failuresOfAddress }],
  trackingEvent: [
    { ...hourly, most: eventsOfAddress },
    { ...hourly, most: eventsOfSession, keyOf: ({ sessionId }) => String(sessionId).slice(0, 100) },
  ],
};
