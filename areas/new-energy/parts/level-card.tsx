import { useLanguage } from '@portal/shell';
import {
  barsHeight,
  ChartCard,
  rankingChart,
  tableOf,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import type { PlaceFigure } from '../market/choices.ts';
import { levelsOf } from '../market/questions.ts';
import { phrases } from '../phrases.ts';

/** A figure of the tiers or areas of cities, in their own order, in the latest period. */
export function LevelCard({ by, indicator }: { by: 'tier' | 'area'; indicator: PlaceFigure }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, title: pageTitle } = usePage();
  const answered = useMarket((view, known) => levelsOf(view, known, by, indicator));
  const names = { name: withinText(nameOf('dimensions', by), language), indicator: nameOf('indicators', indicator) };
  const title = catalogue ? translate('placesTitle', names) : pageTitle;
  return (
    <ChartCard
      alone
      title={title}
      answered={answered}
      height={({ rows }) => barsHeight(rows.length)}
      chart={(ready) => rankingChart(ready, tableOf(ready, language), { by, indicator, title }, language)}
    />
  );
}
