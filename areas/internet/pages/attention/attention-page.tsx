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
import { attentionBy, attentionChoices, attentionFigures, mostCompared } from '../../market/choices.ts';
import { attentionOf, largestOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Attention and leads over time, by brand, model or channel. */
export function AttentionPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by, indicator } = useChoices(attentionChoices);
  const { answered, note } = useCompared({
    by,
    largest: (view, known) => largestOf(view, known, by),
    trend: (view, known, chosen) => attentionOf(view, known, by, chosen),
    most: mostCompared,
    unchosen: translate('unchosen'),
  });
  const names = { name: withinText(nameOf('dimensions', by), language), indicator: nameOf('indicators', indicator) };
  const title = catalogue ? translate('byTitle', names) : pageTitle;
  return (
    <>
      <Choices note={note}>
        <MembersField label={translate('compareBy')} value={by} choices={attentionBy} />
        <IndicatorField value={indicator} choices={attentionFigures} />
      </Choices>
      <ChartCard
        title={title}
        waiting={pageTitle}
        answered={answered}
        height={400}
        chart={(ready) => compareChart(ready, { by, indicator, title, yoy: translate('yoy') }, language)}
      />
      <PeriodCard answered={answered} by={by} indicator={indicator} title={title} />
    </>
  );
}
