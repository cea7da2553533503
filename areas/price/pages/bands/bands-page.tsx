import { useLanguage } from '@portal/shell';
import { Card, SelectField, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  Choices,
  PeriodCard,
  structureChart,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { bandIndicators, bands, bandsChoices } from '../../market/choices.ts';
import { bandsOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** How the cars are spread over bands of price, over time: shares as a picture, every figure as a table. */
export function BandsPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue, setChoice, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const { band: by, indicator } = useChoices(bandsChoices);
  const answered = useMarket((view, known) => bandsOf(view, known, by));
  const title = translate('bandsTitle', { name: withinText(nameOf('dimensions', by), language) });
  return (
    <>
      <Card
        title={catalogue ? title : pageTitle}
        caption={catalogue?.dimensions.find(({ key }) => key === by)?.definition ?? translate('bandsNote')}
        actions={
          <Choices>
            <SelectField
              label={translate('bandBy')}
              labelHidden
              options={bands.map((value) => ({ value, label: nameOf('dimensions', value) }))}
              value={by}
              onChange={(value) => setChoice('band', value, bands[0])}
            />
          </Choices>
        }
      >
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={406} />}>
          {(answer) => (
            <Chart
              titleHidden
              height={380}
              spec={structureChart(answer, { by, title, others: '', ordered: true, volume: 'retailVolume' }, language)}
            />
          )}
        </AnalysisAnswer>
      </Card>
      <PeriodCard
        answered={answered}
        by={by}
        indicator={indicator}
        title={`${title} · ${nameOf('indicators', indicator)}`}
        actions={
          <SelectField
            label={translate('indicator')}
            labelHidden
            options={bandIndicators.map((value) => ({ value, label: nameOf('indicators', value) }))}
            value={indicator}
            onChange={(value) => setChoice('indicator', value, bandIndicators[0])}
          />
        }
      />
    </>
  );
}
