import { useLanguage } from '@portal/shell';
import {
  type Answer,
  ChartCard,
  Choices,
  DimensionField,
  IndicatorField,
  LayoutField,
  PeriodCard,
  pivotOf,
  useByMembers,
  useChoices,
  useCompared,
  useNameOf,
  usePage,
  useTrendChart,
} from '@portal/ui/analysis';
import { fitmentChoices, fitted, mostCompared, rates } from '../../market/choices.ts';
import { largestOf, rateOf } from '../../market/questions.ts';
import { useRunningYear } from '../../market/use-running-year.ts';
import { ItemField } from '../../parts/item-field.tsx';
import { useItem } from '../../parts/use-item.ts';
import { withPartYear } from '../../parts/with-part-year.ts';
import { phrases } from '../../phrases.ts';

/** How common items are by year: several of them, or one within segments, price bands and brands. */
export function FitmentPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by, indicator } = useChoices(fitmentChoices);
  const isOfItems = by === 'equipmentItem';
  const found = useItem();
  const { item = '' } = found;
  const compared = useCompared({
    by,
    largest: (view, known) => largestOf(view, known, by),
    trend: (view, known, members) => rateOf(view, known, { by, indicator, item }, members),
    most: mostCompared,
    unchosen: translate(isOfItems ? 'itemsNote' : 'membersNote'),
  });
  const answered = isOfItems || item !== '' ? compared.answered : found.answered;
  const byMembers = useByMembers();
  const title = isOfItems
    ? nameOf('indicators', indicator)
    : translate('itemTitle', { item: found.name, title: byMembers(by, indicator) });
  const chartOf = useTrendChart();
  const shape = { rows: 'period', columns: by, indicator };
  const running = useRunningYear();
  const partYear = (answer: Answer) =>
    indicator === 'weightedStandardRate' && answer.period.to.startsWith(running)
      ? translate('toDate', { year: running })
      : '';
  return (
    <>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={translate(indicator === 'weightedStandardRate' ? 'weightedNote' : 'rateNote')}
        choices={
          <Choices note={compared.note}>
            <IndicatorField value={indicator} choices={rates} />
            <DimensionField value={by} choices={fitted} />
            {!isOfItems && <ItemField found={found} />}
            <LayoutField />
          </Choices>
        }
        answered={answered}
        height={400}
        chart={(answer) => withPartYear(chartOf(answer, { by, indicator, title, yoy: '' }), partYear(answer))}
        table={(answer) => pivotOf(answer, shape, language, catalogue)}
      />
      <PeriodCard answered={answered} by={by} indicator={indicator} title={title} />
    </>
  );
}
