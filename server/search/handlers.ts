import { sessionMissing } from '../accounts/refusals.ts';
import type { Handlers } from '../http/call.ts';
import type { ServerParts } from '../server-parts.ts';
import { openSearch } from './open-search.ts';

/** S2.081: the call of the quick search. */
export function searchHandlers({ db, market, clock }: ServerParts): Handlers {
  const search = openSearch(db, market);
  return {
    quickSearch(payload, { accountId, language }) {
      if (!accountId) throw sessionMissing();
      return search({ id: accountId, now: clock() }, payload, language);
    },
  };
}
