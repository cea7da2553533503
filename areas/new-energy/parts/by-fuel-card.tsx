import { useLanguage } from '@portal/shell';
import { Card, readChoice, SelectField, Skeleton } from '@portal/ui';
import { AnalysisAnswer, compareChart, pivotOf, Share, useMarket, useNameOf, usePage } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { technologyIndicators } from '../../market/choices.ts';
import { technologyByFuel } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Range, battery or motor of each fuel type over time. */
export function ByFuelCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { search, catalogue, setChoice } = usePage();
  const nameOf = useNameOf();
  const indicator = readChoice(search, 'indicator', technologyIndicators);
  const answered = useMarket(technologyByFuel);
  const { answer } = answered;
  const title = translate('byFuel', { name: nameOf('indicators', indicator) });
  const shape = { rows: 'period', columns: 'fuelType', indicator };
  return (
    <Card
      title={catalogue ? title : translate('technology')}
      actions={
        <>
          <SelectField
            label={translate('indicator')}
            labelHidden
            name="indicator"
            options={technologyIndicators.map((value) => ({ value, label: nameOf('indicators', value) }))}
            value={indicator}
            onChange={(value) => setChoice('indicator', value, technologyIndicators[0])}
          />
          <Share title={title} answer={answer} model={answer && pivotOf(answer, shape, language, catalogue)} />
        </>
      }
    >
      <AnalysisAnswer answered={answered} skeleton={<Skeleton height={346} />}>
        {(ready) => (
          <Chart
            titleHidden
            spec={compareChart(ready, { by: 'fuelType', indicator, title, yoy: translate('yoy') }, language)}
          />
        )}
      </AnalysisAnswer>
    </Card>
  );
}
