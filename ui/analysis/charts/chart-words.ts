import type { AnswerAbout, Language } from '@portal/contract';
import { coverageText, joinNames } from '@portal/contract';
import { formatMonthRange } from '@portal/ui';

/** What every chart says of its answer: period, source, what it does not cover, and that the market is made up. */
export function chartWords(answer: AnswerAbout, title: string, language: Language) {
  const { period, release, dataSources } = answer;
  const demonstration = release.demonstration ? (language === 'en' ? 'demonstration data' : '演示数据') : '';
  const notes = [coverageText(answer, language), demonstration].filter((note) => note !== '');
  return {
    title,
    language,
    period: formatMonthRange(period.from, period.to),
    source: joinNames(
      dataSources.map(({ name }) => name),
      language,
    ),
    note: notes.length > 0 ? notes.join(' · ') : undefined,
  };
}
