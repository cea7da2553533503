import { useLanguage } from '@portal/shell';
import {
  barsHeight,
  ChartCard,
  Choices,
  DimensionField,
  FiguresCard,
  IndicatorField,
  inOrderOf,
  PeriodFigures,
  rankingChart,
  TableCard,
  tableOf,
  useChoices,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { leastMentions, toneBy, toneChoices, toneFigures } from '../../market/choices.ts';
import { attentionTrend, toneOf } from '../../market/questions.ts';
import { LeastField } from '../../parts/least-field.tsx';
import { phrases } from '../../phrases.ts';

/** How much is said and how it sounds: its course, and by brand, model or channel. */
export function TonePage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by, indicator, least } = useChoices(toneChoices);
  const trend = useMarket(attentionTrend);
  const members = useMarket((view, known) => toneOf(view, known, by, Number(least)));
  const course = translate('toneTitle');
  const names = { name: withinText(nameOf('dimensions', by), language), indicator: nameOf('indicators', indicator) };
  const title = catalogue ? translate('byTitle', names) : pageTitle;
  const ordered = members.answer && inOrderOf(members.answer, indicator);
  return (
    <>
      <FiguresCard
        title={course}
        // How tone is made, in the words of the figure itself.
        caption={catalogue?.indicators.find(({ key }) => key === 'positiveShare')?.definition}
        answered={trend}
        height={420}
        kind="line"
        figures={[{ indicator: 'positiveShare' }, { indicator: 'negativeShare' }, { indicator: 'netSentiment' }]}
      />
      <Choices>
        <DimensionField label={translate('compareBy')} value={by} choices={toneBy} />
        <IndicatorField value={indicator} choices={toneFigures} />
        <LeastField
          label={translate('leastMentions')}
          value={least}
          choices={leastMentions}
          labelOf={(n) => translate(n ? 'fromMentions' : 'anyMentions', { n })}
        />
      </Choices>
      <ChartCard
        title={title}
        waiting={pageTitle}
        answered={{ ...members, answer: ordered }}
        height={({ rows }) => barsHeight(rows.length)}
        chart={(ready) => rankingChart(ready, tableOf(ready, language, catalogue), { by, indicator, title }, language)}
      />
      <TableCard
        key={by}
        inFigures
        ranked
        title={title}
        answered={members}
        sorting={{ key: indicator, direction: 'descending' }}
        bar="mentions"
      />
      <PeriodFigures answered={trend} title={course} />
    </>
  );
}
