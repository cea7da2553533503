import { authenticate } from '../accounts/authenticate.ts';
import { noteRightsSeen } from '../accounts/note-rights-seen.ts';
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
    async getAllMenu(_payload, { token, language }) {
      const found = await authenticate(db, token, clock());
      const menu = await readMenu(db, found.account.account_id, language, clock());
      await noteRightsSeen(db, found);
      return menu;
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
