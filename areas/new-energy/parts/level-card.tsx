import { useLanguage } from '@portal/shell';
import { Card, Skeleton } from '@portal/ui';
import {
  AnalysisAnswer,
  barsHeight,
  rankingChart,
  Share,
  tableOf,
  useMarket,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { Chart } from '@portal/ui/charts';
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
  const { answer } = answered;
  const names = { name: withinText(nameOf('dimensions', by), language), indicator: nameOf('indicators', indicator) };
  const title = catalogue ? translate('placesTitle', names) : pageTitle;
  const model = answer && tableOf(answer, language, catalogue);
  return (
    <Card title={title} actions={<Share title={title} answer={answer} model={model} />}>
      <AnalysisAnswer answered={answered} skeleton={<Skeleton height={248} />}>
        {(ready) => (
          <Chart
            titleHidden
            height={barsHeight(ready.rows.length)}
            spec={rankingChart(ready, tableOf(ready, language), { by, indicator, title }, language)}
          />
        )}
      </AnalysisAnswer>
    </Card>
  );
}
