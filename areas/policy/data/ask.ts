import type { PolicyItem, PolicyQuery } from '@portal/contract';
import { type CallData, language, request } from '@portal/shell';
import { createQuestions } from '@portal/ui';

export type Item = PolicyItem;
export type Home = CallData<'policyHome'>;
export type Found = CallData<'policySearch'>;
export type Detail = CallData<'policyDetail'>;

export const homeQuestion: Record<string, never> = {};

/** What the first page shows. */
export const homes = createQuestions<Record<string, never>, Home>(
  (payload) => request('policyHome', payload),
  language,
);

/** Lists of policies. What preload has asked, the page does not ask again. */
export const searches = createQuestions<PolicyQuery, Found>((query) => request('policySearch', query), language);

/** Single policies, by their id. */
export const details = createQuestions<string, Detail>((policyId) => request('policyDetail', { policyId }), language);
