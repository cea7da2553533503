import type { PublicChart } from '@portal/contract';
import { questionsTo } from '../../questions/questions.ts';
import { useAnswer } from '../../questions/use-answer.ts';
import { release } from '../../release/release.ts';

const charts = questionsTo('getPublicCharts');
const everything: Record<string, never> = {};

/**
 * A small chart of the demonstration market by its key.
 * @returns null where there is none (figures that were imported are not for everybody), undefined while it is on its way; one of
 * the language before stands for nothing, since its words are within it
 */
export function usePublicChart(key: string): PublicChart | null | undefined {
  const { answer, error, waiting } = useAnswer(charts, release.picture ? everything : null);
  if (!release.picture || error) return null;
  if (waiting) return undefined;
  return answer && (answer.find((chart) => chart.key === key) ?? null);
}
