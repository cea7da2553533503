import type { Handlers } from '../http/call.ts';
import type { ServerParts } from '../server-parts.ts';

const building = () => Promise.reject(new Error('being built'));

/** The call that applies for a trial. */
export function trialHandlers(_parts: ServerParts): Handlers {
  return {
    tryApply: building,
  };
}
