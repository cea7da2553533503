import { useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import { DataTable, pivotOf } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { compareChart } from '../../charts/compareChart.ts';
import { usePage } from '../../frame/context.ts';
import { SalesAnswer } from '../../frame/SalesAnswer.tsx';
import { Share } from '../../frame/Share.tsx';
import { useSorted } from '../../frame/useSorted.ts';
import type { Answer } from '../../market/ask.ts';
import { phrases } from '../../phrases.ts';
import { TrendChoices } from './TrendChoices.tsx';
import { useTrend } from './useTrend.ts';

/** Up to ten members of a dimension over time; chart and table from one answer. */
export function TrendPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const { by, indicator, chosen, answered } = useTrend();
  const nameOf = (list: readonly { key: string; name: string }[] | undefined, key: string) =>
    list?.find((item) => item.key === key)?.name ?? '';
  const title = translate('tableOf', {
    name: nameOf(catalogue?.dimensions, by),
    indicator: nameOf(catalogue?.indicators, indicator),
  });
  const { answer } = answered;
  const shape = { rows: 'period', columns: by, indicator };
  const { model, sorting, onSort } = useSorted(
    answer ? pivotOf(answer, shape, language, catalogue) : { columns: [], rows: [], cut: null },
    { key: 'period', direction: 'descending' },
  );
  const drawn = (ready: Answer) => compareChart(ready, { by, indicator, title, yoy: translate('yoy') }, language);
  return (
    <>
      <Card
        title={catalogue ? title : translate('trend')}
        actions={<TrendChoices by={by} indicator={indicator} chosen={chosen} />}
      >
        <SalesAnswer answered={answered} skeleton={<Skeleton height={406} />}>
          {(ready) => <Chart titleHidden height={380} spec={drawn(ready)} />}
        </SalesAnswer>
      </Card>
      {answer && answer.rows.length > 0 && (
        <Card flush title={translate('tableTitle')} actions={<Share title={title} answer={answer} model={model} />}>
          <DataTable
            caption={title}
            model={model}
            language={language}
            sorting={sorting}
            onSort={onSort}
            waiting={answered.waiting}
          />
        </Card>
      )}
    </>
  );
}
