import { pivotOf, type TableModel } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import type { Answered } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Answer } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { TableCard } from './table-card.tsx';

export interface PeriodCardProps {
  /** The answer of the chart above: both show the same figures. */
  answered: Answered<Answer>;
  /** The dimension whose members are the columns. */
  by: string;
  indicator: string;
  /** Figures that have columns beside it. */
  beside?: readonly string[];
  /** What is to be known of the table beside the filters, for its files: names and values. */
  notes?: [string, string][];
  /** Sets more beside the figures of the answer, such as months that are forecast. */
  extend?: (model: TableModel) => TableModel;
  /** Names the table and its file. */
  title: string;
  /** What else can be chosen for the table. */
  actions?: ReactNode;
}

/** The members of a dimension over time as a table, the latest period first; nothing while there are no figures. */
export function PeriodCard({ by, indicator, beside = [], extend = (model) => model, ...card }: PeriodCardProps) {
  const { answer } = card.answered;
  const language = useLanguage();
  const { catalogue } = usePage();
  const shape = { rows: 'period', columns: by, indicator, ...(beside.length > 0 && { beside: [...beside] }) };
  return (
    <TableCard
      below
      {...card}
      model={answer && extend(pivotOf(answer, shape, language, catalogue))}
      sorting={{ key: 'period', direction: 'descending' }}
    />
  );
}
