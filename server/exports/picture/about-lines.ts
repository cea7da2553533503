import { type AnswerAbout, formatMonthRange, type Language, preliminaryText, tableWords } from '@portal/contract';

/** What stands below the figures of a picture: source and period, then what else is to be known of them. */
export function footOf(
  { dataSources, release, period: { preliminaryFrom } }: AnswerAbout,
  period: { from: string; to: string },
  notes: readonly string[],
  language: Language,
): string[] {
  const english = language === 'en';
  const sources = dataSources.map(({ name }) => name).join(english ? ', ' : '、');
  const source = `${tableWords(language)('dataSource')}${english ? ': ' : '：'}${sources}`;
  const may = preliminaryText(period, preliminaryFrom, language);
  const note = release.demonstration ? tableWords(language)('demonstration') : '';
  return [
    [sources ? source : '', formatMonthRange(period.from, period.to)].filter(Boolean).join(' · '),
    ...[may, ...notes, note].filter(Boolean),
  ];
}
