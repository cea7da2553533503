import { type CallData, type CallPayload, type Questions, questionsTo } from '@portal/shell';

export type Answer = CallData<'marketQuery'>;
export type Query = CallPayload<'marketQuery'>;
export type Catalogue = CallData<'marketCatalogue'>;

/** What the market knows of a dataset: sources, months, dimensions, indicators. */
export const catalogues: Questions<CallPayload<'marketCatalogue'>, Catalogue> = questionsTo('marketCatalogue');

/** Questions to the market. What an area has asked ahead is not asked again. */
export const market: Questions<Query, Answer> = questionsTo('marketQuery');

export const members: Questions<CallPayload<'marketMembers'>, CallData<'marketMembers'>> = questionsTo('marketMembers');

/** The datasets that the account may ask about, and whether the release has figures of them. */
export const datasets = questionsTo('marketDatasets');
