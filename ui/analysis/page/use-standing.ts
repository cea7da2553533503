import { useAnswer } from '@portal/shell';
import { datasets } from './ask.ts';
import type { Subject } from './define-page.ts';

/** Whether a dataset can be asked about: it can, no product of the account opens it, or the release keeps nothing of it. */
export type Standing = 'open' | 'notOwned' | 'notCovered';

/**
 * How another dataset than that of the page stands, before anything is asked of it.
 * @param isWanted false where nothing will be asked of it now
 * @returns null while it is not known; where that could not be found out, open: the market says then what is amiss
 */
export function useStanding(dataset: Subject['dataset'], isWanted = true): Standing | null {
  const { answer, error } = useAnswer(datasets, isWanted ? {} : null);
  if (error) return 'open';
  if (!answer) return null;
  const found = answer.datasets.find(({ key }) => key === dataset);
  if (!found) return 'notOwned';
  return found.covered ? 'open' : 'notCovered';
}
