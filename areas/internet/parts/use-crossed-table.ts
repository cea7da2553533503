import { type Answer, type Subject, type TableModel, useCrossedTable as useTable } from '@portal/ui/analysis';
import { crossed } from '../market/crossed.ts';

const figures = Object.values(crossed);

/** Makes tables of answers that hold figures of several. @param beside the other dataset; null without one */
export const useCrossedTable = (beside: Subject['dataset'] | null): ((answer: Answer) => TableModel) =>
  useTable(figures, beside);
