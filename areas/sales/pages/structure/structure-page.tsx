import { useLanguage } from '@portal/shell';
import { Segmented } from '@portal/ui';
import {
  ChartCard,
  Choices,
  DimensionField,
  IndicatorField,
  multiplesChart,
  PeriodCard,
  pivotOf,
  structureChart,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { graded, structured, structureIndicators, structureShown } from '../../market/choices.ts';
import { structureOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { structure as page } from './page.ts';

/** The parts of the market over time: shares as a picture, every figure as a table, from one answer. */
export function StructurePage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, setChoice, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const { by, indicator, shown } = useChoices(page.choices);
  const answered = useMarket((view, known) => structureOf(view, known, by));
  const title = translate('structureTitle', { name: withinText(nameOf('dimensions', by), language) });
  const titleOfFigure = `${title} · ${nameOf('indicators', indicator)}`;
  return (
    <>
      <ChartCard
        title={shown === 'apart' ? titleOfFigure : title}
        waiting={pageTitle}
        choices={
          <Choices>
            <DimensionField label={translate('structureBy')} value={by} choices={structured} />
            <Segmented
              label={translate('structureShown')}
              options={structureShown.map((value) => ({ value, label: translate(value) }))}
              value={shown}
              onChange={(value) => setChoice('shown', value, structureShown[0])}
            />
          </Choices>
        }
        answered={answered}
        height={380}
        chart={(answer) =>
          shown === 'apart'
            ? multiplesChart(answer, { by, indicator, title: titleOfFigure }, language)
            : structureChart(answer, { by, title, others: translate('others'), ordered: graded.includes(by) }, language)
        }
        table={(answer) => pivotOf(answer, { rows: 'period', columns: by, indicator }, language, catalogue)}
      />
      <PeriodCard
        answered={answered}
        by={by}
        indicator={indicator}
        title={titleOfFigure}
        actions={<IndicatorField inSight value={indicator} choices={structureIndicators} />}
      />
    </>
  );
}
