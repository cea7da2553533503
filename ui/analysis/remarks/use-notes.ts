import { type Annotation, concerns, type RemarkedFigures, remarkLines } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { useMemo } from 'react';
import { usePage } from '../page/context.ts';
import { queryOf } from '../page/made-query.ts';
import { useRemarks } from './remarks-context.ts';

const notNarrowed: RemarkedFigures['filters'] = {};
const none: readonly Annotation[] = [];
type Answer = RemarkedFigures['answer'];

/** What the question of an answer was narrowed to; of one that was made of several, what the page is. */
function useFilters() {
  const { view } = usePage();
  return (answer: object): RemarkedFigures['filters'] => {
    const query = queryOf(answer);
    return query?.call === 'marketQuery' ? (query.payload.filters ?? notNarrowed) : view.filters;
  };
}

const isOfRows = (answer: object): answer is Answer => 'rows' in answer && 'columns' in answer && 'period' in answer;

/** The notes about the figures of an answer. */
export function useNotes(answer: object | undefined): readonly Annotation[] {
  const { annotations } = useRemarks();
  const filtersOf = useFilters();
  const filters = answer && filtersOf(answer);
  return useMemo(
    () =>
      answer && filters && isOfRows(answer)
        ? annotations.filter((annotation) => concerns(annotation, { answer, filters }))
        : none,
    [answer, filters, annotations],
  );
}

/** What stands beside an answer, as lines of its files. */
export function useRemarkLines(): (answer: object) => [string, string][] {
  const language = useLanguage();
  const remarks = useRemarks();
  const filtersOf = useFilters();
  return (answer) => (isOfRows(answer) ? remarkLines(remarks, { answer, filters: filtersOf(answer) }, language) : []);
}
