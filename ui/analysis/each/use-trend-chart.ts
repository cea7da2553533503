import { useLanguage } from '@portal/shell';
import { readChoice } from '@portal/ui';
import type { ChartEvent, ChartSpec } from '@portal/ui/charts';
import { type CompareShape, compareChart } from '../charts/compare-chart.ts';
import { multiplesChart } from '../charts/multiples-chart.ts';
import type { Answer } from '../page/ask.ts';
import { usePage } from '../page/context.ts';
import { eachName, layouts } from './each.ts';

/**
 * The picture of members over time: on one chart with what they were, or each as a little chart of its own on one scale.
 * Events are marks below the axis of the one chart.
 */
export function useTrendChart() {
  const language = useLanguage();
  const { search } = usePage();
  const isEach = readChoice(search, eachName, layouts) === 'each';
  return (answer: Answer, shape: CompareShape, events?: ChartEvent[]): ChartSpec =>
    isEach ? multiplesChart(answer, shape, language) : { ...compareChart(answer, shape, language), events };
}
