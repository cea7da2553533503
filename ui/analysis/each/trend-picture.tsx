import { PortalLink, useLanguage } from '@portal/shell';
import { readChoice } from '@portal/ui';
import { Chart, type ChartEvent } from '@portal/ui/charts';
import { type CompareShape, compareChart } from '../charts/compare-chart.ts';
import { multiplesChart } from '../charts/multiples-chart.ts';
import type { Answer } from '../frame/ask.ts';
import { usePage } from '../frame/context.ts';
import { eachName, layouts } from './each.ts';

interface TrendPictureProps {
  answer: Answer;
  shape: CompareShape;
  /** Marks below the axis of the one chart. */
  events?: ChartEvent[];
}

/** Members over time: on one chart with what they were, or each as a little chart of its own on one scale. */
export function TrendPicture({ answer, shape, events }: TrendPictureProps) {
  const language = useLanguage();
  const { search } = usePage();
  const isEach = readChoice(search, eachName, layouts) === 'each';
  const spec = isEach ? multiplesChart(answer, shape, language) : { ...compareChart(answer, shape, language), events };
  return <Chart titleHidden height={380} spec={spec} link={PortalLink} />;
}
