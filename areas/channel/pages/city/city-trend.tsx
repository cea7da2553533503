import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  indicatorChart,
  LatestFigures,
  PolicyField,
  useMarket,
  usePage,
  usePolicyMarks,
} from '@portal/ui/analysis';
import { networkTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** The outlets and brands of a city over time, with the policies of the place where they are marked. */
export function CityTrend({ name }: { name: string }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { title: pageTitle } = usePage();
  const answered = useMarket(networkTrend);
  const marked = usePolicyMarks(answered.answer);
  const title = name ? translate('cityTrendTitle', { city: name }) : pageTitle;
  return (
    <>
      <LatestFigures
        answered={answered}
        figures={[
          { indicator: 'outlets', changes: [{ indicator: 'yoyOutlets', name: translate('yoyOutlets') }] },
          { indicator: 'outletBrands' },
          { indicator: 'openedOutlets' },
          { indicator: 'closedOutlets' },
        ]}
      />
      <ChartCard
        alone
        title={title}
        waiting={pageTitle}
        caption={marked.note}
        choices={<PolicyField />}
        answered={answered}
        height={380}
        chart={(ready) => ({
          ...indicatorChart(
            ready,
            {
              by: 'period',
              title,
              kind: 'column',
              figures: [
                { indicator: 'outlets', as: 'count' },
                { indicator: 'outletBrands', kind: 'line' },
              ],
              panels: true,
            },
            language,
          ),
          events: marked.events,
        })}
      />
    </>
  );
}
