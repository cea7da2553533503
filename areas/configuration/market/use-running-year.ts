import { chinaDate } from '@portal/contract';
import { useAnswer } from '@portal/shell';
import { catalogues, useStanding } from '@portal/ui/analysis';
import { runningYear } from './running-year.ts';

/** The year that is not over in the release: its rates are weighted by the cars sold so far. */
export function useRunningYear(): string {
  const isSold = useStanding('sales') === 'open';
  const sales = useAnswer(catalogues, isSold ? { dataset: 'sales' } : null);
  return runningYear(sales.answer?.last ?? chinaDate(Date.now()).slice(0, 7));
}
