import type { DataSource } from '@portal/contract';
import { type CallPayload, questionsTo } from '@portal/shell';
import { readChoice } from '@portal/ui';

/** What the release says otherwise than the one before. */
export const changes = questionsTo('marketChanges');

/** The first one is what a reader wants to know first. */
export const changeKinds = ['corrected', 'added', 'withdrawn'] as const;

/** What a page of changes asks, read from the address. */
export function changesIn(search: URLSearchParams): CallPayload<'marketChanges'> {
  const of = search.get('of');
  return {
    dataset: 'sales',
    kind: readChoice(search, 'change', changeKinds),
    ...(of && { dataSource: of as DataSource }),
  };
}
