import type { Language } from '@portal/contract';
import { coverageText, type PivotAnswer, type ShareProps } from '@portal/ui/analysis';
import type { CrossFigure } from '../state/figures.ts';

/**
 * What is told of figures of several datasets: each with its source, or with the dataset where it has only one kind.
 * @param outside how many rows values have left out
 */
export function aboutOf({ answers }: PivotAnswer, figures: readonly CrossFigure[], outside = 0): ShareProps['answer'] {
  const [first] = answers;
  if (!first) return undefined;
  const sources = figures.map(({ dataset, datasetName, source, sourceName }) => ({
    key: `${dataset} ${source}`,
    name: source === null ? datasetName : sourceName,
  }));
  return {
    release: first.release,
    period: first.period,
    dataSources: sources.filter(({ key }, at) => sources.findIndex((source) => source.key === key) === at),
    coverage: answers.flatMap(({ coverage }) => coverage),
    ...(outside > 0 && { outsideLimits: outside }),
  };
}

/** What each source of the figures covers, by its name; nothing of those that cover everything. */
export function coverageOfEach(
  { parts }: PivotAnswer,
  figures: readonly CrossFigure[],
  language: Language,
): readonly string[] {
  const texts = figures.flatMap(({ source, sourceName, datasetName }, place) => {
    const part = parts.find(({ figures: of }) => Object.values(of).includes(place));
    const says = part ? coverageText({ coverage: part.answer.coverage }, language) : '';
    const name = source === null ? datasetName : sourceName;
    return says === '' ? [] : [language === 'en' ? `${name}: ${says}` : `${name}：${says}`];
  });
  return [...new Set(texts)];
}
