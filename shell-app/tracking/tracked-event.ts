import type { CallPayload } from '@portal/contract';

type Wire = CallPayload<'trackingEvent'>;

/** A31: one thing that was done, before it is known who did it, when, and in which tracking session. */
export type TrackedEvent = Omit<Wire, 'sessionId' | 'userId' | 'visitTime'>;

/** The same with who and when: what is reported once a session is there. */
export interface Report {
  event: Omit<Wire, 'sessionId'>;
  /** The token of that moment: a sign-out is reported after the session has been cleared. */
  token: string | null;
}
