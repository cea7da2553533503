import { type Answer, type TableModel, useCrossedTable as useTable } from '@portal/ui/analysis';
import { crossed } from '../market/crossed.ts';

const figures = Object.values(crossed);

/**
 * Makes tables of answers that hold figures of two datasets.
 * @param other the dataset that stands beside that of the page; null where nothing may be asked of it
 */
export const useCrossedTable = (other: 'sales' | 'outlet' | null): ((answer: Answer) => TableModel) =>
  useTable(figures, other);
