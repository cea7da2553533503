import { useLanguage } from '@portal/shell';
import { barsHeight, ChartCard, rankingChart, TableCard, tableOf, useMarket } from '@portal/ui/analysis';
import { tiersOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** The tiers of cities in their own order, with what each sold and how that has grown. */
export function TiersCard() {
  const language = useLanguage();
  const answered = useMarket(tiersOf);
  const title = phrases.useTranslate()('tiersTitle');
  const shape = { by: 'tier', indicator: 'volume', title };
  return (
    <>
      <ChartCard
        title={title}
        answered={answered}
        height={({ rows }) => barsHeight(rows.length)}
        chart={(ready) => rankingChart(ready, tableOf(ready, language), shape, language)}
      />
      <TableCard inFigures title={title} answered={answered} />
    </>
  );
}
