import type { DataSource } from '@portal/contract';
import { type CallPayload, questionsTo } from '@portal/shell';
import { readChoice, type View } from '@portal/ui';

/** What the release says otherwise than the one before. */
export const changes = questionsTo('marketChanges');

/** The first one is what a reader wants to know first. */
export const changeKinds = ['corrected', 'added', 'withdrawn'] as const;

export type ChangesQuery = CallPayload<'marketChanges'>;

/** The dataset that an address names; the area's own where it names none. */
export const datasetIn = (search: URLSearchParams): string => search.get('data') ?? 'sales';

/** What the list is narrowed to, of a view of the dataset. */
const narrowedBy = ({ from, to, filters, without }: View): Partial<ChangesQuery> => ({
  ...(from && to && { from, to }),
  ...(Object.keys(filters).length > 0 && { filters }),
  ...(Object.keys(without).length > 0 && { without }),
});

/**
 * What a page of changes asks, read from the address.
 * @param dataset what it asks about
 * @param view what the address narrows it to, by the dimensions of that dataset
 */
export function changesIn(search: URLSearchParams, dataset: string, view: View): ChangesQuery {
  const [figure, of] = dataset === datasetIn(search) ? [search.get('figure'), search.get('of')] : [];
  return {
    dataset: dataset as ChangesQuery['dataset'],
    kind: readChoice(search, 'change', changeKinds),
    ...(figure && { indicator: figure }),
    ...(of && { dataSource: of as DataSource }),
    ...narrowedBy(view),
  };
}
