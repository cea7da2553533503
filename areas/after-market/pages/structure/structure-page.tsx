import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  Choices,
  compareChart,
  DimensionField,
  PartsCard,
  PeriodCard,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { structureChoices, structuredBy } from '../../market/choices.ts';
import { parcBy } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** What the cars in use are, year by year: by age, fuel, segment, origin or brand, as parts and as counts. */
export function StructurePage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by } = useChoices(structureChoices);
  const answered = useMarket((view, known) => parcBy(view, known, by));
  const name = withinText(nameOf('dimensions', by), language);
  const title = catalogue ? translate('structureTitle', { name }) : pageTitle;
  const counts = catalogue ? translate('countsTitle', { name }) : pageTitle;
  const isOrdered = catalogue?.dimensions.some(({ key, ordered }) => ordered && key === by);
  return (
    <>
      <Choices>
        <DimensionField label={translate('structureBy')} value={by} choices={structuredBy} />
      </Choices>
      <PartsCard
        title={title}
        waiting={pageTitle}
        caption={translate('parcNote')}
        answered={answered}
        height={400}
        by={by}
        volume="carsInUse"
        ordered={isOrdered ?? false}
      />
      {!isOrdered && (
        <ChartCard
          title={counts}
          waiting={pageTitle}
          answered={answered}
          chart={(ready) =>
            compareChart(ready, { by, indicator: 'carsInUse', title: counts, yoy: translate('yoy') }, language)
          }
        />
      )}
      <PeriodCard answered={answered} by={by} indicator="carsInUse" title={counts} />
    </>
  );
}
