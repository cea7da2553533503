import { authenticate, callerOf, noteRightsSeen, sessionMissing } from '../accounts/index.ts';
import type { Handlers } from '../kernel/calls/call.ts';
import type { StateParts } from '../state/state-parts.ts';
import { readMenu } from './menu.ts';
import type { ManifestAreas } from './page-areas.ts';
import { readSpellings } from './product-spellings.ts';
import { readAllProducts, readAuthProducts, readTrialProducts } from './products.ts';
import { type AreaPlaces, standingOf, tablesOfMenu, withAreas } from './with-areas.ts';

export interface ProductParts extends StateParts {
  /** Where the areas of now lie for an account. */
  places: (accountId: string) => Promise<AreaPlaces>;
  areas: () => Promise<Pick<ManifestAreas, 'tables' | 'beside'>>;
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
    /** S3.052 S6.007: what clients want of the areas of the menu, when they want it. */
    async getAreaTables(_payload, { accountId, language }) {
      if (!accountId) throw sessionMissing();
      const lying = await places(accountId);
      const menu = standingOf(await readMenu(db, accountId, language, clock()), lying);
      return { ...tablesOfMenu(menu, lying, await areas()), spellings: await readSpellings(db, menu) };
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
      return readTrialProducts(db, language);
    },
    getAllProducts(_payload, { language }) {
      return readAllProducts(db, language);
    },
  };
}
