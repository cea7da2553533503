import {
  type AnswerAbout,
  formatMonthRange,
  joinNames,
  type Language,
  preliminaryText,
  tableWords,
} from '@portal/contract';

/** What stands below the figures of a picture: source and period, then what else is to be known of them. */
export function footOf(
  { dataSources, release, period: { preliminaryFrom } }: AnswerAbout,
  period: { from: string; to: string },
  notes: readonly string[],
  language: Language,
): string[] {
  const sources = joinNames(
    dataSources.map(({ name }) => name),
    language,
  );
  const source = `${tableWords(language)('dataSource')}${language === 'en' ? ': ' : '：'}${sources}`;
  const may = preliminaryText(period, preliminaryFrom, language);
  const note = release.demonstration ? tableWords(language)('demonstration') : '';
  return [
    [sources ? source : '', formatMonthRange(period.from, period.to)].filter(Boolean).join(' · '),
    ...[may, ...notes, note].filter(Boolean),
  ];
}
