import type { Language, Product, ProductGroup } from '@portal/contract';
import { createQuestions, useAnswer } from '@portal/ui';
import { request } from '../../api/request.ts';
import { useLanguage } from '../../i18n/language.ts';
import { session, useSession } from '../../session/session.ts';
import { mergeGroups } from './merge-groups.ts';
import { type ProductLists, productLists } from './product-lists.ts';

/** What the portal offers, and what of it the account holds. */
export interface Catalogue extends ProductLists {
  authorised: readonly Product[];
  trial: readonly Product[];
}

interface Asked {
  language: Language;
  /** Empty when signed out. */
  account: string;
}

const catalogue = createQuestions<Asked, Catalogue>(async ({ language, account }) => {
  const [groups, trial, authorised] = await Promise.all([
    allProducts(language),
    request('getAllProductsTry', {}),
    account === '' ? [] : request('getAuthProducts', {}),
  ]);
  session.products = groups;
  return { ...productLists(groups), trial, authorised };
});

/** S7.038 A72: in English the Chinese reply fills what has no English text; without it the English one stands alone. */
async function allProducts(language: Language): Promise<ProductGroup[]> {
  const asked = request('getAllProducts', {}, { language });
  if (language === 'zh_CN') return asked;
  const chinese = request('getAllProducts', {}, { language: 'zh_CN' }).catch(() => []);
  return mergeGroups(await asked, await chinese);
}

/** The catalogue in the language of now, for the account of now. */
export function useCatalogue() {
  const language = useLanguage();
  const { token, user } = useSession();
  return useAnswer(catalogue, { language, account: token === null ? '' : (user?.userId ?? token) });
}
