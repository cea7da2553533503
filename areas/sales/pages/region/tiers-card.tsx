import { useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  barsHeight,
  ChartCard,
  DataTable,
  rankingChart,
  Share,
  tableOf,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { tiersOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** The tiers of cities in their own order, with what each sold and how that has grown. */
export function TiersCard() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const answered = useMarket(tiersOf);
  const { answer } = answered;
  const title = translate('tiersTitle');
  const model = answer && tableOf(answer, language, catalogue);
  const shape = { by: 'tier', indicator: 'volume', title };
  return (
    <>
      <ChartCard
        title={title}
        answered={answered}
        height={({ rows }) => barsHeight(rows.length)}
        chart={(ready) => rankingChart(ready, tableOf(ready, language), shape, language)}
      />
      <Card flush title={translate('tiersTable')} actions={<Share title={title} answer={answer} model={model} />}>
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={240} />}>
          {() =>
            model && (
              <DataTable
                caption={title}
                model={model}
                language={language}
                sorting={null}
                onSort={() => undefined}
                unsorted={model.columns.map(({ key }) => key)}
                waiting={answered.waiting}
              />
            )
          }
        </AnalysisAnswer>
      </Card>
    </>
  );
}
