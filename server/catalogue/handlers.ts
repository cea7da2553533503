import { sessionMissing } from '../accounts/refusals.ts';
import type { Handlers } from '../http/call.ts';
import type { StateDatabase } from '../state/open-state.ts';
import { readMenu } from './menu.ts';
import { readAllProducts, readAuthProducts, readOpenProducts } from './products.ts';

/**
 * The calls about menu and products.
 * @param clock gives the present instant in milliseconds since 1970.
 */
export function catalogueHandlers(db: StateDatabase, clock: () => number): Handlers {
  return {
    getAllMenu(_payload, { accountId, language }) {
      if (!accountId) throw sessionMissing();
      return readMenu(db, accountId, language, clock());
    },
    getAuthProducts(_payload, { accountId, language }) {
      if (!accountId) throw sessionMissing();
      return readAuthProducts(db, accountId, language, clock());
    },
    getAllProductsTry(_payload, { language }) {
      return readOpenProducts(db, language);
    },
    getAllProducts(_payload, { language }) {
      return readAllProducts(db, language);
    },
  };
}
