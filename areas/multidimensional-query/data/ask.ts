import { type CallData, questionsBy, questionsTo } from '@portal/shell';
import { askPivot, datasets, market, type PivotQuestion } from '@portal/ui/analysis';

export type Catalogue = CallData<'marketCatalogue'>;

const catalogues = questionsTo('marketCatalogue');

/** What the account may ask about and the release has: the catalogue of each dataset, in the order of the datasets. */
export const ownedDatasets = questionsBy(
  'datasets of the cross-analysis',
  async (_all: 'all'): Promise<Catalogue[]> => {
    const answer = await datasets.ask({});
    const covered = answer.datasets.filter((dataset) => dataset.covered);
    return Promise.all(covered.map(({ key }) => catalogues.ask({ dataset: key })));
  },
);

/** Pivots: each asks the market about all of its levels. */
export const pivots = questionsBy('pivot', (question: PivotQuestion) => askPivot(question, market.ask));
