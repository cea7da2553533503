import { type CallData, type CallPayload, questionsTo } from '@portal/shell';

export type Query = CallPayload<'marketQuery'>;
export type Catalogue = CallData<'marketCatalogue'>;

/** What the market knows of a dataset: months, dimensions, indicators. */
export const catalogues = questionsTo('marketCatalogue');

/** Questions to the market, asked here ahead of the pages. */
export const market = questionsTo('marketQuery');
