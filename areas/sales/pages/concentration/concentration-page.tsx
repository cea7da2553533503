import { useLanguage } from '@portal/shell';
import {
  type Answer,
  ChartCard,
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
import type { ChartSpec } from '@portal/ui/charts';
import { concentrated } from '../../market/choices.ts';
import { membersByPeriod } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { concentrationTable, figuresOfConcentration } from './concentration-table.ts';
import { concentration as page } from './page.ts';

const nothing = { columns: [], rows: [], cut: null };

/** Whether fewer makers, brands or models have more of the market, or more of them less. */
export function ConcentrationPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { title: pageTitle } = usePage();
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
  const picture = (ready: Answer, name: string, keys: readonly string[]): ChartSpec => ({
    ...chartWords(ready, name, language),
    kind: 'line',
    ...periodAxis(
      ready,
      periods.map(({ keys: own }) => own.period ?? ''),
      language,
    ),
    series: series(keys),
  });
  return (
    <>
      <Choices note={translate('concentrationNote')}>
        <DimensionField value={by} choices={concentrated} />
      </Choices>
      <ChartCard
        title={title}
        waiting={pageTitle}
        answered={answered}
        chart={(ready) => picture(ready, title, ['cr3', 'cr5', 'cr10'])}
        table={() => table ?? nothing}
      />
      <ChartCard
        title={translate('hhi')}
        caption={translate('hhiMeans', { name })}
        answered={answered}
        chart={(ready) => picture(ready, translate('hhi'), ['hhi'])}
        table={() => table ?? nothing}
      />
      <TableCard
        below
        title={title}
        answered={answered}
        model={table}
        sorting={{ key: 'period', direction: 'descending' }}
      />
    </>
  );
}
