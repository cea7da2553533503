import { pivotOf } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { type Answered, Card } from '@portal/ui';
import type { ReactNode } from 'react';
import type { Answer } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { analysisWords } from '../page/phrases.ts';
import { useSorted } from '../page/use-sorted.ts';
import { DataTable } from '../table/data-table.tsx';
import { Share } from './share.tsx';

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
  /** Names the table and its file. */
  title: string;
  /** What else can be chosen for the table. */
  actions?: ReactNode;
}

/** The members of a dimension over time as a table, the latest period first; nothing while there are no figures. */
export function PeriodCard(props: PeriodCardProps) {
  const { answered, by, indicator, beside = [], notes, title, actions } = props;
  const { answer, waiting } = answered;
  const language = useLanguage();
  const { catalogue } = usePage();
  const shape = { rows: 'period', columns: by, indicator, ...(beside.length > 0 && { beside: [...beside] }) };
  const { model, sorting, onSort } = useSorted(
    answer ? pivotOf(answer, shape, language, catalogue) : { columns: [], rows: [], cut: null },
    { key: 'period', direction: 'descending' },
  );
  if (!answer || answer.rows.length === 0) return null;
  return (
    <Card
      flush
      title={analysisWords(language)('inFigures', { name: title })}
      actions={
        <>
          {actions}
          <Share title={title} answer={answer} model={model} filters={notes} />
        </>
      }
    >
      <DataTable
        caption={title}
        model={model}
        language={language}
        sorting={sorting}
        onSort={onSort}
        waiting={waiting}
      />
    </Card>
  );
}
