import type { Language } from '@portal/contract';
import { crossValues, membersOf } from '@portal/contract';
import type { MultiplesChartSpec, SeriesFormat } from '@portal/ui/charts';
import { type Beside, formerLines } from '../former/besides.ts';
import type { Answer } from '../page/ask.ts';
import { chartWords } from './chart-words.ts';
import { figureOf } from './figure-of.ts';
import { periodAxis } from './period-axis.ts';

export interface MultiplesShape {
  /** The dimension whose members are the lines. */
  by: string;
  indicator: string;
  title: string;
  /** What the figure was, drawn behind it. */
  beside?: Beside | null;
  /** How the figures are drawn, where their unit says more than how they are written: prices. */
  format?: SeriesFormat;
}

/** Members of a dimension over time, each as a little line on one scale, in the order of the answer. */
export function multiplesChart(
  answer: Answer,
  { by, indicator, title, beside = null, format }: MultiplesShape,
  language: Language,
): MultiplesChartSpec {
  const periods = membersOf(answer, 'period').map(({ key }) => key);
  const valueAt = crossValues(answer, 'period', by, indicator);
  const wasAt = beside && crossValues(answer, 'period', by, beside.former);
  const formerName = beside ? figureOf(answer, beside.former).name : '';
  const words = chartWords(answer, title, language);
  return {
    ...words,
    ...(beside && { note: [formerLines(beside, language), words.note].filter(Boolean).join(' · ') }),
    kind: 'multiples',
    members: by,
    value: { ...figureOf(answer, indicator), ...(format && { format }) },
    ...periodAxis(answer, periods, language),
    cells: membersOf(answer, by).map(({ key, name }) => ({
      key,
      name,
      values: periods.map((period) => valueAt(period, key)),
      ...(wasAt && {
        was: { name: `${name} · ${formerName}`, values: periods.map((period) => wasAt(period, key)) },
      }),
    })),
  };
}
