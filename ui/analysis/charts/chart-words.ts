import type { Language } from '@portal/contract';
import { formatMonthRange } from '@portal/ui';
import type { Told } from '../share/about.ts';

/** What every chart says of its answer: period, source, and that the market is made up. */
export function chartWords({ period, release, dataSources }: Told, title: string, language: Language) {
  return {
    title,
    language,
    period: formatMonthRange(period.from, period.to),
    source: dataSources.map(({ name }) => name).join(language === 'en' ? ', ' : '、'),
    note: release.demonstration ? (language === 'en' ? 'demonstration data' : '演示数据') : undefined,
  };
}
