import { LatestFigures, PolicyFiguresCard, useMarket, usePage } from '@portal/ui/analysis';
import { networkTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** The outlets and brands of a city over time, with the policies of the place where they are marked. */
export function CityTrend({ name }: { name: string }) {
  const translate = phrases.useTranslate();
  const { title: pageTitle } = usePage();
  const answered = useMarket(networkTrend);
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
      <PolicyFiguresCard
        alone
        title={title}
        waiting={pageTitle}
        answered={answered}
        height={380}
        figures={[
          { indicator: 'outlets', as: 'count' },
          { indicator: 'outletBrands', kind: 'line' },
        ]}
        panels
      />
    </>
  );
}
