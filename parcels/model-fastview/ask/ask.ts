import type { CallData, CallPayload } from '@portal/contract';
import { questionsTo } from '@portal/shell';

/** The calls of the fast view; what was asked once is not asked again for a while. */
export const catalogues = questionsTo('marketCatalogue');
export const members = questionsTo('marketMembers');
export const market = questionsTo('marketQuery');
export const comparisons = questionsTo('marketCompare');
export const onSale = questionsTo('onSaleModel');
export const comingSoon = questionsTo('comingSoonModel');
export const news = questionsTo('newsSearch');
export const policies = questionsTo('policySearch');
export const reports = questionsTo('reportSearch');
export const sets = questionsTo('listCompetitorSets');
export const favouriteMembers = questionsTo('listFavouriteMembers');

/** For calls that ask nothing but whose account it is. */
export const everything: Record<string, never> = {};

export type Catalogue = CallData<'marketCatalogue'>;
export type Answer = CallData<'marketQuery'>;
export type Compared = CallData<'marketCompare'>;
export type Query = CallPayload<'marketQuery'>;
