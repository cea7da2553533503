import { administrationProduct, type Language, type Product, type ProductGroup } from '@portal/contract';
import type { StateDatabase } from '../state/open-state.ts';
import { grantedProducts } from './grants.ts';
import { readTexts, type TextOf } from './texts.ts';

/** S3.019 S7.037: every product in its group and category, whether or not its area is there already. */
export async function readAllProducts(db: StateDatabase, language: Language): Promise<ProductGroup[]> {
  const [groups, categories, products, textOf] = await Promise.all([
    db.selectFrom('product_group').selectAll().orderBy('sort').execute(),
    db.selectFrom('product_category').selectAll().orderBy('sort').execute(),
    db
      .selectFrom('product')
      .selectAll()
      .where('key', '!=', administrationProduct)
      .orderBy('sort')
      .orderBy('product_id')
      .execute(),
    readTexts(db, language),
  ]);
  return groups.map((group) => ({
    groupName: textOf(`group:${group.group_key}`).name,
    key: group.group_key,
    children: categories
      .filter((category) => category.group_key === group.group_key)
      .map((category) => ({
        productName: textOf(`category:${category.category_key}`).name,
        productList: products
          .filter((product) => product.category_key === category.category_key)
          .map((product) => productView(product, textOf)),
      })),
  }));
}

/** S6.017 S7.036: the products an account may enter now. */
export async function readAuthProducts(
  db: StateDatabase,
  accountId: string,
  language: Language,
  now: number,
): Promise<Product[]> {
  const [granted, products] = await Promise.all([grantedProducts(db, accountId, now), readOpenProducts(db, language)]);
  return products.filter((product) => granted.has(product.id));
}

/** The products that have an entry in the menu and so can be opened. */
async function readOpenProducts(db: StateDatabase, language: Language): Promise<Product[]> {
  const [products, textOf] = await Promise.all([openProducts(db).execute(), readTexts(db, language)]);
  return products.map((product) => productView(product, textOf));
}

/** S7.040: what can be had on trial: all that can be opened, but for what an administrator has taken off sale. */
export async function readTrialProducts(db: StateDatabase, language: Language): Promise<Product[]> {
  const onSale = openProducts(db).where('coming_soon', '=', 0);
  const [products, textOf] = await Promise.all([onSale.execute(), readTexts(db, language)]);
  return products.map((product) => productView(product, textOf));
}

const openProducts = (db: StateDatabase) =>
  db
    .selectFrom('product')
    .selectAll()
    .where('key', '!=', administrationProduct)
    .where('product_id', 'in', (query) =>
      query.selectFrom('menu_entry').select('menu_entry.product_id').where('menu_entry.type', '=', 0),
    )
    .orderBy('sort')
    .orderBy('product_id');

function productView(product: { product_id: string; key: string; path: string }, textOf: TextOf): Product {
  const { name, memo, picture } = textOf(`product:${product.product_id}`);
  const { product_id: id, key, path } = product;
  return { id, key, productName: name, memo, path, ...(picture ? { picture } : {}) };
}
