import { PortalLink, useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  indicatorChart,
  LatestFigures,
  PolicyField,
  Share,
  tableOf,
  useMarket,
  usePage,
  usePolicyMarks,
} from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { penetrationTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { PartOnly } from '../part-only.tsx';
import { ComparedCard } from './compared-card.tsx';

/** How far new energy is: the whole market, then member beside member. */
export const PenetrationPage = () => (
  <PartOnly>
    <Penetration />
  </PartOnly>
);

function Penetration() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const answered = useMarket(penetrationTrend);
  const { answer } = answered;
  const marked = usePolicyMarks(answer);
  const title = translate('trendTitle');
  const yoy = translate('yoy');
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          { indicator: 'penetration', changes: [{ indicator: 'penetrationChange', name: yoy }] },
          { indicator: 'newEnergyVolume', inTenThousands: true, changes: [{ indicator: 'yoyNewEnergy', name: yoy }] },
          { indicator: 'volume', inTenThousands: true, changes: [{ indicator: 'yoy', name: yoy }] },
        ]}
      />
      <Card
        title={title}
        caption={marked.note}
        actions={
          <>
            <PolicyField />
            <Share title={title} answer={answer} model={answer && tableOf(answer, language, catalogue)} />
          </>
        }
      >
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={346} />}>
          {(ready) => (
            <Chart
              titleHidden
              link={PortalLink}
              spec={{
                ...indicatorChart(
                  ready,
                  {
                    by: 'period',
                    title,
                    kind: 'column',
                    figures: [
                      { indicator: 'newEnergyVolume', as: 'count' },
                      { indicator: 'penetration', kind: 'line' },
                    ],
                  },
                  language,
                ),
                events: marked.events,
              }}
            />
          )}
        </AnalysisAnswer>
      </Card>
      <ComparedCard />
    </>
  );
}
