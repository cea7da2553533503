import { useLanguage } from '@portal/shell';
import { Segmented } from '@portal/ui';
import {
  barsHeight,
  ChartCard,
  Choices,
  IndicatorField,
  isGrowth,
  PlacesLayout,
  rankingChart,
  TableCard,
  tableOf,
  tilesChart,
  useListed,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { regionIndicators, regions } from '../../market/choices.ts';
import { placesOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { CitySheet } from './city-sheet.tsx';
import { readRegion } from './read-region.ts';
import { TiersCard } from './tiers-card.tsx';

/** Where cars are sold: provinces as a map, the cities of one, the tiers of cities in their order, and one city. */
export function RegionPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { search, catalogue, view, setChoice, title: pageTitle } = usePage();
  const nameOf = useNameOf();
  const { by, indicator, usual } = readRegion(search, view, catalogue);
  const answered = useListed((view, catalogue) => placesOf(view, catalogue, by));
  const title = translate('regionTitle', {
    name: withinText(nameOf('dimensions', by), language),
    indicator: nameOf('indicators', indicator),
  });
  const isMap = by === 'province' || by === 'city';
  const scale = isGrowth(catalogue, indicator) ? 'diverging' : 'sequential';
  const [city] = view.filters.city?.length === 1 ? view.filters.city : [];
  return (
    <>
      {city !== undefined && <CitySheet />}
      <Choices>
        <Segmented
          label={translate('regionBy')}
          value={by}
          options={regions.map((value) => ({ value, label: nameOf('dimensions', value) }))}
          onChange={(value) => setChoice('by', value, usual)}
        />
        <IndicatorField value={indicator} choices={regionIndicators} />
      </Choices>
      <PlacesLayout>
        <ChartCard
          title={title}
          waiting={pageTitle}
          caption={isMap ? translate(by === 'province' ? 'provinceNote' : 'cityNote') : undefined}
          answered={answered}
          height={({ rows }) => barsHeight(rows.length)}
          chart={(ready) =>
            isMap
              ? tilesChart(ready, { by, indicator, title, scale }, language)
              : rankingChart(ready, tableOf(ready, language), { by, indicator, title }, language)
          }
        />
        <TiersCard />
      </PlacesLayout>
      <TableCard
        inFigures
        title={title}
        answered={answered}
        sorting={{ key: 'volume', direction: 'descending' }}
        bar="volume"
        ranked
      />
    </>
  );
}
