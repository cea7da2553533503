import type { ChangeKind, DataSource } from '@portal/contract';
import { type CallPayload, questionsTo } from '@portal/shell';
import { readChoice, type View } from '@portal/ui';
import { readLimits } from '@portal/ui/analysis';

/** What the release says otherwise than the one before. */
export const changes = questionsTo('marketChanges');

/** The first one is what a reader wants to know first. */
export const changeKinds = ['corrected', 'added', 'withdrawn'] as const;

export type ChangesQuery = CallPayload<'marketChanges'>;

/** The dataset that an address names; the area's own where it names none. */
export const datasetIn = (search: URLSearchParams): string => search.get('data') ?? 'sales';

/** The figures of a row by its kind: what has come has no former one, and what has gone no new one. */
export const figuresOfKind = {
  corrected: ['before', 'after', 'difference', 'ratio'],
  added: ['after'],
  withdrawn: ['before'],
} as const satisfies Record<ChangeKind, readonly NonNullable<ChangesQuery['where']>[number]['indicator'][]>;

/** The values that the address limits the rows of a kind to. */
function limitedTo(search: URLSearchParams, kind: ChangeKind): Pick<ChangesQuery, 'where'> {
  const limits = readLimits(search, { indicators: figuresOfKind[kind].map((key) => ({ key })) });
  return limits.length > 0 ? { where: limits as NonNullable<ChangesQuery['where']> } : {};
}

/** The same question about another kind of change. */
export function ofKind({ where: _, ...query }: ChangesQuery, kind: ChangeKind, search: URLSearchParams): ChangesQuery {
  return { ...query, kind, ...limitedTo(search, kind) };
}

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
  const kind = readChoice(search, 'change', changeKinds);
  return {
    dataset: dataset as ChangesQuery['dataset'],
    kind,
    ...(figure && { indicator: figure }),
    ...(of && { dataSource: of as DataSource }),
    ...narrowedBy(view),
    ...limitedTo(search, kind),
  };
}
