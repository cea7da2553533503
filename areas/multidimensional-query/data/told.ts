import type { PivotAnswer, ShareProps } from '@portal/ui/analysis';
import type { CrossFigure } from '../state/figures.ts';

/** What is told of figures of several datasets: each with its source, or with the dataset where it has only one kind. */
export function toldOf({ answers }: PivotAnswer, figures: readonly CrossFigure[]): ShareProps['answer'] {
  const [first] = answers;
  if (!first) return undefined;
  const sources = figures.map(({ dataset, datasetName, source, sourceName }) => ({
    key: `${dataset} ${source}`,
    name: source === null ? datasetName : sourceName,
  }));
  return {
    ...{ release: first.release, period: first.period },
    dataSources: sources.filter(({ key }, at) => sources.findIndex((one) => one.key === key) === at),
    coverage: answers.flatMap(({ coverage }) => coverage),
  };
}
