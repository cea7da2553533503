import type { Language } from '@portal/contract';
import { type Answer, chartWords, membersOf, periodAxis } from '@portal/ui/analysis';
import type { CategoryChartSpec, SeriesFormat } from '@portal/ui/charts';

/** A figure of an answer as a line. */
export interface Line {
  key: string;
  format: SeriesFormat;
}

/** Several figures of one answer by period, a line for each, named as the market names them. */
export function periodLines(
  answer: Answer,
  { title, lines }: { title: string; lines: readonly Line[] },
  language: Language,
): CategoryChartSpec {
  const rows = answer.rows.filter(({ kind }) => kind === 'row');
  const periods = membersOf(answer, 'period').map(({ key }) => key);
  return {
    ...chartWords(answer, title, language),
    kind: 'line',
    members: { categories: { dimension: 'period', keys: periods } },
    ...periodAxis(answer, periods, language),
    series: lines.map(({ key, format }) => ({
      key,
      name: answer.columns.find((column) => column.key === key)?.name ?? key,
      format,
      values: rows.map(({ values }) => values[key] ?? null),
      formers: rows.map(({ revised }) => revised?.[key] ?? null),
    })),
  };
}
