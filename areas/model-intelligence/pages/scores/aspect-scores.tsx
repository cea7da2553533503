import { useLanguage } from '@portal/shell';
import {
  type Answer,
  ChartCard,
  heatChart,
  pivotOf,
  useChoices,
  useMarket,
  useMembersCompared,
  useNameOf,
  usePage,
  withinText,
} from '@portal/ui/analysis';
import { mostRowsDrawn, scoreChoices } from '../../market/choices.ts';
import { inOwnOrder } from '../../market/in-own-order.ts';
import { aspectsOf, mostTested } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Members by what is scored of them: means over all methods of it, which the caption says. */
export function AspectScores() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, view: shown, title: pageTitle } = usePage();
  const { by } = useChoices(scoreChoices);
  const { members, largest, note, isEmpty } = useMembersCompared({
    by,
    largest: (view, known) => mostTested(view, known, by),
    most: mostRowsDrawn,
    unchosen: translate('unchosenTested'),
  });
  const asked = useMarket((view, known) => (members.length > 0 ? aspectsOf(view, known, by, members) : null));
  const answered = isEmpty || largest.error ? largest : asked;
  const title = catalogue
    ? translate('aspectsTitle', { name: withinText(nameOf('dimensions', by), language) })
    : pageTitle;
  const shape = { rows: by, columns: 'scoreAspect', indicator: 'score' } as const;
  const ordered = (ready: Answer) => inOwnOrder(ready, { columns: 'scoreAspect', rows: by, members });
  return (
    <ChartCard
      alone
      title={title}
      waiting={pageTitle}
      caption={[note, translate((shown.filters.raterKind ?? []).length > 0 ? 'aspectsOfRaters' : 'aspectsNote')]
        .filter(Boolean)
        .join(language === 'en' ? '. ' : '；')}
      answered={answered}
      height={Math.max(220, members.length * 34 + 90)}
      chart={(ready) => heatChart(ordered(ready), { ...shape, title, scale: 'sequential' }, language)}
      table={(ready) => pivotOf(ordered(ready), shape, language, catalogue)}
    />
  );
}
