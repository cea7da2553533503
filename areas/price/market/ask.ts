import { type CallData, type CallPayload, questionsTo } from '@portal/shell';

export type Query = CallPayload<'marketQuery'>;
export type Catalogue = CallData<'marketCatalogue'>;

/** What the market knows of prices: months, dimensions, indicators. */
export const catalogues = questionsTo('marketCatalogue');

export const priceCatalogue: CallPayload<'marketCatalogue'> = { dataset: 'price' };

/** Questions to the market, asked here ahead of the pages. */
export const market = questionsTo('marketQuery');
