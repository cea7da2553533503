import { dimensionOf, indicatorOf } from '../datasets/find.ts';
import type { Dataset } from '../datasets/index.ts';
import type { Question } from '../model/question.ts';
import { refuseAddedSources, refuseFinerThanYears, refuseNoSource, refuseSources } from './refuse.ts';

/**
 * Whether a dataset can be asked a question at all: it has what is named, and its sources are told apart.
 * @throws Refusal that says what the dataset has instead
 */
export function checkQuestion(dataset: Dataset, { by, indicators, filters, dataSources, dateType }: Question): void {
  for (const key of [...by, ...Object.keys(filters ?? {})]) dimensionOf(dataset, key);
  for (const key of indicators) indicatorOf(dataset, key);
  if (dataset.facts.every === 'year' && dateType !== 'annual') throw refuseFinerThanYears(dataset);
  if (dataset.facts.source === null) {
    if (dataSources.length > 0) throw refuseSources(dataset);
    return;
  }
  if (dataSources.length === 0) throw refuseNoSource(dataset);
  if (dataSources.length > 1 && !by.includes('dataSource')) throw refuseAddedSources();
}
