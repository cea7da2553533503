import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  Choices,
  IndicatorField,
  isGrowth,
  PlacesLayout,
  TableCard,
  tilesChart,
  useChoices,
  useListed,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { coverageChoices, coverageFigures } from '../../market/choices.ts';
import { placesOf } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';
import { TiersCard } from './tiers-card.tsx';

/** Where outlets are: provinces as a map, the cities of one, and how much of the cities of each tier is covered. */
export function CoveragePage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { view, catalogue, title: pageTitle } = usePage();
  const { indicator } = useChoices(coverageChoices);
  const by = view.filters.province?.length === 1 ? 'city' : 'province';
  const answered = useListed((view, catalogue) => placesOf(view, catalogue, by));
  const title = translate('placesTitle', {
    name: withinText(nameOf('dimensions', by), language),
    indicator: nameOf('indicators', indicator),
  });
  const scale = isGrowth(catalogue, indicator) ? 'diverging' : 'sequential';
  return (
    <>
      <Choices>
        <IndicatorField value={indicator} choices={coverageFigures} />
      </Choices>
      <PlacesLayout>
        <ChartCard
          title={title}
          waiting={pageTitle}
          caption={translate(by === 'province' ? 'provinceNote' : 'cityNote')}
          answered={answered}
          height={394}
          chart={(ready) => tilesChart(ready, { by, indicator, title, scale }, language)}
        />
        <TiersCard />
      </PlacesLayout>
      <TableCard
        inFigures
        title={title}
        answered={answered}
        sorting={{ key: 'outlets', direction: 'descending' }}
        bar="outlets"
        ranked
      />
    </>
  );
}
