import type { Handlers } from '../kernel/calls/call.ts';
import { administrationKeys } from './administration-keys.ts';
import type { Search } from './open-search.ts';

/** What the call of the quick search works with. */
export interface SearchParts {
  search: Pick<Search, 'ask'>;
  rolesOf: (accountId: string) => Promise<readonly string[]>;
}

/** S2.081: the call of the quick search. */
export function searchHandlers({ search, rolesOf }: SearchParts): Handlers {
  return {
    async quickSearch(payload, { accountId, keyId, owned, language }) {
      const products = await owned();
      // A program has the products of its key, and none of the roles of its account.
      const roles = accountId === null || keyId !== null ? [] : await rolesOf(accountId);
      return search.ask(new Set([...products, ...administrationKeys(roles)]), payload, language);
    },
  };
}
