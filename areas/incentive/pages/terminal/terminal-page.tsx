import { useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  indicatorChart,
  LatestFigures,
  TableCard,
  tableOf,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
import { parts } from '../../market/choices.ts';
import { incentiveTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Incentives at a glance: what a buyer is given on average, how deep that is, and how both have gone. */
export function TerminalPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const answered = useMarket(incentiveTrend);
  const { answer } = answered;
  const title = translate('trendTitle');
  const before = translate('beforeNamed');
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          {
            indicator: 'incentive',
            changes: [
              { indicator: 'incentiveChange', name: before },
              { indicator: 'momIncentive', name: translate('before') },
            ],
          },
          { indicator: 'incentiveDepth', changes: [{ indicator: 'depthChange', name: before }] },
          { indicator: 'cash' },
          {
            indicator: 'retailVolume',
            inTenThousands: true,
            changes: [{ indicator: 'retailMom', name: translate('before') }],
          },
        ]}
      />
      <Card title={title}>
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
                  figures: [{ indicator: 'incentive' }, { indicator: 'incentiveDepth', kind: 'line' }],
                },
                language,
              )}
            />
          )}
        </AnalysisAnswer>
      </Card>
      <Card title={translate('partsTitle')} caption={translate('partsNote')}>
        <AnalysisAnswer answered={answered} skeleton={<Skeleton height={346} />}>
          {(ready) => (
            <Chart
              titleHidden
              spec={indicatorChart(
                ready,
                {
                  by: 'period',
                  title: translate('partsTitle'),
                  kind: 'stacked',
                  figures: parts.map((indicator) => ({ indicator })),
                },
                language,
              )}
            />
          )}
        </AnalysisAnswer>
      </Card>
      <TableCard
        below
        title={translate('tableTitle')}
        name={title}
        answered={answered}
        model={answer && tableOf(answer, language, catalogue)}
        sorting={{ key: 'period', direction: 'descending' }}
      />
    </>
  );
}
