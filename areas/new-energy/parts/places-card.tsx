import { useLanguage } from '@portal/shell';
import { ChartCard, tilesChart, useMarket, useNameOf, usePage, withinText } from '@portal/ui/analysis';
import type { PlaceFigure } from '../market/choices.ts';
import { placesOf } from '../market/questions.ts';
import { phrases } from '../phrases.ts';

/** A figure of every province as a map of tiles, in the latest period; of the cities of one that the view is narrowed to. */
export function PlacesCard({ indicator }: { indicator: PlaceFigure }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { view, catalogue, title: pageTitle } = usePage();
  const by = view.filters.province?.length === 1 ? 'city' : 'province';
  const answered = useMarket((view, catalogue) => placesOf(view, catalogue, by, indicator));
  const names = { name: withinText(nameOf('dimensions', by), language), indicator: nameOf('indicators', indicator) };
  const title = catalogue ? translate('placesTitle', names) : pageTitle;
  return (
    <ChartCard
      alone
      title={title}
      caption={translate(by === 'province' ? 'placesNote' : 'citiesNote')}
      answered={answered}
      height={394}
      chart={(ready) => tilesChart(ready, { by, indicator, title }, language)}
    />
  );
}
