import type { LifeMark, TableModel } from '@portal/contract';
import { formatMonth } from '@portal/ui';
import { madeTable, wordColumn } from '@portal/ui/analysis';
import type { Say } from '../phrases.ts';
import { markCells } from './mark-text.ts';

/** What may have moved a model, the latest first. */
export const movesTable = (marks: readonly LifeMark[], nameOf: (dataset: string) => string, say: Say): TableModel =>
  madeTable(
    [
      wordColumn('period', say('month')),
      wordColumn('what', say('what')),
      wordColumn('was', say('was')),
      wordColumn('is', say('is')),
      wordColumn('dataset', say('dataset')),
    ],
    [...marks].reverse().map((mark) => ({
      names: {
        period: formatMonth(mark.month),
        what: mark.name,
        dataset: nameOf(mark.dataset),
        ...markCells(mark),
      },
      values: {},
    })),
  );
