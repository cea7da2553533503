import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  Choices,
  compareChart,
  IndicatorField,
  MembersField,
  PeriodCard,
  useChoices,
  useCompared,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { comparedBy, comparedFigures, mostCompared, penetrationChoices } from '../../market/choices.ts';
import { largestOf, membersTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** How penetration moves by brand, segment, tier and more, and who lends for the cars of each. */
export function PenetrationPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by, indicator } = useChoices(penetrationChoices);
  const { answered, note } = useCompared({
    by,
    largest: (view, known) => largestOf(view, known, by),
    trend: (view, known, chosen) => membersTrend(view, known, by, chosen),
    most: mostCompared,
    unchosen: translate('unchosen'),
  });
  const names = { name: withinText(nameOf('dimensions', by), language), indicator: nameOf('indicators', indicator) };
  const title = catalogue ? translate('compareTitle', names) : pageTitle;
  return (
    <>
      <Choices note={note}>
        <MembersField value={by} choices={comparedBy} />
        <IndicatorField value={indicator} choices={comparedFigures} />
      </Choices>
      <ChartCard
        title={title}
        waiting={pageTitle}
        answered={answered}
        height={420}
        chart={(ready) => compareChart(ready, { by, indicator, title, yoy: translate('yoy') }, language)}
      />
      <PeriodCard answered={answered} by={by} indicator={indicator} title={title} />
    </>
  );
}
