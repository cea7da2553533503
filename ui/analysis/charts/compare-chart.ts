import type { Language, MarketColumn } from '@portal/contract';
import { crossFormers, crossValues, membersOf } from '@portal/contract';
import type { CategoryChartSpec, SeriesFormat } from '@portal/ui/charts';
import type { Answer } from '../frame/ask.ts';
import { chartWords } from './chart-words.ts';
import { periodAxis } from './period-axis.ts';

export interface CompareShape {
  /** The dimension whose members are the series. */
  by: string;
  indicator: string;
  title: string;
  yoy: string;
  /** How the figures are drawn, where their unit says more than how they are written: prices. */
  format?: SeriesFormat;
}

const formatOf = (column: MarketColumn | undefined): SeriesFormat => column?.format ?? 'count';

/** Members of a dimension over time, a line for each. */
export function compareChart(
  answer: Answer,
  { by, indicator, title, yoy, format }: CompareShape,
  language: Language,
): CategoryChartSpec {
  const periods = membersOf(answer, 'period');
  const column = answer.columns.find(({ key }) => key === indicator);
  const valueAt = crossValues(answer, 'period', by, indicator);
  const formerAt = crossFormers(answer, 'period', by, indicator);
  const changeAt = crossValues(answer, 'period', by, 'yoy');
  return {
    ...chartWords(answer, title, language),
    kind: 'line',
    members: { series: by, categories: { dimension: 'period', keys: periods.map(({ key }) => key) } },
    fromLaunch: indicator === 'volume' || indicator === 'share',
    ...periodAxis(
      answer,
      periods.map(({ key }) => key),
      language,
    ),
    series: membersOf(answer, by).map(({ key, name }) => ({
      key,
      name,
      format: format ?? formatOf(column),
      values: periods.map((period) => valueAt(period.key, key)),
      formers: periods.map((period) => formerAt(period.key, key)),
      changes: indicator === 'volume' ? periods.map((period) => changeAt(period.key, key)) : undefined,
    })),
    changeName: yoy,
  };
}
