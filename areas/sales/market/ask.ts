import type { CallData, CallPayload } from '@portal/shell';
import { language, request } from '@portal/shell';
import { createQuestions } from '@portal/ui';

export type Query = CallPayload<'marketQuery'>;
export type Answer = CallData<'marketQuery'>;
export type Compared = CallData<'marketCompare'>;
export type Catalogue = CallData<'marketCatalogue'>;

/** What the market knows: sources, months, dimensions, indicators. */
export const catalogues = createQuestions<CallPayload<'marketCatalogue'>, Catalogue>(
  (payload) => request('marketCatalogue', payload),
  language,
);

export const salesCatalogue: CallPayload<'marketCatalogue'> = { dataset: 'sales' };

/** Questions to the market. What preload has asked, the page does not ask again. */
export const market = createQuestions<Query, Answer>((payload) => request('marketQuery', payload), language);

/** Sub-models side by side. */
export const comparisons = createQuestions<CallPayload<'marketCompare'>, Compared>(
  (payload) => request('marketCompare', payload),
  language,
);

const members = createQuestions<CallPayload<'marketMembers'>, CallData<'marketMembers'>>(
  (payload) => request('marketMembers', payload),
  language,
);

export const askMembers = members.ask;
