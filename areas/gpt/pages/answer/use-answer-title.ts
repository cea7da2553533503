import { joinNames } from '@portal/contract';
import { useLanguage } from '@portal/shell';
import { useNameOf, usePage, type WordQuery, withinText } from '@portal/ui/analysis';
import { phrases } from '../../phrases.ts';

/** What an answer shows: its figures, and what they are listed by. */
export function useAnswerTitle({ indicators, by }: WordQuery): string {
  const say = phrases.useTranslate();
  const language = useLanguage();
  const nameOf = useNameOf();
  const { title, catalogue } = usePage();
  if (!catalogue) return title;
  const figures = joinNames(
    indicators.map((indicator) => nameOf('indicators', indicator)),
    language,
  );
  const listed = by
    .filter((dimension) => dimension !== 'period')
    .map((dimension) => withinText(nameOf('dimensions', dimension), language));
  return listed.length === 0 ? figures : say('figuresBy', { figures, by: listed.join(say('and')) });
}
