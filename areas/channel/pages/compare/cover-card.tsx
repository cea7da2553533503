import { useLanguage } from '@portal/shell';
import { type Answer, ChartCard, heatChart, pivotOf, useMarket, usePage } from '@portal/ui/analysis';
import { coverRates } from '../../market/cover.ts';
import { columnOf, crossed } from '../../market/crossed.ts';
import { citiesByTier } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** How much of the cities of each tier the compared brands cover. */
export function CoverCard({ members }: { members: readonly string[] }) {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const { catalogue } = usePage();
  const own = useMarket((view, known) => (members.length > 0 ? citiesByTier(view, known, members) : null));
  const all = useMarket((view, known) => citiesByTier(view, known, null));
  const title = translate('coverTitle');
  const shape = { rows: 'brand', columns: 'tier', indicator: 'cover' } as const;
  const crossedAnswer = (answer: Answer): Answer =>
    all.answer ? coverRates(answer, all.answer, columnOf(crossed.cover, language)) : answer;
  const failed = all.error ? all : own;
  return (
    <ChartCard
      alone
      title={title}
      caption={translate('coverNote')}
      answered={{
        ...failed,
        answer: own.answer && all.answer && crossedAnswer(own.answer),
        waiting: own.waiting || all.waiting,
      }}
      height={Math.max(220, members.length * 34 + 90)}
      chart={(ready) => heatChart(ready, { ...shape, title }, language)}
      table={(ready) => pivotOf(ready, shape, language, catalogue)}
    />
  );
}
