import { useLanguage } from '@portal/shell';
import { HeatCard, useChoices, useFiguresOfMembers, useNameOf, usePage, withinText } from '@portal/ui/analysis';
import { mostRowsDrawn, scoreChoices } from '../../market/choices.ts';
import { aspectsOf, mostTested } from '../../market/questions.ts';
import { phrases } from '../../phrases.ts';

/** Members by what is scored of them: means over all methods of it, which the caption says. */
export function AspectScores() {
  const language = useLanguage();
  const translate = phrases.useTranslate();
  const nameOf = useNameOf();
  const { catalogue, view: pageView, title: pageTitle } = usePage();
  const { by } = useChoices(scoreChoices);
  const { members, note, answered } = useFiguresOfMembers({
    by,
    largest: (view, known) => mostTested(view, known, by),
    most: mostRowsDrawn,
    unchosen: translate('unchosenTested'),
    ask: (view, known, found) => aspectsOf(view, known, by, found),
  });
  const title = catalogue
    ? translate('aspectsTitle', { name: withinText(nameOf('dimensions', by), language) })
    : pageTitle;
  return (
    <HeatCard
      title={title}
      waiting={pageTitle}
      caption={[note, translate((pageView.filters.raterKind ?? []).length > 0 ? 'aspectsOfRaters' : 'aspectsNote')]
        .filter(Boolean)
        .join(language === 'en' ? '. ' : '；')}
      answered={answered}
      rows={by}
      columns="scoreAspect"
      indicator="score"
      members={members}
      ordered
    />
  );
}
