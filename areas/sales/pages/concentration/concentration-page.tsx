import { useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  Choices,
  chartWords,
  DimensionField,
  periodAxis,
  TableCard,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { concentrated } from '../../market/choices.ts';
import { membersByPeriod } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { concentrationTable, figuresOfConcentration } from './concentration-table.ts';
import { concentration as page } from './page.ts';

/** Whether fewer makers, brands or models have more of the market, or more of them less. */
export function ConcentrationPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const { by } = useChoices(page.choices);
  const answered = useMarket((view, known) => membersByPeriod(view, known, by));
  const { answer } = answered;
  const name = withinText(nameOf('dimensions', by), language);
  const title = translate('concentrationTitle', { name });
  const figures = figuresOfConcentration((key) => translate(key, { name }));
  const table = answer && concentrationTable(answer, by, figures);
  const periods = table?.rows ?? [];
  const series = (keys: readonly string[]) =>
    figures
      .filter(({ key }) => keys.includes(key))
      .map((figure) => ({
        key: figure.key,
        name: figure.name,
        format: figure.format === 'percent' ? ('percent' as const) : ('number' as const),
        values: periods.map(({ values }) => values[figure.key] ?? null),
      }));
  const picture = (said: string, keys: readonly string[]) =>
    answer && (
      <Chart
        titleHidden
        spec={{
          ...chartWords(answer, said, language),
          kind: 'line',
          ...periodAxis(
            answer,
            periods.map(({ keys: own }) => own.period ?? ''),
            language,
          ),
          series: series(keys),
        }}
      />
    );
  return (
    <>
      <Choices note={translate('concentrationNote')}>
        <DimensionField value={by} choices={concentrated} />
      </Choices>
      <Card title={catalogue ? title : pageTitle}>
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={346} />}>
          {() => picture(title, ['cr3', 'cr5', 'cr10'])}
        </AnalysisAnswer>
      </Card>
      <Card title={translate('hhi')} caption={translate('hhiMeans', { name })}>
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={346} />}>
          {() => picture(translate('hhi'), ['hhi'])}
        </AnalysisAnswer>
      </Card>
      <TableCard
        below
        title={translate('tableTitle')}
        name={title}
        answered={answered}
        model={table}
        sorting={{ key: 'period', direction: 'descending' }}
      />
    </>
  );
}
