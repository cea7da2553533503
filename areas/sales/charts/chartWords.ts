import type { Language } from '@portal/contract';
import { formatMonthRange, formatPeriod } from '@portal/ui';
import type { Answer } from '../market/ask.ts';

/** What every chart says of its answer: period, source, and that the market is made up. */
export function chartWords(
  answer: Pick<Answer, 'period' | 'release' | 'dataSources'>,
  title: string,
  language: Language,
) {
  const { period, release, dataSources } = answer;
  return {
    title,
    language,
    period: formatMonthRange(period.from, period.to),
    source: dataSources.map(({ name }) => name).join(language === 'en' ? ', ' : '、'),
    note: release.demonstration ? (language === 'en' ? 'demonstration data' : '演示数据') : undefined,
  };
}

/** A period on an axis, as it is written everywhere else. */
export const shortPeriod = formatPeriod;

/** Index of the first period that holds a preliminary month; null when all are final. */
export function preliminaryIndex(answer: Pick<Answer, 'period'>, periods: readonly { key: string }[]): number | null {
  const first = answer.period.preliminaryFrom;
  if (!first) return null;
  const quarter = Math.floor((Number(first.slice(5)) - 1) / 3) + 1;
  // 2024-05 stands in 2024-05, in 2024-Q2 and in 2024.
  const holds = (key: string) =>
    key.length === 4
      ? key >= first.slice(0, 4)
      : key.includes('Q')
        ? key >= `${first.slice(0, 5)}Q${quarter}`
        : key >= first;
  const at = periods.findIndex(({ key }) => holds(key));
  return at === -1 ? null : at;
}
