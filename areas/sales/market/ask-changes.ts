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

/** What a page of changes asks, read from the address. */
export function changesIn(search: URLSearchParams): Asked {
  const [data, figure, of] = ['data', 'figure', 'of'].map((name) => search.get(name));
  return {
    dataset: (data ?? 'sales') as Asked['dataset'],
    kind: readChoice(search, 'change', changeKinds),
    ...(figure && { indicator: figure }),
    ...(of && { dataSource: of as DataSource }),
  };
}
