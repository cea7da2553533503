import type { Handlers } from '../http/call.ts';
import type { ServerParts } from '../server-parts.ts';

const building = () => Promise.reject(new Error('being built'));

/** The calls that tell how the portal is used. */
export function trackingHandlers(_parts: ServerParts): Handlers {
  return {
    trackingRegister: building,
    trackingEvent: building,
  };
}
