import { type CallData, questionsTo } from '@portal/shell';

export type TrialProduct = CallData<'getAllProductsTry'>[number];

/** S7.040: the products that can be had on trial, named in the language of now. */
export const trialProducts = questionsTo('getAllProductsTry');

export const anyProduct: Record<string, never> = {};
