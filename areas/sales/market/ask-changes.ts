import type { DataSource } from '@portal/contract';
import { type CallPayload, questionsTo } from '@portal/shell';
import { readChoice } from '@portal/ui';

/** What the release says otherwise than the one before. */
export const changes = questionsTo('marketChanges');

/** The datasets that the account may ask about. */
export const datasets = questionsTo('marketDatasets');

/** The first one is what a reader wants to know first. */
export const changeKinds = ['corrected', 'added', 'withdrawn'] as const;

export type Asked = CallPayload<'marketChanges'>;

/** The dataset that an address names; the area's own where it names none. */
export const datasetIn = (search: URLSearchParams): string => search.get('data') ?? 'sales';

/**
 * What a page of changes asks, read from the address.
 * @param dataset what it asks about
 */
export function changesIn(search: URLSearchParams, dataset: string): Asked {
  const [figure, of] = dataset === datasetIn(search) ? [search.get('figure'), search.get('of')] : [];
  return {
    dataset: dataset as Asked['dataset'],
    kind: readChoice(search, 'change', changeKinds),
    ...(figure && { indicator: figure }),
    ...(of && { dataSource: of as DataSource }),
  };
}
