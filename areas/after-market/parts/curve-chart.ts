import type { Language } from '@portal/contract';
import { type Answer, chartWords, crossValues, drawnAs, membersOf, nounOf } from '@portal/ui/analysis';
import type { CategoryChartSpec, SeriesFormat } from '@portal/ui/charts';

export interface CurveShape {
  /** The dimension whose members have a curve each. */
  by: string;
  indicator: string;
  title: string;
  format?: SeriesFormat;
  /** What the legend calls a member, where its whole name is longer than a legend has room for. */
  legendName?: (name: string) => string;
}

/** The ages of an answer, from the youngest. */
export const agesOf = (answer: Answer) =>
  membersOf(answer, 'carAge').sort((age, other) => Number(age.key) - Number(other.key));

/** A figure by age, a line for each member: ages that a member has no cars of are a gap. */
export function curveChart(
  answer: Answer,
  { by, indicator, title, format, legendName = (name) => name }: CurveShape,
  language: Language,
): CategoryChartSpec {
  const ages = agesOf(answer);
  const valueAt = crossValues(answer, 'carAge', by, indicator);
  const column = answer.columns.find(({ key }) => key === indicator);
  return {
    ...chartWords(answer, title, language),
    kind: 'line',
    members: { series: by, categories: { dimension: 'carAge', keys: ages.map(({ key }) => key) } },
    categories: ages.map(({ name }) => name),
    series: membersOf(answer, by).map(({ key, name }) => ({
      key,
      name: legendName(name),
      format: format ?? drawnAs(column),
      ...nounOf(column),
      values: ages.map((age) => valueAt(age.key, key)),
    })),
  };
}
