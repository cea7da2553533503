import { useLanguage } from '@portal/shell';
import { Card, SelectField, Skeleton } from '@portal/ui';
import { AnalysisAnswer, Choices, compareChart, PeriodCard, useNameOf, usePage, withinText } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { comparedBy, mostCompared } from '../../market/choices.ts';
import { phrases } from '../../phrases.ts';
import { useCompared } from './use-compared.ts';

/** How far new energy is, member beside member over time: chart and table from one answer. */
export function ComparedCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, setChoice, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const { by, isChosen, answered } = useCompared();
  const title = translate('compareTitle', { name: withinText(nameOf('dimensions', by), language) });
  return (
    <>
      <Card
        title={catalogue ? title : pageTitle}
        actions={
          <Choices note={isChosen ? undefined : translate('compareNote', { n: mostCompared })}>
            <SelectField
              label={translate('compareBy')}
              labelHidden
              name="by"
              value={by}
              options={comparedBy.map((value) => ({ value, label: nameOf('dimensions', value) }))}
              onChange={(value) => setChoice('by', value, comparedBy[0])}
            />
          </Choices>
        }
      >
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={406} />}>
          {(answer) => (
            <Chart
              titleHidden
              height={380}
              spec={compareChart(answer, { by, indicator: 'penetration', title, yoy: translate('yoy') }, language)}
            />
          )}
        </AnalysisAnswer>
      </Card>
      <PeriodCard answered={answered} by={by} indicator="penetration" title={title} />
    </>
  );
}
