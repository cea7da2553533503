import type { TableModel } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { type Answered, Card, Skeleton } from '@portal/ui';
import { AnalysisAnswer, type Answer, DataTable, Share, type Sorting, useSorted } from '@portal/ui/analysis';

interface RowsCardProps {
  title: string;
  /** What the table and its file are called, where the title says less. */
  name?: string;
  caption?: string;
  answered: Answered<Answer>;
  /** The table of the answer, its rows in the order of the answer. */
  model: TableModel;
  sorting: Sorting | null;
}

/** Some rows of an answer as a table that can be sorted and taken away. */
export function RowsCard({ title, name = title, caption, answered, model: given, sorting: first }: RowsCardProps) {
  const language = useLanguage();
  const { model, sorting, onSort } = useSorted(given, first);
  return (
    <Card flush title={title} caption={caption} actions={<Share title={name} answer={answered.answer} model={model} />}>
      <AnalysisAnswer answered={answered} skeleton={<Skeleton height={600} />}>
        {() => (
          <DataTable
            caption={name}
            model={model}
            language={language}
            sorting={sorting}
            onSort={onSort}
            waiting={answered.waiting}
          />
        )}
      </AnalysisAnswer>
    </Card>
  );
}
