import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  Choices,
  compareChart,
  DimensionField,
  IndicatorField,
  PeriodCard,
  useChoices,
  useCompared,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { adoptionBy, adoptionChoices, adoptionFigures, mostCompared } from '../../market/choices.ts';
import { adoptionOf, spreadingOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** How features spread over time: by feature, brand and level, with those that came by an update. */
export function AdoptionPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by, indicator } = useChoices(adoptionChoices);
  const { answered, note } = useCompared({
    by,
    largest: (view, known) => spreadingOf(view, known, by),
    trend: (view, known, members) => adoptionOf(view, known, by, members),
    most: mostCompared,
    unchosen: translate(by === 'feature' ? 'unchosenFeatures' : 'unchosenHaving'),
  });
  const names = { name: withinText(nameOf('dimensions', by), language), indicator: nameOf('indicators', indicator) };
  const title = catalogue ? translate('byTitle', names) : pageTitle;
  return (
    <>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={catalogue?.indicators.find(({ key }) => key === indicator)?.definition}
        choices={
          <Choices note={note}>
            <IndicatorField value={indicator} choices={adoptionFigures} />
            <DimensionField label={translate('compareBy')} value={by} choices={adoptionBy} />
          </Choices>
        }
        answered={answered}
        height={400}
        chart={(ready) => compareChart(ready, { by, indicator, title, yoy: translate('yoy') }, language)}
      />
      <PeriodCard answered={answered} by={by} indicator={indicator} title={title} />
    </>
  );
}
