import { tableOf } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import { AnalysisAnswer, Share, tilesChart, useMarket, useNameOf, usePage, withinText } from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
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
  const answered = useMarket((shown, known) => placesOf(shown, known, by, indicator));
  const { answer } = answered;
  const names = { name: withinText(nameOf('dimensions', by), language), indicator: nameOf('indicators', indicator) };
  const title = catalogue ? translate('placesTitle', names) : pageTitle;
  return (
    <Card
      title={title}
      caption={translate(by === 'province' ? 'placesNote' : 'citiesNote')}
      actions={<Share title={title} answer={answer} model={answer && tableOf(answer, language, catalogue)} />}
    >
      <AnalysisAnswer answered={answered} skeleton={<Skeleton height={420} />}>
        {(ready) => <Chart titleHidden spec={tilesChart(ready, { by, indicator, title }, language)} />}
      </AnalysisAnswer>
    </Card>
  );
}
