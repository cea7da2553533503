import { type CallData, questionsTo } from '@portal/shell';

export type Compared = CallData<'marketCompare'>;

/** Sub-models side by side. */
export const comparisons = questionsTo('marketCompare');
