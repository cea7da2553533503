import type { Handlers } from '../kernel/calls/call.ts';
import type { Search } from './open-search.ts';

/** What the call of the quick search works with. */
export interface SearchParts {
  search: Pick<Search, 'ask'>;
}

/** S2.081: the call of the quick search. */
export function searchHandlers({ search }: SearchParts): Handlers {
  return {
    async quickSearch(payload, { owned, language }) {
      return search.ask(await owned(), payload, language);
    },
  };
}
