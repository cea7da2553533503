import { type CallData, type CallPayload, request, useAnswer } from '@portal/shell';
import { type Answered, readChoice } from '@portal/ui';
import { datasets, usePage } from '@portal/ui/analysis';
import { changeKinds, changes, changesIn, datasetIn, ofKind } from './ask-changes.ts';
import { type ChangesView, useChangesView } from './use-changes-view.ts';

export type Changes = CallData<'marketChanges'>;
export type ChangeKind = NonNullable<CallPayload<'marketChanges'>['kind']>;

/** The figure that an answer tells. */
export const reportedFigure = ({ indicators, indicator }: Changes) => indicators.find(({ key }) => key === indicator);

/** The kind that is listed: the one that is chosen, or the first one that the release has any of. */
function kindOf(search: URLSearchParams, first: Changes | undefined): ChangeKind {
  const chosen = readChoice(search, 'change', changeKinds);
  const found = first && reportedFigure(first)?.found;
  if (search.has('change') || !found) return chosen;
  return changeKinds.find((kind) => found[kind] > 0) ?? chosen;
}

export interface ChangesShown {
  answered: Answered<Changes>;
  dataset: string;
  kind: ChangeKind;
  /** What narrows the list; null while that is not known. */
  narrowed: ChangesView | null;
  /** The same with as many rows as an answer may have, for a file. @throws CallError when it cannot be had */
  askAll: () => Promise<Changes>;
}

/** As many rows as an answer of changes may have. */
const mostRows = 5000;

/** The dataset that is told: what the address names where the account may see it; null while that is not known. */
function useDataset(search: URLSearchParams): string | null {
  const named = datasetIn(search);
  const known = useAnswer(datasets, named === 'sales' ? null : {});
  if (named === 'sales' || known.error) return 'sales';
  if (!known.answer) return null;
  return known.answer.datasets.some(({ key }) => key === named) ? named : 'sales';
}

/** Asks what the release changed, as the address narrows it, and follows the answer. */
export function useChanges(): ChangesShown {
  const { search } = usePage();
  const dataset = useDataset(search);
  const narrowed = useChangesView(dataset);
  const query = dataset === null || narrowed === null ? null : changesIn(search, dataset, narrowed.view);
  const first = useAnswer(changes, query);
  const kind = kindOf(search, first.answer);
  const other = useAnswer(changes, query === null || kind === query.kind ? null : ofKind(query, kind, search));
  const askAll = () =>
    request('marketChanges', { ...ofKind(query ?? { dataset: 'sales' }, kind, search), limit: mostRows });
  return {
    answered: kind === (query?.kind ?? kind) ? first : other,
    dataset: dataset ?? 'sales',
    kind,
    narrowed,
    askAll,
  };
}
