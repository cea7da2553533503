import { useLanguage } from '@portal/shell';
import { isNarrowedBy } from '@portal/ui';
import { barsHeight, ChartCard, rankingChart, TableCard, useMarket, usePage } from '@portal/ui/analysis';
import { coverRates } from '../../market/cover.ts';
import { columnOf, crossed } from '../../market/crossed.ts';
import { tiersOf, whose } from '../../market/questions.ts';
import { useCrossedTable } from '../../parts/use-crossed-table.ts';
import { phrases } from '../../phrases.ts';

/** The tiers of cities in their own order: how many cities have an outlet of the view, of those that have any. */
export function TiersCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view } = usePage();
  const figuresTable = useCrossedTable(null);
  const own = useMarket((view, known) => tiersOf(view, known, false));
  const all = useMarket((view, known) => tiersOf(view, known, true));
  const rated = own.answer && all.answer && coverRates(own.answer, all.answer, columnOf(crossed.cover, language));
  const answer = rated && { ...rated, columns: [...rated.columns, columnOf(crossed.allCities, language)] };
  const answered = { ...(all.error ? all : own), answer, waiting: own.waiting || all.waiting };
  const title = translate('tiersTitle');
  const isWhose = whose.some((dimension) => isNarrowedBy(view, dimension));
  // What all have together covers all: only of some is it a picture.
  const indicator = isWhose ? 'cover' : 'outlets';
  return (
    <>
      <ChartCard
        title={title}
        caption={translate(isWhose ? 'tiersNote' : 'tiersAll')}
        answered={answered}
        height={({ rows }) => barsHeight(rows.length)}
        chart={(ready) => rankingChart(ready, figuresTable(ready), { by: 'tier', indicator, title }, language)}
        table={figuresTable}
      />
      <TableCard inFigures title={title} answered={answered} model={answer && figuresTable(answer)} />
    </>
  );
}
