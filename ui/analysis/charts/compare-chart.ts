import type { Language } from '@portal/contract';
import { crossFormers, crossValues, membersOf } from '@portal/contract';
import type { CategoryChartSpec, ChartSeries, SeriesFormat } from '@portal/ui/charts';
import { type Beside, formerLines } from '../former/besides.ts';
import type { Answer } from '../page/ask.ts';
import { chartWords } from './chart-words.ts';
import { drawnAs, nounOf } from './figure-of.ts';
import { periodAxis } from './period-axis.ts';

export interface CompareShape {
  /** The dimension whose members are the series. */
  by: string;
  indicator: string;
  title: string;
  yoy: string;
  /** What the figure was, which is drawn as well, and how it has changed since. */
  beside?: Beside | null;
  /** How the figures are drawn, where their unit says more than how they are written: prices. */
  format?: SeriesFormat;
}

/** Members of a dimension over time, a line for each. */
export function compareChart(
  answer: Answer,
  { by, indicator, title, yoy, beside, format }: CompareShape,
  language: Language,
): CategoryChartSpec {
  const periods = membersOf(answer, 'period');
  const valueAt = crossValues(answer, 'period', by, indicator);
  const formerAt = crossFormers(answer, 'period', by, indicator);
  const columnOf = (key: string) => answer.columns.find((column) => column.key === key);
  const change = beside ? columnOf(beside.change) : columnOf('yoy');
  const isChanged = beside ? change?.format === 'percent' : indicator === 'volume';
  const changeAt = crossValues(answer, 'period', by, change?.key ?? '');
  const wasAt = beside && crossValues(answer, 'period', by, beside.former);
  const words = chartWords(answer, title, language);
  const drawn = { format: format ?? drawnAs(columnOf(indicator)), ...nounOf(columnOf(indicator)) };
  return {
    ...words,
    ...(beside && { note: [formerLines(beside, language), words.note].filter(Boolean).join(' · ') }),
    kind: 'line',
    members: { series: by, categories: { dimension: 'period', keys: periods.map(({ key }) => key) } },
    fromLaunch: indicator === 'volume' || indicator === 'share',
    ...periodAxis(
      answer,
      periods.map(({ key }) => key),
      language,
    ),
    series: membersOf(answer, by).flatMap(({ key, name }): ChartSeries[] => [
      {
        key,
        name,
        ...drawn,
        values: periods.map((period) => valueAt(period.key, key)),
        formers: periods.map((period) => formerAt(period.key, key)),
        changes: isChanged ? periods.map((period) => changeAt(period.key, key)) : undefined,
      },
      ...(wasAt && beside
        ? [
            {
              key: `${key}:${beside.former}`,
              of: key,
              name: `${name} · ${columnOf(beside.former)?.name ?? ''}`,
              ...drawn,
              values: periods.map((period) => wasAt(period.key, key)),
            },
          ]
        : []),
    ]),
    changeName: beside ? (change?.name ?? '') : yoy,
  };
}
