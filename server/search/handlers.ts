import type { Handlers } from '../http/call.ts';
import type { ServerParts } from '../server-parts.ts';

const building = () => Promise.reject(new Error('being built'));

/** The call of the quick search. */
export function searchHandlers(_parts: ServerParts): Handlers {
  return {
    quickSearch: building,
  };
}
