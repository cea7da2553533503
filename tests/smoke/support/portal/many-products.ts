import { sortOf, writeMenuEntry, writeProduct } from '../../../../server/products/write-products.ts';
import { soldProducts } from '../../../../server/testing/sold-products.ts';
import { grantToAll, type PortalUnderTest } from './start-portal.ts';
import { testProducts } from './test-products.ts';

const products = [...soldProducts(), testProducts.beta];

/** Products whose areas are part of the build, and stand in the rail: asking in words does not (S2.043). */
const built = products.filter(({ menu, path }) => menu && path !== '/gpt');

/** Paths of everything in the rail after offerManyProducts, in the order of the menu. */
export const railPaths = [...built.map(({ path }) => path), testProducts.beta.path];

/** Paths as the popup lists them: by category, each where its first one stands. */
export function byCategory(paths: readonly string[]): string[] {
  const categories = new Map(products.map(({ path, category }) => [path, category]));
  return [...new Set(paths.map((path) => categories.get(path)))].flatMap((category) =>
    paths.filter((path) => categories.get(path) === category),
  );
}

/** Ids of the rail, at addresses of which the rail must not know; /gpt has the id of one and is part of the build. */
export const hiddenProducts = [
  { id: '209797', key: 'agent' },
  { id: '1027', key: 'apart', special: 1 },
] as const;

/** Below the page of the product beta: a branch that holds a page and a branch of its own. */
const branches = [
  { id: 'beta-dealers', parent: testProducts.beta.id, path: '/beta/dealers-of', name: 'Dealers' },
  { id: 'beta-all-dealers', parent: 'beta-dealers', path: '/beta/dealers', name: 'All dealers' },
  { id: 'beta-groups', parent: 'beta-dealers', path: '/beta/groups', name: 'Groups' },
  { id: 'beta-largest-groups', parent: 'beta-groups', path: '/beta/groups/largest', name: 'Largest groups' },
] as const;

/**
 * Adds a product to the menu of every account, behind those that are built, with branches below it, and two more that
 * are granted but hidden: one at /agent, one flagged special.
 */
export async function offerManyProducts(portal: PortalUnderTest): Promise<void> {
  const { db } = portal.server.stores.state;
  await portal.offer('beta');
  for (const [place, { id, parent, path, name }] of branches.entries()) {
    const below = {
      menu_id: id,
      parent_id: parent,
      product_id: testProducts.beta.id,
      key: id,
      type: 1,
      icon: '',
      path,
    };
    await writeMenuEntry(
      db,
      { ...below, video_url: '', special: 0, sort: 10 + place },
      { zh_CN: { name }, en: { name } },
    );
  }
  for (const [place, { id, key, ...more }] of hiddenProducts.entries()) {
    const names = { zh_CN: key, en: key };
    const texts = { zh_CN: { name: key }, en: { name: key } };
    const last = products.length + place;
    await writeProduct(db, { id, key, path: `/${key}`, category: 'research', place: last, names, memo: names });
    const special = 'special' in more ? more.special : 0;
    const entry = { menu_id: id, parent_id: null, product_id: id, key, type: 0, icon: 'tag', path: `/${key}` };
    await writeMenuEntry(db, { ...entry, video_url: '', special, sort: sortOf(last) }, texts);
    await grantToAll(db, id);
  }
}
