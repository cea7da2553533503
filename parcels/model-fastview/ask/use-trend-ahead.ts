import { useAhead } from '@portal/ui/analysis';
import { useChoice } from '../address/use-choice.ts';
import type { Answer } from './ask.ts';
import { forecastOf, type Span } from './questions.ts';

/** What follows the last month of each model, where the address wants it: on the page and on paper alike. */
export function useTrendAhead(span: Span, models: string[], monthly: Answer | undefined) {
  const { ahead: isWanted = false } = useChoice();
  const queries = isWanted && monthly && monthly.rows.length > 0 ? [forecastOf(span, models)] : null;
  return useAhead(monthly, queries, { by: 'model', indicator: 'volume', dateType: 'monthly' });
}
