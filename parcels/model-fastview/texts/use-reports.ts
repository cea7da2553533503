import { useAnswer } from '@portal/shell';
import { reports } from '../ask/ask.ts';

/** As many as the page lists. */
export const mostReports = 4;

/** The public reports that name the model; where none does, the newest. */
export function useReports(name: string) {
  const named = useAnswer(reports, name === '' ? null : { text: name, pageSize: mostReports });
  const isNamed = (named.answer?.total ?? 0) > 0;
  const newest = useAnswer(reports, named.answer && !isNamed ? { pageSize: mostReports } : null);
  return { isNamed, answered: isNamed || named.error || !named.answer ? named : newest };
}
