import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  Choices,
  DimensionField,
  FiguresCard,
  IndicatorField,
  LatestFigures,
  pivotOf,
  TableCard,
  useChoices,
  useFiguresOfMembers,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { comparedBy, curveFigures, mostCurves, residualChoices } from '../../market/choices.ts';
import { mostTraded, residualsByAge, residualTrend } from '../../market/questions.ts';
import { curveChart } from '../../parts/curve-chart.ts';
import { phrases } from '../../phrases.ts';

/** What used cars are worth by age, a curve for each model, brand or fuel; and how that has moved. */
export function ResidualsPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { by, indicator } = useChoices(residualChoices);
  const trend = useMarket(residualTrend);
  const { answered, note } = useFiguresOfMembers({
    by,
    largest: (view, known) => mostTraded(view, known, by),
    most: mostCurves,
    unchosen: translate('unchosen'),
    ask: (view, known, members) => residualsByAge(view, known, by, members),
  });
  const names = { name: withinText(nameOf('dimensions', by), language), indicator: nameOf('indicators', indicator) };
  const title = catalogue ? translate('curvesTitle', names) : pageTitle;
  const trendTitle = translate('residualTrend');
  const shape = { rows: by, columns: 'carAge', indicator } as const;
  return (
    <>
      <LatestFigures
        answered={trend}
        figures={[
          {
            indicator: 'residualRate',
            name: translate('residualAtAge'),
            changes: [{ indicator: 'residualChange', name: translate('mom') }],
          },
          {
            indicator: 'usedPrice',
            name: translate('usedPriceAtAge'),
            changes: [{ indicator: 'yoyUsedPrice', name: translate('yoy') }],
          },
          { indicator: 'newPrice', name: translate('newPriceAtAge') },
          { indicator: 'usedCars', name: translate('usedCarsAtAge') },
        ]}
      />
      <Choices note={note}>
        <DimensionField label={translate('compareBy')} value={by} choices={comparedBy} />
        <IndicatorField value={indicator} choices={curveFigures} />
      </Choices>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={translate('curvesNote')}
        answered={answered}
        height={400}
        chart={(ready) => curveChart(ready, { by, indicator, title }, language)}
        table={(ready) => pivotOf(ready, shape, language, catalogue)}
      />
      <TableCard
        below
        title={title}
        answered={answered}
        model={answered.answer && pivotOf(answered.answer, shape, language, catalogue)}
      />
      <FiguresCard
        alone
        title={trendTitle}
        caption={translate('residualTrendNote')}
        answered={trend}
        height={420}
        kind="line"
        figures={[{ indicator: 'residualRate' }, { indicator: 'usedPrice' }]}
        panels
      />
    </>
  );
}
