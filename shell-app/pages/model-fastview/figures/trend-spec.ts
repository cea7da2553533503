import type { Language } from '@portal/contract';
import { formatMonth, formatMonthRange } from '@portal/ui';
import type { CategoryChartSpec } from '@portal/ui/charts';
import type { Answer } from '../ask/ask.ts';
import type { Named } from '../ask/use-market.ts';

export interface TrendWords {
  title: string;
  yoy: string;
  source: string;
  demonstration: string;
}

/** Volumes by month, a line for each model in the order of the page; dotted where they are preliminary. */
export function trendSpec(
  answer: Answer,
  models: readonly Named[],
  words: TrendWords,
  language: Language,
): CategoryChartSpec {
  const { period, release } = answer;
  const months = [...new Set(answer.rows.flatMap(({ keys }) => keys.period ?? []))].sort();
  const values = new Map(answer.rows.map((row) => [`${row.keys.model} ${row.keys.period}`, row.values]));
  const at = months.findIndex((month) => period.preliminaryFrom !== null && month >= period.preliminaryFrom);
  return {
    kind: 'line',
    fromLaunch: true,
    title: words.title,
    language,
    period: formatMonthRange(period.from, period.to),
    source: words.source,
    note: release.demonstration ? words.demonstration : undefined,
    categories: months.map((month) => formatMonth(month)),
    series: models.map(({ key, name }) => ({
      ...{ key, name, format: 'count' as const },
      values: months.map((month) => values.get(`${key} ${month}`)?.volume ?? null),
      changes: months.map((month) => values.get(`${key} ${month}`)?.yoy ?? null),
    })),
    changeName: words.yoy,
    preliminaryFrom: at === -1 ? null : at,
  };
}
