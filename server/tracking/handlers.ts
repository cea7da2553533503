import type { Handlers } from '../http/call.ts';
import type { ServerParts } from '../server-parts.ts';
import { cutAddress } from './cut-address.ts';
import { notOurClient } from './refusals.ts';
import { knowsTrackingSession, writeTrackingEvent, writeTrackingSession } from './tracking-store.ts';
import { whoseEvent } from './whose-event.ts';

/** The calls that tell how the portal is used. */
export function trackingHandlers({ db, settings, clock }: ServerParts): Handlers {
  return {
    async trackingRegister(payload, { address }) {
      const { appId, secret } = settings.tracking;
      if (payload.appId !== appId || payload.secret !== secret) throw notOurClient();
      return { sessionId: await writeTrackingSession(db, payload, cutAddress(address), clock()) };
    },

    async trackingEvent(payload, { token }) {
      const now = clock();
      if (!(await knowsTrackingSession(db, payload.sessionId))) return { success: false };
      await writeTrackingEvent(db, payload, await whoseEvent(db, payload.userId, token, now), now);
      return { success: true };
    },
  };
}
