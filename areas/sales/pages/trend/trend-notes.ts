import type { Language } from '@portal/contract';
import { type Answer, basePhrases, baseText, formerNotes, springWords, successionNote } from '@portal/ui/analysis';
import type { TrendQuery } from '../../market/questions.ts';

/** What is to be known of the periods of a trend, each under a name: with what it is compared, and what they are. */
export function trendNotes(
  answer: Answer | undefined,
  { by, indicator, beside, base, springTogether }: TrendQuery,
  language: Language,
): [string, string][] {
  const { choice, note } = springWords(language);
  return [
    ...(beside ? formerNotes(answer, beside, language) : []),
    ...(base === null
      ? []
      : [[basePhrases(language)('base'), baseText(answer, { by, indicator, base }, language)] as [string, string]]),
    ...successionNote(answer, by, language),
    ...(springTogether ? [[choice, note] as [string, string]] : []),
  ];
}
