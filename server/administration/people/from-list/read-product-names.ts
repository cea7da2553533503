import { languages } from '@portal/contract';
import { readTexts } from '../../../products/index.ts';
import type { StateDatabase } from '../../../state/open-state.ts';
import { grantableProducts, type ProductChoice } from '../../values/read-values.ts';
import { unfit } from '../../values/refusals.ts';

/**
 * Reads products as people list them: by key, or by name in either language, with signs between them.
 * @returns what a cell names. @throws UsageError for a name of none
 */
export async function productReader(db: StateDatabase): Promise<(text: string) => ProductChoice> {
  const products = await grantableProducts(db);
  const texts = await Promise.all(languages.map((language) => readTexts(db, language)));
  const known = new Map<string, string>();
  for (const { product_id, key } of products) {
    for (const textOf of texts) known.set(textOf(`product:${product_id}`).name.toLowerCase(), key);
    known.set(key, key);
  }
  return (text) => {
    const names = text.split(/[;；、,，|\n]+/).flatMap((name) => name.trim() || []);
    const keys = names.map((name) => {
      const key = known.get(name.toLowerCase());
      if (key === undefined) {
        throw unfit('<product>', { zh_CN: `没有产品“${name}”`, en: `unknown product "${name}"` });
      }
      return key;
    });
    const chosen = products.filter(({ key }) => keys.includes(key));
    return { ids: chosen.map(({ product_id }) => product_id), keys: chosen.map(({ key }) => key) };
  };
}
