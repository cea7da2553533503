import { useLanguage } from '@portal/shell';
import { Card, periodSaid, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  type Answer,
  DataTable,
  Made,
  tableOf,
  useMarket,
  usePage,
  useSorted,
} from '@portal/ui/analysis';
import { topManufacturers } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** The ten largest manufacturers of the latest period, the others and the total. */
export function TopCard() {
  const translate = phrases.useTranslate();
  const answered = useMarket(topManufacturers);
  const language = useLanguage();
  const period = answered.answer?.period;
  return (
    <Card
      flush
      title={translate('topTitle')}
      caption={period ? periodSaid(period, language) : ' '}
      actions={<Made title={translate('topTitle')} answer={answered.answer} />}
    >
      <AnalysisAnswer answered={answered} skeleton={<Skeleton height={430} />}>
        {(answer) => <TopTable answer={answer} waiting={answered.waiting} />}
      </AnalysisAnswer>
    </Card>
  );
}

function TopTable({ answer, waiting }: { answer: Answer; waiting: boolean }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  // The rest stands in a row of its own, so nothing is cut away here.
  const { model, sorting, onSort } = useSorted({ ...tableOf(answer, language, catalogue), cut: null });
  return (
    <DataTable
      caption={translate('topTitle')}
      model={model}
      language={language}
      sorting={sorting}
      onSort={onSort}
      bar="volume"
      ranked
      waiting={waiting}
    />
  );
}
