import { type CallData, type Language, request } from '@portal/shell';
import { createQuestions } from '@portal/ui';

export type TrialProduct = CallData<'getAllProductsTry'>[number];

/** S7.040: the products that can be had on trial, named in the language of now. */
export const trialProducts = createQuestions<{ language: Language }, TrialProduct[]>(() =>
  request('getAllProductsTry', {}),
);
