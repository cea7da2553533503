import { useAnswer } from '@portal/shell';
import { type Answer, catalogues, market, useStanding } from '@portal/ui/analysis';
import { figuresOn, type OpinionDataset } from './opinion-questions.ts';

/** The figures of a dataset for some models; undefined while they come, and where the account may not ask for them. */
export function useFigures(dataset: OpinionDataset, models: readonly string[], day: string): Answer | undefined {
  const standing = useStanding(dataset, models.length > 0);
  const { answer: catalogue } = useAnswer(catalogues, standing === 'open' ? { dataset } : null);
  return useAnswer(market, catalogue ? figuresOn(dataset, catalogue, models, day) : null).answer;
}
