import { useLanguage } from '@portal/shell';
import {
  ChartCard,
  Choices,
  IndicatorField,
  isGrowth,
  TableCard,
  tilesChart,
  useChoices,
  useListed,
  useNameOf,
  usePage,
} from '@portal/ui/analysis';
import { placeFigures, placesChoices } from '../../market/choices.ts';
import { parcOfPlaces } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Where the cars in use are, and how old they are there: provinces as a map of tiles and as a list. */
export function PlacesPage() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const { indicator } = useChoices(placesChoices);
  const answered = useListed(parcOfPlaces);
  const title = catalogue ? translate('placesTitle', { indicator: nameOf('indicators', indicator) }) : pageTitle;
  const scale = isGrowth(catalogue, indicator) ? 'diverging' : 'sequential';
  return (
    <>
      <Choices>
        <IndicatorField value={indicator} choices={placeFigures} />
      </Choices>
      <ChartCard
        title={title}
        waiting={pageTitle}
        caption={translate('placesNote')}
        answered={answered}
        height={420}
        chart={(ready) => tilesChart(ready, { by: 'province', indicator, title, scale }, language)}
      />
      <TableCard
        inFigures
        title={title}
        answered={answered}
        sorting={{ key: 'carsInUse', direction: 'descending' }}
        bar="carsInUse"
        ranked
      />
    </>
  );
}
