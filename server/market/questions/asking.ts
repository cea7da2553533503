import { type DataSource, type DatasetKey, defaultDataSource, type Language } from '@portal/contract';
import { refuseAbsentSource } from '../answer/absent-source.ts';
import { type DatasetQuestion, monthText, sourceIn } from '../model/index.ts';
import type { Questions } from './questions.ts';

/** Asks on behalf of one call: whoever makes it, its language and signal. */
export interface Asking {
  market: Questions;
  language: Language;
  signal?: AbortSignal;
}

/** S7.076: the months of the source asked, or of the default, and whether the latest may still change. @throws Refusal for an unknown source or one the release has not */
export async function latestOf({ market, language }: Asking, dataSource: DataSource = defaultDataSource) {
  const { dataSources, coverage } = await market.catalogue('sales', language);
  const known = dataSources.find(({ key }) => key === dataSource);
  if (!known) {
    const named = dataSources.map(({ key, name }) => ({ key: key as DataSource, name: { zh_CN: name, en: name } }));
    const nameOf = (key: DataSource) => sourceIn(named, key).name;
    throw refuseAbsentSource(
      nameOf(dataSource),
      named.map(({ key }) => nameOf(key)),
    );
  }
  const isPreliminary = since(known.preliminaryFrom);
  const combined = coverage.find((candidate) => candidate.dataSource === dataSource)?.combined ?? [];
  // Where the latest figures are of several months together: since which.
  const first = combined.find(({ to }) => to === known.last)?.from;
  const together = first === undefined ? {} : { since: first };
  const preliminary = isPreliminary(known.last);
  return { dataSource, first: known.first, month: known.last, together, preliminary, isPreliminary };
}

const since = (first: string | null) => (month: string) => first !== null && month >= first;

/** Whether the figures of a month of a dataset may still change. @throws Refusal while no release is published */
export async function preliminaryMonths(
  { market, language }: Asking,
  dataset: DatasetKey,
): Promise<(month: string) => boolean> {
  return since((await market.catalogue(dataset, language)).preliminaryFrom);
}

type PartialQuestion = Pick<DatasetQuestion, 'by' | 'indicators'> & Partial<DatasetQuestion>;

/** A question about one month of one source. */
export const questionOf = (dataSource: DataSource, month: string, question: PartialQuestion): DatasetQuestion => ({
  dataset: 'sales',
  dataSources: [dataSource],
  dateType: 'monthly',
  from: month,
  to: month,
  ...question,
});

/** A question about the prices of some months, from the first to the last; as year * 12 + month - 1. */
export const priceQuestionOf = (first: number, last: number, question: PartialQuestion): DatasetQuestion => ({
  dataset: 'price',
  dataSources: [],
  dateType: 'monthly',
  from: monthText(first),
  to: monthText(last),
  ...question,
});
