import { sessionMissing } from '../accounts/refusals.ts';
import type { Handlers } from '../http/call.ts';
import type { ServerParts } from '../server-parts.ts';

/** S2.081: the call of the quick search. */
export function searchHandlers({ search, clock }: ServerParts): Handlers {
  return {
    quickSearch(payload, { accountId, language }) {
      if (!accountId) throw sessionMissing();
      return search.ask({ id: accountId, now: clock() }, payload, language);
    },
  };
}
