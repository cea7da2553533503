import { sessionMissing } from '../accounts/index.ts';
import type { Handlers } from '../kernel/call.ts';
import type { Search } from './open-search.ts';

/** What the call of the quick search works with. */
export interface SearchParts {
  search: Pick<Search, 'ask'>;
  /** The present instant in milliseconds since 1970. */
  clock: () => number;
}

/** S2.081: the call of the quick search. */
export function searchHandlers({ search, clock }: SearchParts): Handlers {
  return {
    quickSearch(payload, { accountId, language }) {
      if (!accountId) throw sessionMissing();
      return search.ask({ id: accountId, now: clock() }, payload, language);
    },
  };
}
