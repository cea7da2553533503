import type { Language } from '@portal/contract';
import { formatMonth } from '@portal/ui';
import { chartWords, periodAxis } from '@portal/ui/analysis';
import type { CategoryChartSpec, ScatterChartSpec } from '@portal/ui/charts';
import type { Compared } from './comparisons.ts';
import type { CompareWords } from './phrases.ts';

/** What volumes count. */
const nounIn = ({ definitions }: Compared) => definitions.find(({ key }) => key === 'volume')?.unit;

/** Volumes by month, a line for each model. */
export const volumeChart = (data: Compared, words: CompareWords, language: Language): CategoryChartSpec => ({
  ...chartWords(data, words('volumeChart'), language),
  kind: 'line',
  fromLaunch: true,
  members: { series: 'subModel', categories: { dimension: 'period', keys: data.months } },
  ...periodAxis(data, data.months, language),
  series: data.models.map(({ key, name, volumes }) => ({
    key,
    name,
    format: 'count',
    noun: nounIn(data),
    values: volumes,
  })),
});

/** Share in the segment and discount of each model, both in percent. */
export function shareChart(data: Compared, words: CompareWords, language: Language): CategoryChartSpec {
  const nameOf = (wanted: string) => data.definitions.find(({ key }) => key === wanted)?.name ?? wanted;
  return {
    ...chartWords(data, words('shareChart'), language),
    period: formatMonth(data.period.to),
    kind: 'bar',
    members: { categories: { dimension: 'subModel', keys: data.models.map(({ key }) => key) } },
    categories: data.models.map(({ name }) => name),
    series: [
      { key: 'total', name: nameOf('share'), format: 'percent', values: data.models.map(({ share }) => share) },
      {
        key: 'yoy',
        name: nameOf('discount'),
        format: 'percent',
        values: data.models.map(({ prices }) => prices.discount),
      },
    ],
  };
}

/** What is paid for a model, and how many are sold of it in the last month. */
export function priceChart(data: Compared, words: CompareWords, language: Language): ScatterChartSpec {
  const month = formatMonth(data.period.to);
  return {
    ...chartWords(data, words('scatterChart'), language),
    period: month,
    kind: 'scatter',
    members: 'subModel',
    x: { name: words('tpAxis'), format: 'yuan' },
    y: { name: words('volumeAxis', { month }), format: 'count', noun: nounIn(data) },
    points: data.models.map(({ key, name, prices, volumes }) => ({
      key,
      name,
      x: prices.tp,
      y: volumes.at(-1) ?? null,
    })),
  };
}
