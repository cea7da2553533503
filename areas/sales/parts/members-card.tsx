import type { DimensionKey } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Card, periodText, Skeleton, type View } from '@portal/ui';
import { AnalysisAnswer, DataTable, Made, tableOf, useMarket, usePage, useSorted } from '@portal/ui/analysis';
import { topMembers } from '../market/questions.ts';

/** The ten largest members of a dimension in the latest period, the others and the total. */
export function MembersCard({
  by,
  title,
  within = (view) => view,
}: {
  by: DimensionKey;
  title: string;
  /** Narrows what is asked about. */
  within?: (view: View) => View;
}) {
  const language = useLanguage();
  const { catalogue } = usePage();
  const answered = useMarket((view, known) => topMembers(within(view), known, by));
  const { answer } = answered;
  // The rest stands in a row of its own, so nothing is cut away here.
  const { model, sorting, onSort } = useSorted(
    answer ? { ...tableOf(answer, language, catalogue), cut: null } : { columns: [], rows: [], cut: null },
  );
  return (
    <Card
      flush
      title={title}
      caption={answer ? periodText(answer.period, language) : ' '}
      actions={<Made title={title} answer={answer} />}
    >
      <AnalysisAnswer answered={answered} skeleton={<Skeleton height={430} />}>
        {() => (
          <DataTable
            caption={title}
            model={model}
            language={language}
            sorting={sorting}
            onSort={onSort}
            bar="volume"
            ranked
            waiting={answered.waiting}
          />
        )}
      </AnalysisAnswer>
    </Card>
  );
}
