import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  indicatorChart,
  isByYear,
  LatestFigures,
  PeriodFigures,
  PolicyField,
  structureChart,
  useMarket,
  usePage,
  usePolicyMarks,
} from '@portal/ui/analysis';
import { kindsTrend, networkTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** The network at a glance: how many outlets, what opened and closed, of which kinds, and how many cities have one. */
export function OverviewPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { view } = usePage();
  const answered = useMarket(networkTrend);
  const kinds = useMarket(kindsTrend);
  const marked = usePolicyMarks(answered.answer);
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
      <ChartCard
        title={title}
        caption={marked.note}
        choices={<PolicyField />}
        answered={answered}
        height={420}
        chart={(ready) => ({
          ...indicatorChart(
            ready,
            {
              by: 'period',
              title,
              kind: 'column',
              figures: [
                { indicator: 'outlets', as: 'count' },
                { indicator: 'outletCities', kind: 'line' },
              ],
              panels: true,
            },
            language,
          ),
          events: marked.events,
        })}
      />
      <ChartCard
        title={moves}
        caption={translate('movesNote')}
        answered={answered}
        chart={(ready) =>
          indicatorChart(
            ready,
            {
              by: 'period',
              title: moves,
              kind: 'column',
              figures: [{ indicator: 'openedOutlets' }, { indicator: 'closedOutlets' }],
            },
            language,
          )
        }
      />
      <ChartCard
        title={structure}
        answered={kinds}
        chart={(ready) =>
          structureChart(
            ready,
            { by: 'outletKind', title: structure, others: translate('others'), volume: 'outlets' },
            language,
          )
        }
      />
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}
