import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  indicatorChart,
  LatestFigures,
  PeriodFigures,
  PolicyField,
  structureChart,
  useMarket,
  usePolicyMarks,
} from '@portal/ui/analysis';
import { paymentTrend, waysTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Finance at a glance: how many cars are financed, what part of all that is, and by whom. */
export function OverviewPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const answered = useMarket(paymentTrend);
  const ways = useMarket((view, catalogue) => waysTrend(view, catalogue, false));
  const marked = usePolicyMarks(answered.answer);
  const [title, structure] = [translate('trendTitle'), translate('waysTitle')];
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          {
            indicator: 'financePenetration',
            changes: [{ indicator: 'financePenetrationChange', name: translate('yoy') }],
          },
          {
            indicator: 'financedCars',
            inTenThousands: true,
            changes: [{ indicator: 'yoyFinanced', name: translate('yoy') }],
          },
          { indicator: 'captivePart' },
          { indicator: 'bankPart' },
        ]}
      />
      <ChartCard
        title={title}
        caption={[translate('citiesNote'), marked.note].filter(Boolean).join(' ')}
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
                { indicator: 'financedCars', as: 'count' },
                { indicator: 'financePenetration', kind: 'line' },
              ],
              panels: true,
            },
            language,
          ),
          events: marked.events,
        })}
      />
      <ChartCard
        title={structure}
        answered={ways}
        chart={(ready) =>
          structureChart(
            ready,
            { by: 'paymentKind', title: structure, others: translate('others'), volume: 'retailVolume' },
            language,
          )
        }
      />
      <PeriodFigures answered={answered} title={title} />
    </>
  );
}
