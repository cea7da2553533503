import { useAnswer, useLanguage } from '@portal/shell';
import { Card, readChoice, Segmented, SelectField, Skeleton } from '@portal/ui';
import { DataTable, pivotOf } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { structureChart } from '../../charts/structureChart.ts';
import { usePage } from '../../frame/context.ts';
import { SalesAnswer } from '../../frame/SalesAnswer.tsx';
import { Share } from '../../frame/Share.tsx';
import { useSorted } from '../../frame/useSorted.ts';
import { withinText } from '../../frame/withinText.ts';
import { market } from '../../market/ask.ts';
import { structured, structureIndicators } from '../../market/choices.ts';
import { structureOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** The parts of the market over time: shares as a picture, every figure as a table, from one answer. */
export function StructurePage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { search, view, catalogue, setChoice } = usePage();
  const by = readChoice(search, 'by', structured);
  const indicator = readChoice(search, 'indicator', structureIndicators);
  const answered = useAnswer(market, catalogue && structureOf(view, catalogue, by));
  const { answer } = answered;
  const named = (list: readonly { key: string; name: string }[] | undefined, key: string) =>
    list?.find((item) => item.key === key)?.name ?? key;
  const title = translate('structureTitle', { name: withinText(named(catalogue?.dimensions, by), language) });
  const { model, sorting, onSort } = useSorted(
    answer
      ? pivotOf(answer, { rows: 'period', columns: by, indicator }, language, catalogue)
      : { columns: [], rows: [], cut: null },
    { key: 'period', direction: 'descending' },
  );
  return (
    <>
      <Card
        title={catalogue ? title : translate('structure')}
        actions={
          <SelectField
            label={translate('structureBy')}
            labelHidden
            value={by}
            options={structured.map((value) => ({ value, label: named(catalogue?.dimensions, value) }))}
            onChange={(value) => setChoice('by', value, structured[0])}
          />
        }
      >
        <SalesAnswer answered={answered} skeleton={<Skeleton height={406} />}>
          {(ready) => (
            <Chart
              titleHidden
              height={380}
              spec={structureChart(ready, { by, title, others: translate('others') }, language)}
            />
          )}
        </SalesAnswer>
      </Card>
      {answer && answer.rows.length > 0 && (
        <Card
          flush
          title={translate('tableTitle')}
          actions={
            <>
              <Segmented
                label={translate('indicator')}
                options={structureIndicators.map((value) => ({ value, label: named(catalogue?.indicators, value) }))}
                value={indicator}
                onChange={(value) => setChoice('indicator', value, structureIndicators[0])}
              />
              <Share title={`${title} · ${named(catalogue?.indicators, indicator)}`} answer={answer} model={model} />
            </>
          }
        >
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
