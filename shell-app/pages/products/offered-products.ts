import type { Language, Product, ProductGroup } from '@portal/contract';
import { onProductsChanged } from '../../account/renew-products.ts';
import { request } from '../../api/request.ts';
import { language } from '../../i18n/language.ts';
import { questionsBy } from '../../questions/questions.ts';
import { useAnswer } from '../../questions/use-answer.ts';
import { session, useSession } from '../../session/session.ts';
import { mergeGroups } from './merge-groups.ts';
import { type ProductLists, productLists } from './product-lists.ts';

/** What the portal offers, and what of it the account holds. */
export interface OfferedProducts extends ProductLists {
  authorised: readonly Product[];
  trial: readonly Product[];
}

const offered = questionsBy('catalogue of products', async ({ signedIn }: { signedIn: boolean }) => {
  const [groups, trial, authorised] = await Promise.all([
    allProducts(language()),
    request('getAllProductsTry', {}),
    signedIn ? request('getAuthProducts', {}) : [],
  ]);
  session.products = groups;
  return { ...productLists(groups), trial, authorised } satisfies OfferedProducts;
});

onProductsChanged(() => offered.forget());

/** S7.038 A72: in English the Chinese reply fills what has no English text; without it the English one stands alone. */
async function allProducts(wanted: Language): Promise<ProductGroup[]> {
  const answer = request('getAllProducts', {}, { language: wanted });
  if (wanted === 'zh_CN') return answer;
  const chinese = request('getAllProducts', {}, { language: 'zh_CN' }).catch(() => []);
  return mergeGroups(await answer, await chinese);
}

/** The catalogue in the language of now, for the account of now. */
export const useOfferedProducts = () => useAnswer(offered, { signedIn: useSession().token !== null });
