import { useLanguage } from '@portal/shell';
import { Card, Segmented, SelectField, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  Choices,
  multiplesChart,
  PeriodCard,
  structureChart,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
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
      <Card
        title={catalogue ? (shown === 'apart' ? titleOfFigure : title) : pageTitle}
        actions={
          <Choices>
            <SelectField
              label={translate('structureBy')}
              labelHidden
              value={by}
              options={structured.map((value) => ({ value, label: nameOf('dimensions', value) }))}
              onChange={(value) => setChoice('by', value, structured[0])}
            />
            <Segmented
              label={translate('structureShown')}
              options={structureShown.map((value) => ({ value, label: translate(value) }))}
              value={shown}
              onChange={(value) => setChoice('shown', value, structureShown[0])}
            />
          </Choices>
        }
      >
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={406} />}>
          {(answer) =>
            shown === 'apart' ? (
              <Chart titleHidden spec={multiplesChart(answer, { by, indicator, title: titleOfFigure }, language)} />
            ) : (
              <Chart
                titleHidden
                height={380}
                spec={structureChart(
                  answer,
                  { by, title, others: translate('others'), ordered: graded.includes(by) },
                  language,
                )}
              />
            )
          }
        </AnalysisAnswer>
      </Card>
      <PeriodCard
        answered={answered}
        by={by}
        indicator={indicator}
        title={titleOfFigure}
        actions={
          <Segmented
            label={translate('indicator')}
            options={structureIndicators.map((value) => ({ value, label: nameOf('indicators', value) }))}
            value={indicator}
            onChange={(value) => setChoice('indicator', value, structureIndicators[0])}
          />
        }
      />
    </>
  );
}
