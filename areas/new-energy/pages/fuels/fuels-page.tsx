import { useLanguage } from '@portal/shell';
import { Card, Segmented, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  PeriodCard,
  structureChart,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { fuelsChoices, mixes, mixIndicators } from '../../market/choices.ts';
import { fuelMix } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** What drives the cars that are sold: all fuel types, or those of new energy among themselves. */
export function FuelsPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { setChoice } = usePage();
  const nameOf = useNameOf();
  const { mix, indicator } = useChoices(fuelsChoices);
  const answered = useMarket((view, known) => fuelMix(view, known, mix));
  const title = translate(mix === 'all' ? 'mixTitle' : 'mixOfNewEnergy');
  return (
    <>
      <Card
        title={title}
        actions={
          <Segmented
            label={translate('mix')}
            options={mixes.map((value) => ({ value, label: translate(value) }))}
            value={mix}
            onChange={(value) => setChoice('mix', value, mixes[0])}
          />
        }
      >
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={406} />}>
          {(answer) => (
            <Chart
              titleHidden
              height={380}
              spec={structureChart(answer, { by: 'fuelType', title, others: translate('others') }, language)}
            />
          )}
        </AnalysisAnswer>
      </Card>
      <PeriodCard
        answered={answered}
        by="fuelType"
        indicator={indicator}
        title={`${title} · ${nameOf('indicators', indicator)}`}
        actions={
          <Segmented
            label={translate('indicator')}
            options={mixIndicators.map((value) => ({ value, label: nameOf('indicators', value) }))}
            value={indicator}
            onChange={(value) => setChoice('indicator', value, mixIndicators[0])}
          />
        }
      />
    </>
  );
}
