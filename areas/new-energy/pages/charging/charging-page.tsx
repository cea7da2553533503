import { useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  indicatorChart,
  LatestFigures,
  RankingView,
  Share,
  tableOf,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { chargingRankings } from '../../market/choices.ts';
import { chargingTrend } from '../../market/questions.ts';
import { PlacesBoard } from '../../parts/places-board.tsx';
import { phrases } from '../../phrases.ts';

/** Where electric cars can charge, and how many share a point: over time, then place beside place. */
export function ChargingPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const answered = useMarket(chargingTrend);
  const { answer } = answered;
  const title = translate('pointsTitle');
  const yoy = translate('yoy');
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          { indicator: 'chargingPoints', inTenThousands: true, changes: [{ indicator: 'yoyPoints', name: yoy }] },
          { indicator: 'dcShare' },
          { indicator: 'nevsInUse', inTenThousands: true, changes: [{ indicator: 'yoyNevsInUse', name: yoy }] },
          { indicator: 'nevsPerPoint' },
        ]}
      />
      <Card
        title={title}
        actions={<Share title={title} answer={answer} model={answer && tableOf(answer, language, catalogue)} />}
      >
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={346} />}>
          {(ready) => (
            <Chart
              titleHidden
              spec={indicatorChart(
                ready,
                {
                  by: 'period',
                  title,
                  kind: 'column',
                  figures: [
                    { indicator: 'chargingPoints', as: 'count' },
                    { indicator: 'nevsPerPoint', kind: 'line', as: 'number' },
                  ],
                },
                language,
              )}
            />
          )}
        </AnalysisAnswer>
      </Card>
      <PlacesBoard indicator="nevsPerPoint" />
      <RankingView scope={chargingRankings} />
    </>
  );
}
