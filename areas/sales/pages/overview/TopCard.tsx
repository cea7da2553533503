import { useAnswer, useLanguage } from '@portal/shell';
import { Card, formatMonthRange, Skeleton } from '@portal/ui';
import { DataTable, tableOf } from '@portal/ui/analysis';
import { usePage } from '../../frame/context.ts';
import { SalesAnswer } from '../../frame/SalesAnswer.tsx';
import { useSorted } from '../../frame/useSorted.ts';
import type { Answer } from '../../market/ask.ts';
import { market } from '../../market/ask.ts';
import { topManufacturers } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** The ten largest manufacturers of the latest period, the others and the total. */
export function TopCard() {
  const translate = phrases.useTranslate();
  const { view, catalogue } = usePage();
  const answered = useAnswer(market, catalogue && topManufacturers(view, catalogue));
  const period = answered.answer?.period;
  return (
    <Card flush title={translate('topTitle')} caption={period ? formatMonthRange(period.from, period.to) : ' '}>
      <SalesAnswer answered={answered} skeleton={<Skeleton height={430} />}>
        {(answer) => <TopTable answer={answer} waiting={answered.waiting} />}
      </SalesAnswer>
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
