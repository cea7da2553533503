import {
  FiguresCard,
  isByYear,
  LatestFigures,
  PartsCard,
  PeriodFigures,
  PolicyFiguresCard,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { kindsTrend, networkTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** The network at a glance: how many outlets, what opened and closed, of which kinds, and how many cities have one. */
export function OverviewPage() {
  const translate = phrases.useTranslate();
  const { view } = usePage();
  const answered = useMarket(networkTrend);
  const kinds = useMarket(kindsTrend);
  const [title, moves, structure] = [translate('trendTitle'), translate('movesTitle'), translate('kindsTitle')];
  // The period before a year is the year before.
  const growths = isByYear(view) ? (['yoyOutlets'] as const) : (['yoyOutlets', 'momOutlets'] as const);
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          { indicator: 'outlets', changes: growths.map((indicator) => ({ indicator, name: translate(indicator) })) },
          { indicator: 'openedOutlets' },
          { indicator: 'closedOutlets' },
          { indicator: 'outletCities' },
        ]}
      />
      <PolicyFiguresCard
        title={title}
        answered={answered}
        height={420}
        figures={[
          { indicator: 'outlets', as: 'count' },
          { indicator: 'outletCities', kind: 'line' },
        ]}
        panels
      />
      <FiguresCard
        title={moves}
        caption={translate('movesNote')}
        answered={answered}
        figures={[{ indicator: 'openedOutlets' }, { indicator: 'closedOutlets' }]}
      />
      <PartsCard title={structure} answered={kinds} by="outletKind" volume="outlets" />
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}
