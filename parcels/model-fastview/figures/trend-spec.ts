import type { Language } from '@portal/contract';
import { chartWords, figureOf, periodAxis } from '@portal/ui/analysis';
import type { CategoryChartSpec } from '@portal/ui/charts';
import type { Answer } from '../ask/ask.ts';
import type { Named } from '../ask/named.ts';

export interface TrendWords {
  title: string;
  yoy: string;
}

/** Volumes by month, a line for each model in the order of the page; dotted where they are preliminary. */
export function trendSpec(
  answer: Answer,
  models: readonly Named[],
  words: TrendWords,
  language: Language,
): CategoryChartSpec {
  const months = [...new Set(answer.rows.flatMap(({ keys }) => keys.period ?? []))].sort();
  const values = new Map(answer.rows.map((row) => [`${row.keys.model} ${row.keys.period}`, row.values]));
  const { noun } = figureOf(answer, 'volume');
  return {
    ...chartWords(answer, words.title, language),
    kind: 'line',
    fromLaunch: true,
    ...periodAxis(answer, months, language),
    series: models.map(({ key, name }) => ({
      key,
      name,
      format: 'count' as const,
      noun,
      values: months.map((month) => values.get(`${key} ${month}`)?.volume ?? null),
      changes: months.map((month) => values.get(`${key} ${month}`)?.yoy ?? null),
    })),
    changeName: words.yoy,
  };
}
