import { useLanguage } from '@portal/shell';
import { readChoice } from '@portal/ui';
import { Chart } from '@portal/ui/charts';
import { type CompareShape, compareChart } from '../charts/compare-chart.ts';
import { multiplesChart } from '../charts/multiples-chart.ts';
import type { Answer } from '../frame/ask.ts';
import { usePage } from '../frame/context.ts';
import { eachName, layouts } from './each.ts';

/** Members over time: on one chart with what they were, or each as a little chart of its own on one scale. */
export function TrendPicture({ answer, shape }: { answer: Answer; shape: CompareShape }) {
  const language = useLanguage();
  const { search } = usePage();
  const isEach = readChoice(search, eachName, layouts) === 'each';
  const spec = isEach ? multiplesChart(answer, shape, language) : compareChart(answer, shape, language);
  return <Chart titleHidden height={380} spec={spec} />;
}
