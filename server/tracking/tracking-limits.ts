import { Tally } from './tally.ts';

/**
 * What is written down within an hour: no browser of a person needs more, and a whole office behind one address hardly
 * does. Kept in the memory of each node, because asking the store would cost as much as what it saves.
 */
export const trackingLimits = {
  span: 60 * 60 * 1000,
  registrationsOfAddress: 300,
  eventsOfSession: 600,
  eventsOfAddress: 10_000,
} as const;

export interface TrackingLimits {
  /** Whether one more session may come from the address. */
  mayRegister(address: string, now: number): boolean;
  /** Whether one more event may come from the session and the address. */
  mayReport(sessionId: string, address: string, now: number): boolean;
}

/** The limits of one server, from zero. */
export function countTracking(): TrackingLimits {
  const { span, registrationsOfAddress, eventsOfSession, eventsOfAddress } = trackingLimits;
  const registrations = new Tally(registrationsOfAddress, span);
  const sessions = new Tally(eventsOfSession, span);
  const addresses = new Tally(eventsOfAddress, span);
  return {
    mayRegister: (address, now) => registrations.take(address, now),
    // The address first: what it may not send any more shall not count against a session that others may hold.
    mayReport: (sessionId, address, now) => addresses.take(address, now) && sessions.take(sessionId, now),
  };
}
