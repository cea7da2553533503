import type { PolicyItem } from '@portal/contract';
import { type CallData, questionsBy, questionsTo, request } from '@portal/shell';

export type Item = PolicyItem;
export type Home = CallData<'policyHome'>;
export type Found = CallData<'policySearch'>;
export type Detail = CallData<'policyDetail'>;

export const homeQuestion: Record<string, never> = {};

/** What the first page shows. */
export const homes = questionsTo('policyHome');

/** Lists of policies. What preload has asked, the page does not ask again. */
export const searches = questionsTo('policySearch');

/** Single policies, by their id. */
export const details = questionsBy('policyDetail', (policyId: string) => request('policyDetail', { policyId }));
