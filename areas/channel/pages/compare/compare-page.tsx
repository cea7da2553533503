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
import { compareChoices, comparedBy, comparedFigures, mostCompared } from '../../market/choices.ts';
import { largestOf, networksOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { CoverCard } from './cover-card.tsx';

/** The network of a brand beside those of its rivals: over time, and by the tiers of the cities that each covers. */
export function ComparePage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by, indicator } = useChoices(compareChoices);
  const { answered, members, note } = useCompared({
    by,
    largest: (view, known) => largestOf(view, known, by),
    trend: (view, known, chosen) => networksOf(view, known, by, chosen),
    most: mostCompared,
    unchosen: translate('unchosen'),
  });
  const names = { name: withinText(nameOf('dimensions', by), language), indicator: nameOf('indicators', indicator) };
  const title = catalogue ? translate('compareTitle', names) : pageTitle;
  return (
    <>
      <Choices note={note}>
        <MembersField label={translate('compareBy')} value={by} choices={comparedBy} />
        <IndicatorField value={indicator} choices={comparedFigures} />
      </Choices>
      <ChartCard
        title={title}
        waiting={pageTitle}
        answered={answered}
        height={380}
        chart={(ready) => compareChart(ready, { by, indicator, title, yoy: translate('yoyOutlets') }, language)}
      />
      {by === 'brand' && <CoverCard members={members} />}
      <PeriodCard answered={answered} by={by} indicator={indicator} title={title} />
    </>
  );
}
