import { type CallData, type CallPayload, questionsTo } from '@portal/shell';

export type Query = CallPayload<'marketQuery'>;
export type Compared = CallData<'marketCompare'>;
export type Catalogue = CallData<'marketCatalogue'>;

/** What the market knows: sources, months, dimensions, indicators. */
export const catalogues = questionsTo('marketCatalogue');

export const salesCatalogue: CallPayload<'marketCatalogue'> = { dataset: 'sales' };

/** Questions to the market, asked here ahead of the pages. */
export const market = questionsTo('marketQuery');

/** Sub-models side by side. */
export const comparisons = questionsTo('marketCompare');
