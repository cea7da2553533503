import { dimensionOf, indicatorOf } from '../datasets/find.ts';
import { type Dataset, isGroupDimension } from '../datasets/index.ts';
import type { Members, Question } from '../model/question.ts';
import {
  refuseAddedSources,
  refuseChosenAndLeftOut,
  refuseFinerThanYears,
  refuseLeftOut,
  refuseLimit,
  refuseNoSource,
  refuseSources,
  refuseWithin,
} from './refuse.ts';

/** What is left out is a member of a dimension that says what a fact is about, and is not asked for as well. */
function checkLeftOut(dataset: Dataset, filters: Members, without: Members): void {
  for (const [key, keys = []] of Object.entries(without)) {
    const dimension = dimensionOf(dataset, key);
    if (keys.length === 0) continue;
    if (!isGroupDimension(dimension)) throw refuseLeftOut(dimension.name);
    const both = keys.filter((member) => filters[key]?.includes(member));
    if (both.length > 0) throw refuseChosenAndLeftOut(dimension.name, both);
  }
}

/**
 * Whether a dataset can be asked a question at all: it has what is named, and its sources are told apart.
 * @throws Refusal that says what the dataset has instead
 */
export function checkQuestion(dataset: Dataset, question: Question): void {
  const { by, indicators, filters = {}, without = {}, where = [], within, dataSources, dateType } = question;
  for (const key of [...by, ...Object.keys(filters), ...Object.keys(without)]) dimensionOf(dataset, key);
  checkLeftOut(dataset, filters, without);
  for (const key of indicators) indicatorOf(dataset, key);
  const whole = within === undefined ? null : dimensionOf(dataset, within);
  if (whole && !(by.includes(within ?? '') && isGroupDimension(whole))) throw refuseWithin(whole.name);
  for (const { indicator } of where) if (!indicators.includes(indicator)) throw refuseLimit(indicator);
  if (dataset.facts.every === 'year' && dateType !== 'annual') throw refuseFinerThanYears(dataset);
  if (dataset.facts.source === null) {
    if (dataSources.length > 0) throw refuseSources(dataset);
    return;
  }
  if (dataSources.length === 0) throw refuseNoSource(dataset);
  if (dataSources.length > 1 && !by.includes('dataSource')) throw refuseAddedSources();
}
