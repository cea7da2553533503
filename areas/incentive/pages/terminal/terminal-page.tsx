import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  indicatorChart,
  isByYear,
  LatestFigures,
  PeriodFigures,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { parts } from '../../market/choices.ts';
import { incentiveTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Incentives at a glance: what a buyer is given on average, how deep that is, and how both have gone. */
export function TerminalPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view } = usePage();
  const answered = useMarket(incentiveTrend);
  const title = translate('trendTitle');
  // The period before a year is the year before.
  const growths = isByYear(view)
    ? {
        incentive: [
          { indicator: 'incentiveChangeYoy', name: translate('yearBeforeNamed') },
          { indicator: 'yoyIncentive', name: translate('yearBefore') },
        ],
        depth: [{ indicator: 'depthChangeYoy', name: translate('yearBeforeNamed') }],
        retail: [{ indicator: 'retailYoy', name: translate('yearBefore') }],
      }
    : {
        incentive: [
          { indicator: 'incentiveChange', name: translate('beforeNamed') },
          { indicator: 'momIncentive', name: translate('before') },
        ],
        depth: [{ indicator: 'depthChange', name: translate('beforeNamed') }],
        retail: [{ indicator: 'retailMom', name: translate('before') }],
      };
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          { indicator: 'incentive', changes: growths.incentive },
          { indicator: 'incentiveDepth', changes: growths.depth },
          { indicator: 'cash' },
          { indicator: 'retailVolume', inTenThousands: true, changes: growths.retail },
        ]}
      />
      <ChartCard
        title={title}
        answered={answered}
        height={420}
        chart={(ready) =>
          indicatorChart(
            ready,
            {
              by: 'period',
              title,
              kind: 'column',
              figures: [{ indicator: 'incentive' }, { indicator: 'incentiveDepth', kind: 'line' }],
              panels: true,
            },
            language,
          )
        }
      />
      <ChartCard
        title={translate('partsTitle')}
        caption={translate('partsNote')}
        answered={answered}
        chart={(ready) =>
          indicatorChart(
            ready,
            {
              by: 'period',
              title: translate('partsTitle'),
              kind: 'stacked',
              figures: parts.map((indicator) => ({ indicator })),
            },
            language,
          )
        }
      />
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}
