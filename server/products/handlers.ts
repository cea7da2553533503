import { authenticate, callerOf, noteRightsSeen, sessionMissing } from '../accounts/index.ts';
import type { Handlers } from '../kernel/calls/call.ts';
import type { StateParts } from '../state/state-parts.ts';
import { readMenu } from './menu.ts';
import type { ManifestAreas } from './page-areas.ts';
import { readAllProducts, readAuthProducts, readOpenProducts } from './products.ts';
import { type BuiltAreas, withAreas } from './with-areas.ts';

export interface ProductParts extends StateParts {
  /** The areas of the build of now. */
  built: () => Promise<BuiltAreas>;
  areas: Pick<ManifestAreas, 'tables'>;
}

/** The calls about menu and products. */
export function productHandlers({ db, clock, built, areas }: ProductParts): Handlers {
  return {
    async getAllMenu(_payload, { token, language, address }) {
      const found = await authenticate(db, token, clock(), address);
      const menu = await readMenu(db, found.account.account_id, language, clock());
      await noteRightsSeen(db, found);
      return withAreas(menu, await built(), areas);
    },
    getAuthProducts(_payload, { accountId, language }) {
      if (!accountId) throw sessionMissing();
      return readAuthProducts(db, accountId, language, clock());
    },
    /** S7.043: what another system is told of the bearer of a token. */
    async getGaeiPrivil(_payload, context) {
      const { account_id, user_name } = await callerOf(db, context);
      const products = await readAuthProducts(db, account_id, context.language, clock());
      return { userId: account_id, userNm: user_name, products: products.map(({ key }) => key) };
    },
    getAllProductsTry(_payload, { language }) {
      return readOpenProducts(db, language);
    },
    getAllProducts(_payload, { language }) {
      return readAllProducts(db, language);
    },
  };
}
