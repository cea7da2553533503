import type { CallData, CallName, CallPayload } from '@portal/contract';
import { createQuestions } from '@portal/ui';
import { request } from '../../../api/request.ts';
import { language } from '../../../i18n/language.ts';
import { session } from '../../../session/session.ts';

/** Answers belong to an account and a language. */
const keyOf = () => `${session.user?.userId} ${language()} `;

const remembered = <Name extends CallName>(name: Name) =>
  createQuestions<CallPayload<Name>, CallData<Name>>((payload) => request(name, payload), keyOf);

/** The calls of the fast view; what was asked once is not asked again for a while. */
export const catalogues = remembered('marketCatalogue');
export const members = remembered('marketMembers');
export const market = remembered('marketQuery');
export const comparisons = remembered('marketCompare');
export const onSale = remembered('onSaleModel');
export const comingSoon = remembered('comingSoonModel');
export const news = remembered('newsSearch');

export type Catalogue = CallData<'marketCatalogue'>;
export type Answer = CallData<'marketQuery'>;
export type Compared = CallData<'marketCompare'>;
export type Query = CallPayload<'marketQuery'>;
