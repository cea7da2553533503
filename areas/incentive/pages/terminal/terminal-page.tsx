import { FiguresCard, isByYear, LatestFigures, PeriodFigures, useMarket, usePage } from '@portal/ui/analysis';
import { parts } from '../../market/choices.ts';
import { incentiveTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Incentives at a glance: what a buyer is given on average, how deep that is, and how both have gone. */
export function TerminalPage() {
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
      <FiguresCard
        title={title}
        answered={answered}
        height={420}
        figures={[{ indicator: 'incentive' }, { indicator: 'incentiveDepth', kind: 'line' }]}
        panels
      />
      <FiguresCard
        title={translate('partsTitle')}
        caption={translate('partsNote')}
        answered={answered}
        kind="stacked"
        figures={parts.map((indicator) => ({ indicator }))}
      />
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}
