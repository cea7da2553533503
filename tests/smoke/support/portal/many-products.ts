import { knownProducts } from '../../../../server/products/known-products.ts';
import { writeMenuEntry, writeProduct } from '../../../../server/products/write-products.ts';
import type { PortalUnderTest } from './start-portal.ts';

const products = knownProducts();

/** Products whose areas are part of a build already. */
const built = products.filter((product) => product.menu);

/** Keys of the twelve products of the rail after offerManyProducts, in the order of the menu. */
export const railKeys = products.slice(0, 12).map(({ key }) => key);

/** Paths of everything in the rail then: the twelve, and what stands behind them. */
export const railPaths = [
  ...railKeys.map((key) => `/${key}`),
  ...['/baogao', '/model-fastview', '/multidimensional-query', '/image-library', '/report-market'],
];

/** Paths as the popup lists them: by category, each where its first one stands. */
export function byCategory(paths: readonly string[]): string[] {
  const categories = new Map(products.map(({ path, category }) => [path, category]));
  return [...new Set(paths.map((path) => categories.get(path)))].flatMap((category) =>
    paths.filter((path) => categories.get(path) === category),
  );
}

/** Ids of the rail, at addresses of which the rail must not know. */
export const hiddenProducts = [
  { id: '1023', key: 'gpt' },
  { id: '209797', key: 'agent' },
  { id: '1027', key: 'apart', special: 1 },
] as const;

/** Below the page of the product finance: a branch that holds a page and a branch of its own. */
const branches = [
  { id: 'finance-dealers', parent: '1012', path: '/finance/dealers-of', name: 'Dealers' },
  { id: 'finance-all-dealers', parent: 'finance-dealers', path: '/finance/dealers', name: 'All dealers' },
  { id: 'finance-groups', parent: 'finance-dealers', path: '/finance/groups', name: 'Groups' },
  { id: 'finance-largest-groups', parent: 'finance-groups', path: '/finance/groups/largest', name: 'Largest groups' },
] as const;

/**
 * Gives every account that holds all products a menu of twelve in the rail, each with a page of its own, and three
 * more that are granted but hidden: one at /gpt, one at /agent, one flagged special. The menu of one has branches.
 */
export async function offerManyProducts(portal: PortalUnderTest): Promise<void> {
  const { db } = portal.server.stores.state;
  for (const key of railKeys) if (!built.some((product) => product.key === key)) await portal.offer(key);
  for (const [place, { id, parent, path, name }] of branches.entries()) {
    const below = { menu_id: id, parent_id: parent, product_id: '1012', key: id, type: 1, icon: '', path };
    await writeMenuEntry(
      db,
      { ...below, video_url: '', special: 0, sort: 10 + place },
      { zh_CN: { name }, en: { name } },
    );
  }
  for (const [place, { id, key, ...more }] of hiddenProducts.entries()) {
    const names = { zh_CN: key, en: key };
    const texts = { zh_CN: { name: key }, en: { name: key } };
    const sort = products.length + place;
    await writeProduct(db, { id, key, path: `/${key}`, category: 'research', place: sort, names, memo: names }, sort);
    const special = 'special' in more ? more.special : 0;
    const entry = { menu_id: id, parent_id: null, product_id: id, key, type: 0, icon: 'tag', path: `/${key}` };
    await writeMenuEntry(db, { ...entry, video_url: '', special, sort }, texts);
    const days = { from_ymd: '20200101', to_ymd: '20991231' };
    const accounts = await db.selectFrom('account').select('account_id').execute();
    const rows = accounts.map(({ account_id }) => ({ account_id, product_id: id, ...days }));
    await db.insertInto('account_product').values(rows).execute();
  }
}
