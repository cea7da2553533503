import { useLanguage } from '@portal/shell';
import { Card, readChoice, SelectField, Skeleton, type View } from '@portal/ui';
import {
  AnalysisAnswer,
  type Catalogue,
  compareChart,
  pivotOf,
  type Query,
  Share,
  useMarket,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { phrases } from '../phrases.ts';

export interface ByFuelCardProps {
  /** The figures to choose from; the first is the usual one. */
  indicators: readonly [string, ...string[]];
  /** Asks for all of them by period and fuel type. */
  question: (view: View, catalogue: Catalogue) => Query;
}

/** A technical figure of each fuel type over time, such as range or battery. */
export function ByFuelCard({ indicators, question }: ByFuelCardProps) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { search, catalogue, setChoice, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const indicator = readChoice(search, 'indicator', indicators);
  const answered = useMarket(question);
  const { answer } = answered;
  const title = translate('byFuel', { name: nameOf('indicators', indicator) });
  // Its lines are fuel types, so that neither they nor the axis say what they are measured in.
  const unit = catalogue?.indicators.find(({ key }) => key === indicator)?.unit;
  const shape = { rows: 'period', columns: 'fuelType', indicator };
  return (
    <Card
      title={catalogue ? title : pageTitle}
      caption={unit === undefined ? ' ' : translate('inUnit', { unit })}
      actions={
        <>
          <SelectField
            label={translate('indicator')}
            labelHidden
            name="indicator"
            options={indicators.map((value) => ({ value, label: nameOf('indicators', value) }))}
            value={indicator}
            onChange={(value) => setChoice('indicator', value, indicators[0])}
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
