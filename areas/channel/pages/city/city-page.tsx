import { useLanguage } from '@portal/shell';
import { Card, EmptyState, narrowedTo, SelectField } from '@portal/ui';
import {
  AnalysisAnswer,
  ChartCard,
  Choices,
  indicatorChart,
  LatestFigures,
  useMarket,
  usePage,
} from '@portal/ui/analysis';
import { networkTrend } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { BrandsCard } from './brands-card.tsx';
import { CityLinks } from './city-links.tsx';
import { useCity } from './use-city.ts';

/** One city: its outlets and how they have moved, the brands that are there and what they sell, and where to read on. */
export function CityPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { title: pageTitle } = usePage();
  const found = useCity();
  const { city, name, cities, choose } = found;
  const trend = useMarket((view, known) =>
    city === undefined ? null : networkTrend(narrowedTo(view, { city: [city] }), known),
  );
  const title = name ? translate('cityTrendTitle', { city: name }) : pageTitle;
  if (found.answered.error || (found.answered.answer && city === undefined))
    return (
      <Card title={pageTitle}>
        <AnalysisAnswer answered={found.answered} skeleton={null}>
          {() => <EmptyState title={translate('noCities')} text={translate('noCitiesText')} />}
        </AnalysisAnswer>
      </Card>
    );
  return (
    <>
      <Choices>
        <SelectField
          label={translate('cityLabel')}
          name="sheet-city"
          value={city ?? ''}
          options={cities.map(({ key, name: label }) => ({ value: key, label }))}
          onChange={choose}
        />
        {city !== undefined && <CityLinks city={city} />}
      </Choices>
      <LatestFigures
        answered={trend}
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
        answered={trend}
        chart={(ready) =>
          indicatorChart(
            ready,
            {
              by: 'period',
              title,
              kind: 'column',
              figures: [{ indicator: 'outlets' }, { indicator: 'outletBrands', kind: 'line' }],
              panels: true,
            },
            language,
          )
        }
      />
      {city !== undefined && <BrandsCard city={city} name={name} />}
    </>
  );
}
