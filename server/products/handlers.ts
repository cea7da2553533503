import { authenticate, callerOf, noteRightsSeen, sessionMissing } from '../accounts/index.ts';
import type { Handlers } from '../kernel/calls/call.ts';
import type { StateParts } from '../state/state-parts.ts';
import { readMenu } from './menu.ts';
import type { ManifestAreas } from './page-areas.ts';
import { readAllProducts, readAuthProducts, readOpenProducts } from './products.ts';
import { type AreaPlaces, withAreas } from './with-areas.ts';

export interface ProductParts extends StateParts {
  /** Where the areas of now lie for an account. */
  places: (accountId: string) => Promise<AreaPlaces>;
  areas: () => Promise<Pick<ManifestAreas, 'tables'>>;
}

/** The calls about menu and products. */
export function productHandlers({ db, clock, places, areas }: ProductParts): Handlers {
  return {
    async getAllMenu(_payload, { token, language, address }) {
      const found = await authenticate(db, token, clock(), address);
      const { account_id } = found.account;
      const menu = await readMenu(db, account_id, language, clock());
      await noteRightsSeen(db, found);
      return withAreas(menu, await places(account_id), await areas());
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
